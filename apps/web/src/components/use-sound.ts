import type { Message } from '@app/contract/base/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../lib/call-error.ts';
import { notify } from '../lib/notices.ts';
import { useTexts } from '../lib/texts.ts';

/** One sound is heard at a time; `heard` is what it was asked for by, undefined while all is still. */
export function useSound<Key>(failed: Message) {
  const { t } = useTexts();
  const [heard, setHeard] = useState<Key>();
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  /** `load` gives the address of the sound, which is released when it is over. */
  async function hear(key: Key, load: (signal: AbortSignal) => Promise<string>): Promise<void> {
    const end = new AbortController();
    // Made while the button is pressed: later a browser would not let it sound.
    const audio = new Audio();
    let address = '';
    const over = () => {
      // It may be over long since, and another one be heard.
      if (end.signal.aborted) return;
      end.abort();
      audio.pause();
      URL.revokeObjectURL(address);
      setHeard(undefined);
    };
    stop.current = over;
    // Not only its end: a headset that is pulled out or another program may pause it, and a broken file ends in the middle.
    for (const sign of ['ended', 'pause', 'error']) audio.addEventListener(sign, over);
    setHeard(() => key);
    try {
      address = await load(end.signal);
      if (end.signal.aborted) return URL.revokeObjectURL(address);
      audio.src = address;
      await audio.play();
    } catch (error) {
      if (end.signal.aborted) return;
      // A failed call has said so itself.
      if (!(error instanceof CallError)) notify('error', t(failed));
      over();
    }
  }

  return {
    heard,
    /** Pressed again it stops; another one takes its place. */
    toggle(key: Key, load: (signal: AbortSignal) => Promise<string>) {
      const wasHeard = heard === key;
      stop.current();
      if (!wasHeard) void hear(key, load);
    },
  };
}
