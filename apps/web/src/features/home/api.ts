import { useEffect, useState } from 'react';
import { okCode, type Envelope } from '@app/contract/base/envelope.ts';

export type Readiness = { state: 'asking' } | { state: 'not-ready' } | { state: 'ready'; version: string };

const pauseWhileNotReady = 3_000;
const pauseWhenReady = 20_000;

async function askReadiness(signal: AbortSignal): Promise<Readiness> {
  try {
    const response = await fetch('/readyz', { signal, headers: { accept: 'application/json' } });
    // A proxy in between may answer with anything; only our own envelope with a version counts as ready.
    const answer = (await response.json()) as Partial<Envelope<{ version?: unknown }>> | null;
    const version = answer?.data?.version;
    if (!response.ok || answer?.code !== okCode || typeof version !== 'string') return { state: 'not-ready' };
    return { state: 'ready', version };
  } catch {
    return { state: 'not-ready' };
  }
}

/** Whether the server is ready to work, asked again and again while the page is open. */
export function useReadiness(): Readiness {
  const [readiness, setReadiness] = useState<Readiness>({ state: 'asking' });
  useEffect(() => {
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const now = await askReadiness(gone.signal);
      if (gone.signal.aborted) return;
      setReadiness(now);
      timer = setTimeout(ask, now.state === 'ready' ? pauseWhenReady : pauseWhileNotReady);
    };
    void ask();
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, []);
  return readiness;
}
