import { defineMessages } from '../base/messages.ts';
import { speechLimits } from './limits.ts';

const minutes = speechLimits.recordingMs / 60_000;

/** Texts about recording and voices. */
export const speechMessages = defineMessages('speech', {
  permissionDenied: {
    zh: '没有使用设备的权限。请在浏览器设置中允许后重试',
    en: 'Permission to use the device was denied. Allow it in your browser settings and try again.',
  },
  deviceNotFound: {
    zh: '没有找到设备。请连接摄像头或麦克风后重试',
    en: 'No device was found. Connect a camera or microphone and try again.',
  },
  cameraOccupied: {
    zh: '摄像头正被其他程序占用。请关闭那个程序后重试',
    en: 'The camera is in use by another program. Close that program and try again.',
  },
  microphoneFailed: {
    zh: '无法使用麦克风。请检查麦克风权限后重试，也可以改用文字输入',
    en: 'The microphone cannot be used. Check its permission and try again, or type instead.',
  },
  microphoneLost: {
    zh: '麦克风断开了。断开之前录下的声音已保留',
    en: 'The microphone was disconnected. What it recorded until then is kept.',
  },
  recordingTooLong: {
    zh: `录音最长 ${minutes} 分钟，请缩短后重新录制`,
    en: `A recording can last at most ${minutes} minutes. Please record a shorter one.`,
  },
  notHeard: {
    zh: '没有听到说话声。请靠近麦克风再说一次',
    en: 'No speech was heard. Come closer to the microphone and say it again.',
  },
  tooManyRecordings: {
    zh: '语音输入太频繁了，请 {seconds} 秒后再试，也可以打字提问',
    en: 'You have recorded a lot in a short time. Try again in {seconds} seconds, or type instead.',
  },
  recordingUnreadable: {
    zh: '录音无法读取：只支持 16 位 WAV。请重新录制或转换',
    en: 'The recording is no WAV of 16 bits. Record or convert it again.',
  },
  transcriptionMissing: {
    zh: '暂时不能语音提问，请打字',
    en: 'Voice input is not available here. Please type instead.',
  },
  transcriptionUnderWay: {
    zh: '上一段录音还在转成文字，请稍等',
    en: 'Your last recording is still being turned into text. One moment, please.',
  },
  transcriptionBusy: {
    zh: '正在识别的录音比较多，请稍后再说一次，或改用打字',
    en: 'Many recordings are being turned into text. Say it again in a moment, or type it.',
  },
  transcriptionFailed: {
    zh: '这次没能把录音转成文字，请再说一次，或改用打字',
    en: 'The recording could not be turned into text. Please say it again, or type it.',
  },
  // For the administrator.
  transcriptionFailing: {
    zh: '语音识别服务没有正常应答：{reason}。请检查 ASR_URL、ASR_MODEL 和 ASR_KEY',
    en: 'The speech recognition service does not answer as it should: {reason}. Check ASR_URL, ASR_MODEL and ASR_KEY.',
  },
  sample: { zh: '大家好，很高兴为你讲解。', en: 'Hello, I am happy to present this for you.' },
  engineMissing: {
    zh: '语音引擎未安装，暂时不能生成讲解。请联系管理员运行 {command} 并重启后重试',
    en: 'The speech engine is not installed, so the talk cannot be created. Ask the administrator to run {command} and restart, then try again.',
  },
  engineRefused: {
    zh: '语音引擎拒绝了请求。请联系管理员检查语音引擎的设置，然后重试',
    en: 'The speech engine refused the request. Ask the administrator to check its settings, then try again.',
  },
  engineFailing: {
    zh: '语音引擎刚才出错，下次朗读时会再试',
    en: 'The speech engine failed a moment ago. It is tried again with the next sentence.',
  },
  // Why, for the administrator alone: nobody else can do anything about it.
  faultTookTooLong: {
    zh: '上次朗读用了超过 {seconds} 秒的处理器时间，或一直没有动静，进程已重启。经常出现时，请换更快的机器，或减小 SPEECH_PROCESSES',
    en: 'The last sentence took more than {seconds} seconds of processor time or stood still, so its process was restarted. If this happens often, use a faster machine or a smaller SPEECH_PROCESSES.',
  },
  faultTooMuchMemory: {
    zh: '上次朗读占用内存超过 {memory} MB，进程已重启。请检查机器的内存',
    en: 'The last sentence took more than {memory} MB of memory, so its process was restarted. Check the memory of this machine.',
  },
  faultEnded: {
    zh: '上次朗读时语音进程意外退出。请检查内存是否不足；详情见服务器日志',
    en: 'The speech process ended during the last sentence. Check whether memory runs short; the server log says more.',
  },
  faultNotLoaded: {
    zh: '语音模型无法加载。请检查磁盘空间，并重新运行 npm ci --prefix engines；详情见服务器日志',
    en: 'The speech model could not be loaded. Check disk space and run npm ci --prefix engines again; the server log says more.',
  },
  faultNotSpoken: {
    zh: '上次朗读的句子没有成功；详情见服务器日志',
    en: 'The last sentence could not be spoken; the server log says more.',
  },
  tooManyTrials: {
    zh: '试听得太频繁了，请 {seconds} 秒后再试',
    en: 'You have listened to many samples. Try again in {seconds} seconds.',
  },
  nothingToSay: {
    zh: '这里没有可以朗读的文字，请先写几个字',
    en: 'There are no words here to be spoken. Write some first.',
  },
  voiceUnknown: {
    zh: '没有这个声音，请从列表里另选一个',
    en: 'This voice does not exist. Choose another one from the list.',
  },
});
