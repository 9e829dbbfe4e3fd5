import { defineMessages } from '../base/messages.ts';
import { speechLimits } from '../speech/limits.ts';
import { voiceLimits } from './limits.ts';

const { name, perUser, leastMs } = voiceLimits;
const seconds = leastMs / 1000;
const minutes = speechLimits.recordingMs / 60_000;

/** Texts about voices of one's own. */
export const voiceMessages = defineMessages('voice', {
  /** What is agreed to for one's own voice; other words are another version (states/consent.ts). */
  consentSelf: {
    zh: '录音里是我本人的声音。我同意用它制作一个声音，并用在我的讲解里。',
    en: 'The recording is of my own voice. I agree that a voice is made from it and used in my talks.',
  },
  consentOther: {
    zh: '录音里是 {person} 的声音，并且对方已同意我用它制作一个声音，用在我的讲解里。',
    en: 'The recording is of the voice of {person}, who has agreed that I make a voice from it and use it in my talks.',
  },
  consentMissing: {
    zh: '制作声音前，请确认录音里是谁，并同意制作',
    en: 'Before a voice can be made, say whose voice it is and agree that it is made.',
  },
  personEmpty: { zh: '请填写录音里的人的姓名', en: 'Please enter the name of the person in the recording' },
  nameEmpty: { zh: '请给声音起个名字', en: 'Please give the voice a name' },
  nameTooLong: {
    zh: `名字最多 ${name.max} 个字`,
    en: `The name can have at most ${name.max} characters`,
  },
  tooMany: {
    zh: `最多保留 ${perUser} 个自己的声音。请先删除一个`,
    en: `You can keep at most ${perUser} voices of your own. Delete one first.`,
  },
  tooOften: {
    zh: '制作得太频繁了，请 {seconds} 秒后再试',
    en: 'You have made many voices in a short time. Try again in {seconds} seconds.',
  },
  busy: {
    zh: '这个声音正在制作，请等它完成，或先取消',
    en: 'This voice is being made. Wait until it is done, or cancel it.',
  },
  notFailed: {
    zh: '这个声音已经做好了，不需要重试',
    en: 'This voice is ready; there is nothing to try again.',
  },
  consentInUse: {
    zh: '用这段录音制作的声音还在。请先删除声音，再删除授权记录',
    en: 'The voice that was made from this recording is still there. Delete the voice first, then this record.',
  },
  failed: {
    zh: '声音制作失败，录音已保留。请重试，或在安静的地方重新录制',
    en: 'The voice could not be made. Your recording is kept: try again, or record again in a quiet place.',
  },
  cancelled: {
    zh: '已取消制作，录音已保留。可以重试，也可以删除',
    en: 'Making the voice was cancelled. Your recording is kept: try again, or delete it.',
  },
  /** What owners read of a cloning service; its own words are for the administrator. */
  serviceFailed: {
    zh: '声音克隆服务暂时不可用，录音已保留。请稍后重试，或联系管理员',
    en: 'The voice cloning service is not available now. Your recording is kept: try again later, or ask the administrator.',
  },
  serviceRefused: {
    zh: '声音克隆服务没有接受这段录音。请重新录制，或联系管理员',
    en: 'The voice cloning service did not accept this recording. Record it again, or ask the administrator.',
  },
  serviceFailing: {
    zh: '声音克隆服务没有正常应答：{reason}。请检查 VOICE_CLONE_URL 和 VOICE_CLONE_KEY',
    en: 'The voice cloning service does not answer as it should: {reason}. Check VOICE_CLONE_URL and VOICE_CLONE_KEY.',
  },
  unreadable: {
    zh: '这不是可以读取的录音。请上传 wav、mp3 或 m4a 声音文件，或直接录音',
    en: 'This is no recording that can be read. Upload a wav, mp3 or m4a sound file, or record your voice here.',
  },
  tooShort: {
    zh: `录音太短：至少需要 ${seconds} 秒，其中说话要占一半以上。请再录一次`,
    en: `The recording is too short: at least ${seconds} seconds are needed, more than half of them speech. Record it again.`,
  },
  noMaker: {
    zh: '这台服务器用的语音引擎不能使用自己的声音。请选择现有的声音',
    en: 'The speech engine of this server cannot use voices of your own. Choose one of the voices it has.',
  },
  tooLong: {
    zh: `录音最长 ${minutes} 分钟。请选短一些的录音，或重新录制`,
    en: `A recording can last at most ${minutes} minutes. Choose a shorter one, or record it again.`,
  },
  silence: {
    zh: '录音里没有听到说话声。请检查麦克风，再录一次',
    en: 'No speech is heard in the recording. Check the microphone and record it again.',
  },
  tooQuiet: {
    zh: '声音太小了。请靠近麦克风，或调高麦克风音量，再录一次',
    en: 'The recording is too quiet. Come closer to the microphone or turn it up, and record again.',
  },
  clipped: {
    zh: '声音太大，录音失真了。请离麦克风远一些，或调低麦克风音量，再录一次',
    en: 'The recording is too loud and distorted. Move away from the microphone or turn it down, and record again.',
  },
  noisy: {
    zh: '背景太嘈杂，听不清声音。请到安静的地方再录一次',
    en: 'There is too much noise in the background. Record it again in a quiet place.',
  },
  narrow: {
    zh: '录音的音质像电话，听不出声音的特点。请用 16 kHz 或更高的采样率再录一次',
    en: 'The recording sounds like a telephone, which hides what a voice is like. Record it again with 16 kHz or more.',
  },
});
