import { defineMessages } from '../base/messages.ts';

/** What went wrong with a language model and what to do about it; the keys are the kinds of fault. */
export const llmMessages = defineMessages('llm', {
  unreachable: {
    zh: '无法连接语言模型 {engine}（{reason}）。请检查地址、网络和服务是否在运行，然后重试',
    en: 'The language model {engine} cannot be reached ({reason}). Check its address, the network and that it is running, then try again.',
  },
  slow: {
    zh: '语言模型 {engine} 在 {seconds} 秒内没有回答完。请稍后重试，或调大 LLM_SILENCE_SECONDS',
    en: 'The language model {engine} did not answer within {seconds} seconds. Try again later, or raise LLM_SILENCE_SECONDS.',
  },
  busy: {
    zh: '语言模型 {engine} 的请求过多或额度已用完（{reason}）。请稍后重试，或检查额度',
    en: 'The language model {engine} has too many requests or no quota left ({reason}). Try again later, or check the quota.',
  },
  failed: {
    zh: '语言模型 {engine} 出错（{reason}）。请稍后重试',
    en: 'The language model {engine} failed ({reason}). Try again later.',
  },
  cut: {
    zh: '语言模型 {engine} 的回答中途断开（{reason}）。请重试',
    en: 'The answer of the language model {engine} was interrupted ({reason}). Try again.',
  },
  garbage: {
    zh: '语言模型 {engine} 的回答无法识别（{reason}）。请重试，或换一个模型',
    en: 'The answer of the language model {engine} cannot be understood ({reason}). Try again, or use another model.',
  },
  denied: {
    zh: '语言模型 {engine} 拒绝了密钥（{reason}）。请检查 LLM_API_KEY',
    en: 'The language model {engine} refused the key ({reason}). Check LLM_API_KEY.',
  },
  refused: {
    zh: '语言模型 {engine} 拒绝了请求（{reason}）。请检查地址和模型名称',
    en: 'The language model {engine} refused the request ({reason}). Check its address and the name of the model.',
  },
  moved: {
    zh: '语言模型 {engine} 的地址会跳转到别处，而密钥只发往所填的地址。请改填最终地址',
    en: 'The address of the language model {engine} redirects elsewhere, and the key is sent only to the configured address. Set the final address.',
  },
  noModel: {
    zh: '语言模型 {engine} 的服务中没有模型 {model}。现有：{models}',
    en: 'The service of the language model {engine} has no model {model}. It has: {models}.',
  },
  tooMuchInput: {
    zh: '发给语言模型 {engine} 的内容有 {given} 个字符，最多 {most} 个。请缩短内容，或调大 LLM_INPUT_CHARACTERS',
    en: '{given} characters for the language model {engine} are too many; at most {most} are allowed. Shorten the text, or raise LLM_INPUT_CHARACTERS.',
  },
  tooMuchOutput: {
    zh: '语言模型 {engine} 的回答超过 {most} 个 token，没有写完。请要求更短的回答，或调大 LLM_OUTPUT_TOKENS',
    en: 'The answer of the language model {engine} is longer than {most} tokens and was cut off. Ask for less, or raise LLM_OUTPUT_TOKENS.',
  },
});
