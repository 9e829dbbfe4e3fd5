import {
  IconMicrophone,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconRefresh,
} from '@tabler/icons-react';
import { formatClock } from '../lib/format.ts';
import { type Recording, recordingLimitMs } from '../lib/media.ts';
import { Button } from './button.tsx';
import { LevelMeter } from './level-meter.tsx';
import styles from './media-recorder.module.css';
import { useRecorder } from './use-recorder.ts';
import { useReplay } from './use-replay.ts';

export type AudioRecorderTexts = {
  readonly start: string;
  readonly asking: string;
  readonly recording: string;
  readonly pause: string;
  readonly paused: string;
  readonly resume: string;
  readonly finish: string;
  readonly recorded: string;
  readonly replay: string;
  readonly stopReplay: string;
  readonly redo: string;
  readonly use: string;
  /** Nothing has been recorded yet. */
  readonly ready: string;
  /** The time that is left, such as 4:05. */
  readonly left: (time: string) => string;
  readonly level: string;
};

type Props = { texts: AudioRecorderTexts; maxMs?: number; onUse: (recording: Recording) => void };

/** Records speech: how loud, how long still, pause, listen, again, take it. */
export function AudioRecorder({ texts, maxMs = recordingLimitMs, onUse }: Props) {
  const recorder = useRecorder(maxMs);
  const { state, ms, level, recording } = recorder;
  const replay = useReplay(recording);
  const words = {
    idle: 'ready',
    asking: 'asking',
    recording: 'recording',
    paused: 'paused',
    recorded: 'recorded',
  } as const;
  const isReplayed = state === 'recorded' && replay.isPlaying;
  const shownMs = isReplayed ? replay.ms : ms;
  return (
    <div className={styles.box}>
      <Ring state={state} share={isReplayed ? replay.ms / Math.max(1, ms) : ms / maxMs}>
        <span>{formatClock(shownMs)}</span>
        <small>{texts.left(formatClock(maxMs - ms))}</small>
      </Ring>
      <div className={styles.meter}>
        <LevelMeter level={level} label={texts.level} />
      </div>
      <p className={styles.hint} role="status">
        {texts[words[state]]}
      </p>
      <div className={styles.actions}>
        <RecorderButtons {...recorder} texts={texts} />
        {recording ? (
          <>
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} stroke={1.6} />}
              onClick={recorder.redo}
            >
              {texts.redo}
            </Button>
            <Button
              variant="default"
              leftSection={
                replay.isPlaying ? (
                  <IconPlayerStop size={18} stroke={1.6} />
                ) : (
                  <IconPlayerPlay size={18} stroke={1.6} />
                )
              }
              onClick={replay.toggle}
            >
              {replay.isPlaying ? texts.stopReplay : texts.replay}
            </Button>
            <Button onClick={() => onUse(recording)}>{texts.use}</Button>
          </>
        ) : null}
      </div>
    </div>
  );
}

type ButtonsProps = ReturnType<typeof useRecorder> & { texts: AudioRecorderTexts };

function RecorderButtons({ state, start, pause, resume, finish, texts }: ButtonsProps) {
  const size = { size: 18, stroke: 1.6 };
  switch (state) {
    case 'idle':
    case 'asking':
      return (
        <Button
          color="spot"
          leftSection={<IconMicrophone {...size} />}
          loading={state === 'asking'}
          onClick={() => void start()}
        >
          {texts.start}
        </Button>
      );
    case 'recording':
    case 'paused':
      return (
        <>
          {state === 'recording' ? (
            <Button variant="default" leftSection={<IconPlayerPause {...size} />} onClick={pause}>
              {texts.pause}
            </Button>
          ) : (
            <Button variant="default" leftSection={<IconMicrophone {...size} />} onClick={resume}>
              {texts.resume}
            </Button>
          )}
          <Button color="spot" leftSection={<IconPlayerStop {...size} />} onClick={() => void finish()}>
            {texts.finish}
          </Button>
        </>
      );
    default:
      return null;
  }
}

const radius = 68;
const around = 2 * Math.PI * radius;

function Ring({ state, share, children }: { state: string; share: number; children: React.ReactNode }) {
  const length = Math.max(0, Math.min(1, share)) * around;
  return (
    <div className={styles.ring} data-state={state}>
      <svg viewBox="0 0 148 148" aria-hidden="true">
        <circle cx="74" cy="74" r={radius} />
        {share > 0 ? (
          <circle
            className={styles.done}
            cx="74"
            cy="74"
            r={radius}
            strokeDasharray={`${length} ${around}`}
          />
        ) : null}
      </svg>
      <div className={styles.time} role="timer">
        {children}
      </div>
    </div>
  );
}
