import { useEffect, useRef, useState } from 'react';
import {
  type Recorder,
  type Recording,
  startRecording,
  tellMediaFault,
  tellMicrophoneLost,
} from '../lib/media.ts';

export type RecorderState = 'idle' | 'asking' | 'recording' | 'paused' | 'recorded';

/** A recording from the first press to its end. Leaving the place lets the microphone go. `onFault`: there will be none. */
export function useRecorder(maxMs: number, onFault?: () => void) {
  const [state, setState] = useState<RecorderState>('idle');
  const [ms, setMs] = useState(0);
  const [level, setLevel] = useState(0);
  const [recording, setRecording] = useState<Recording>();
  const recorder = useRef<Recorder>(undefined);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      recorder.current?.discard();
    };
  }, []);

  const finish = async () => {
    const ending = recorder.current;
    recorder.current = undefined;
    if (!ending) return;
    const made = await ending.finish();
    setLevel(0);
    setMs(made.ms);
    setRecording(made);
    setState('recorded');
  };

  const fail = (error: unknown) => {
    tellMediaFault(error, 'microphone');
    setState('idle');
    if (!isGone.current) onFault?.();
  };

  /** The microphone was taken away: what was said until then is kept, and where there is nothing, nothing is offered. */
  const lose = async () => {
    const made = await recorder.current?.soFar();
    if (made && made.ms > 0) {
      tellMicrophoneLost();
      return finish();
    }
    recorder.current?.discard();
    recorder.current = undefined;
    fail(new DOMException('the microphone went away', 'NotFoundError'));
  };

  const start = async () => {
    setState('asking');
    try {
      const started = await startRecording({
        maxMs,
        onLevel: setLevel,
        onMs: setMs,
        onFull: () => void finish(),
        onLost: () => void lose(),
      });
      // Somebody left while the browser was still asking.
      if (isGone.current) return started.discard();
      recorder.current = started;
      setState('recording');
    } catch (error) {
      fail(error);
    }
  };

  return {
    state,
    ms,
    level,
    recording,
    start,
    finish,
    /** What was said until now; undefined when nothing is being recorded. */
    soFar: async (): Promise<Recording | undefined> => recorder.current?.soFar(),
    pause() {
      recorder.current?.pause();
      setLevel(0);
      setState('paused');
    },
    resume() {
      recorder.current?.resume();
      setState('recording');
    },
    redo() {
      setRecording(undefined);
      setMs(0);
      void start();
    },
  };
}
