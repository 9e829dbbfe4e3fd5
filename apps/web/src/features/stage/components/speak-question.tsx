import { speechLimits } from '@app/contract/speech/limits.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LevelMeter } from '../../../components/level-meter.tsx';
import { useRecorder } from '../../../components/use-recorder.ts';
import { formatClock } from '../../../lib/format.ts';
import type { Recording } from '../../../lib/media.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine } from '../hooks.ts';
import { speakMessages as texts } from './speak-messages.ts';
import styles from './speak-question.module.css';

const { questionMs } = speechLimits.transcription;
const partialMs = 1000;

type Props = {
  onText: (text: string) => void;
  /** Nothing came of it: given up, no microphone, not understood. */
  onEnd: () => void;
};

/** A question is said instead of typed: from the press until its text stands in the field. */
export function SpeakQuestion({ onText, onEnd }: Props) {
  const { t } = useTexts();
  const { state, ms, level, recording, start, finish, soFar } = useRecorder(questionMs, onEnd);
  const done = useRef<HTMLButtonElement>(null);
  useStart(start);
  const { partial, settled } = usePartial(state === 'recording', soFar);
  useHearing(recording?.blob, settled, { onText, onEnd });
  const isHearing = state === 'recorded';
  useEffect(() => {
    if (state === 'recording') done.current?.focus();
  }, [state]);
  return (
    <div className={styles.box} data-recording>
      <p className={styles.state} role="status">
        {isHearing ? t(texts.hearing) : state === 'recording' ? t(texts.listening) : t(texts.micAsking)}
      </p>
      {isHearing ? (
        <div className={styles.working} />
      ) : (
        <LevelMeter level={level} label={t(texts.micLevel)} />
      )}
      {partial === '' ? null : <p className={styles.partial}>{partial}</p>}
      <span className={styles.clock}>{`${formatClock(ms)} / ${formatClock(questionMs)}`}</span>
      <button type="button" onClick={onEnd}>
        {t(texts.micCancel)}
      </button>
      {isHearing ? null : (
        <button
          ref={done}
          type="button"
          className={styles.done}
          disabled={state !== 'recording'}
          onClick={() => void finish()}
        >
          {t(texts.micDone)}
        </button>
      )}
    </div>
  );
}

/** Asks for the microphone at once: the press that opened this was the wish for it. */
function useStart(start: () => Promise<void>): void {
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void start();
  });
}

/** Has what was recorded turned into text, once. */
function useHearing(recording: Blob | undefined, settled: () => Promise<unknown>, then: Props): void {
  const engine = useEngine();
  const heard = useRef(then);
  useEffect(() => {
    heard.current = then;
  });
  useEffect(() => {
    if (!recording) return undefined;
    const end = new AbortController();
    // The engine hears one recording of a visitor at a time.
    const hear = settled().then(() => engine.transcribe(recording, { signal: end.signal }));
    hear.then(
      (text) => heard.current.onText(text),
      // What went wrong was said.
      () => end.signal.aborted || heard.current.onEnd(),
    );
    return () => end.abort();
  }, [engine, recording, settled]);
}

/** What was said so far, about once a second while somebody speaks; slower where the engine is. */
function usePartial(isSpeaking: boolean, soFar: () => Promise<Recording | undefined>) {
  const engine = useEngine();
  const [partial, setPartial] = useState('');
  const asked = useRef<Promise<unknown>>(Promise.resolve());
  const sound = useRef(soFar);
  useEffect(() => {
    sound.current = soFar;
  });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const settled = useCallback(() => asked.current, []);
  useEffect(() => {
    if (!isSpeaking) return undefined;
    const end = new AbortController();
    const ask = async (): Promise<void> => {
      const recording = await sound.current();
      if (!recording || end.signal.aborted) return;
      const since = performance.now();
      const { signal } = leaving.current;
      // One that is under way when the speaker ends is waited for: it is nearly done.
      const text = await engine.transcribe(recording.blob, { signal, isPartial: true });
      if (end.signal.aborted) return;
      if (text !== '') setPartial(text);
      again(partialMs - (performance.now() - since));
    };
    const again = (ms: number) => {
      timer = setTimeout(() => {
        // An engine that is busy, or cannot: the whole text comes at the end.
        asked.current = ask().catch(() => undefined);
      }, ms);
    };
    let timer: ReturnType<typeof setTimeout>;
    again(partialMs);
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [engine, isSpeaking]);
  return { partial, settled };
}
