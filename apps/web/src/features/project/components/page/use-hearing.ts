import { speechRoutes } from '@app/contract/speech/routes.ts';
import { useEffect, useRef, useState } from 'react';
import { download } from '../../../../lib/api.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { pageTexts as texts } from './messages.ts';

/** One voice is heard at a time; `heard` is the line it was asked for on, undefined while all is still. */
export function useHearing() {
  const { t } = useTexts();
  const [heard, setHeard] = useState<string | null>();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  async function hear(line: string | null, ttsId: string): Promise<void> {
    const end = new AbortController();
    // Made while the button is pressed: later a browser would not let it sound.
    const audio = new Audio();
    let address = '';
    stop.current = () => {
      end.abort();
      audio.pause();
      URL.revokeObjectURL(address);
      setHeard(undefined);
    };
    setHeard(line);
    try {
      const blob = await download(speechRoutes.sample, { params: { ttsId }, signal: end.signal });
      if (end.signal.aborted) return;
      address = URL.createObjectURL(blob);
      audio.src = address;
      audio.addEventListener('ended', () => stop.current());
      await audio.play();
    } catch (error) {
      if (end.signal.aborted) return;
      // A failed call has said so itself.
      if (!(error instanceof CallError)) notify('error', t(texts.hearFailed));
      stop.current();
    }
  }

  return {
    heard,
    toggle(line: string | null, ttsId: string) {
      const wasHeard = heard === line;
      stop.current();
      if (!wasHeard) void hear(line, ttsId);
    },
  };
}
