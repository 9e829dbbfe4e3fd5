/** Larger answers are none of theirs. */
const largestAnswer = 256 * 1024;
/** So long an answer is waited for. */
export const usualPatienceMs = 20_000;

type Asked = {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal | undefined;
  patienceMs?: number | undefined;
};

export type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };

/** Asks a provider and reads its whole answer, within a time and a size. */
export async function ask(
  url: string,
  { signal, patienceMs = usualPatienceMs, ...asked }: Asked,
): Promise<Answer> {
  const patience = AbortSignal.timeout(patienceMs);
  const response = await fetch(url, {
    ...asked,
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  });
  const text = await response.text();
  if (text.length > largestAnswer) throw new Error('the provider answers with too much');
  return { status: response.status, headers: response.headers, text };
}
