import type { TokenCount } from './port.ts';

/** A guess that needs no vocabulary: a character of Chinese, Japanese or Korean is a token, four others are one. */
export function guessTokens(text: string): number {
  const dense = text.match(/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/g)?.length ?? 0;
  return dense + Math.ceil((text.length - dense) / 4);
}

/** Both together; a guess in one makes the sum a guess. */
export const addTokens = (one: TokenCount, other: TokenCount): TokenCount => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  isEstimated: one.isEstimated || other.isEstimated,
});
