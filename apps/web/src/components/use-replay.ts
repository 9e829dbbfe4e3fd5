import { useEffect, useRef, useState } from 'react';
import type { Recording } from '../lib/media.ts';

/** Listens to a recording before it is used. */
export function useReplay(recording: Recording | undefined) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [ms, setMs] = useState(0);
  const player = useRef<HTMLAudioElement>(undefined);

  useEffect(() => {
    if (!recording) return undefined;
    const address = URL.createObjectURL(recording.blob);
    const audio = new Audio(address);
    player.current = audio;
    audio.addEventListener('timeupdate', () => setMs(audio.currentTime * 1000));
    audio.addEventListener('playing', () => setIsPlaying(true));
    audio.addEventListener('pause', () => setIsPlaying(false));
    return () => {
      audio.pause();
      setIsPlaying(false);
      player.current = undefined;
      URL.revokeObjectURL(address);
    };
  }, [recording]);

  return {
    isPlaying,
    ms,
    toggle() {
      const audio = player.current;
      if (!audio) return;
      if (!audio.paused) return audio.pause();
      audio.currentTime = 0;
      // A browser without sound refuses; there is nothing to listen to then.
      void audio.play().catch(() => undefined);
    },
  };
}
