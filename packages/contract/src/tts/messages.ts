import { defineMessages } from '../base/messages.ts';

/** What went wrong with a speech engine elsewhere, for the administrator; the keys are the kinds of fault. */
export const ttsMessages = defineMessages('tts', {
  unreachable: {
    zh: '无法连接语音引擎 {engine}（{reason}）。请检查 TTS_URL 或 TTS_REGION、网络，以及服务是否在运行',
    en: 'The speech engine {engine} cannot be reached ({reason}). Check TTS_URL or TTS_REGION, the network and that it is running.',
  },
  slow: {
    zh: '语音引擎 {engine} 没有及时读完一句话（{reason}）。请稍后重试，或调大 TTS_SECONDS',
    en: 'The speech engine {engine} did not finish a sentence in time ({reason}). Try again later, or raise TTS_SECONDS.',
  },
  busy: {
    zh: '语音引擎 {engine} 的请求过多或额度已用完（{reason}）。请稍后重试，或检查额度',
    en: 'The speech engine {engine} has too many requests or no quota left ({reason}). Try again later, or check the quota.',
  },
  failed: {
    zh: '语音引擎 {engine} 出错（{reason}）。请稍后重试',
    en: 'The speech engine {engine} failed ({reason}). Try again later.',
  },
  denied: {
    zh: '语音引擎 {engine} 拒绝了密钥（{reason}）。请检查 TTS_KEY',
    en: 'The speech engine {engine} refused the key ({reason}). Check TTS_KEY.',
  },
  refused: {
    zh: '语音引擎 {engine} 拒绝了请求（{reason}）。请检查 TTS_MODEL、TTS_VOICES 和地址',
    en: 'The speech engine {engine} refused the request ({reason}). Check TTS_MODEL, TTS_VOICES and its address.',
  },
  garbage: {
    zh: '语音引擎 {engine} 返回的声音无法使用（{reason}）。请重试；经常出现时请检查引擎是否支持 WAV',
    en: 'The sound from the speech engine {engine} cannot be used ({reason}). Try again; if this happens often, check that it can give WAV.',
  },
  noVoice: {
    zh: '语音引擎 {engine} 没有声音 {reason}。请检查 TTS_VOICES',
    en: 'The speech engine {engine} has no voice {reason}. Check TTS_VOICES.',
  },
});
