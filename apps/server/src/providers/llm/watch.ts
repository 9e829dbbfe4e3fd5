export type Watch = ReturnType<typeof startWatch>;

type Options = { silenceMs: number; totalMs: number; signal?: AbortSignal | undefined };

/** Ends a request that says nothing for too long, that takes too long in all, or that nobody wants any more. */
export function startWatch({ silenceMs, totalMs, signal }: Options) {
  const ending = new AbortController();
  let lateAfterMs: number | undefined;
  const giveUpAfter = (ms: number) =>
    setTimeout(() => {
      lateAfterMs = ms;
      ending.abort();
    }, ms);
  const total = giveUpAfter(totalMs);
  const silence = giveUpAfter(silenceMs);
  return {
    signal: signal ? AbortSignal.any([signal, ending.signal]) : ending.signal,
    /** The limit that was passed, if one was. */
    get lateAfterMs() {
      return lateAfterMs;
    },
    isAlive: () => void silence.refresh(),
    /** Also lets go of what was not read to its end. */
    stop() {
      clearTimeout(total);
      clearTimeout(silence);
      ending.abort();
    },
  };
}
