const hanPerSecond = 4.3;
const wordsPerSecond = 2.6;

/** About how long a text is spoken. */
export function spokenSeconds(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0;
  return Math.ceil(han / hanPerSecond + words / wordsPerSecond);
}
