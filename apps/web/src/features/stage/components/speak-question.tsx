import { speechLimits } from '@app/contract/speech/limits.ts';
import { useEffect, useRef } from 'react';
import { LevelMeter } from '../../../components/level-meter.tsx';
import { useRecorder } from '../../../components/use-recorder.ts';
import { formatClock } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine } from '../hooks.ts';
import { speakMessages as texts } from './speak-messages.ts';
import styles from './speak-question.module.css';

const { questionMs } = speechLimits.transcription;

type Props = {
  onText: (text: string) => void;
  /** Nothing came of it: given up, no microphone, not understood. */
  onEnd: () => void;
};

/** A question is said instead of typed: from the press until its text stands in the field. */
export function SpeakQuestion({ onText, onEnd }: Props) {
  const { t } = useTexts();
  const { state, ms, level, recording, start, finish } = useRecorder(questionMs);
  const done = useRef<HTMLButtonElement>(null);
  useStart(start, state, onEnd);
  useHearing(recording?.blob, onText, onEnd);
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
function useStart(start: () => Promise<void>, state: string, onEnd: () => void): void {
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) {
      // It was refused; the notice says why.
      if (state === 'idle') onEnd();
      return;
    }
    isStarted.current = true;
    void start();
  });
}

/** Has what was recorded turned into text, once. */
function useHearing(recording: Blob | undefined, onText: (text: string) => void, onEnd: () => void): void {
  const engine = useEngine();
  const heard = useRef({ onText, onEnd });
  useEffect(() => {
    heard.current = { onText, onEnd };
  });
  useEffect(() => {
    if (!recording) return undefined;
    const end = new AbortController();
    engine.transcribe(recording, end.signal).then(
      (text) => heard.current.onText(text),
      // What went wrong was said.
      () => end.signal.aborted || heard.current.onEnd(),
    );
    return () => end.abort();
  }, [engine, recording]);
}
