import type { BodyOf } from '@app/contract/base/routes.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../../lib/api.ts';
import { CallError } from '../../../../../lib/call-error.ts';
import { notify } from '../../../../../lib/notices.ts';
import { soundAddress } from '../../../../../lib/sound-address.ts';
import { useTexts } from '../../../../../lib/texts.ts';
import { mannerTexts as texts } from './messages.ts';

type Words = BodyOf<typeof speechRoutes.say>;

/** Words that are spoken to be heard; pressed again they stop. */
export function useWords() {
  const { t } = useTexts();
  const [isHeard, setHeard] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  async function hear(body: Words): Promise<void> {
    const end = new AbortController();
    // Made while the button is pressed: later a browser would not let it sound.
    const audio = new Audio();
    let address = '';
    stop.current = () => {
      end.abort();
      audio.pause();
      URL.revokeObjectURL(address);
      setHeard(false);
    };
    setHeard(true);
    try {
      const { audio: sound } = await call(speechRoutes.say, { body, signal: end.signal });
      if (end.signal.aborted) return;
      address = soundAddress(sound);
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
    isHeard,
    toggle(words: Words) {
      if (isHeard) stop.current();
      else void hear(words);
    },
  };
}
