import {
  IconBadgeCc,
  IconMaximize,
  IconMessageQuestion,
  IconMinimize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
  IconVolume,
  IconVolume3,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { clockText, rates, timeOf, totalOf } from '../rules.ts';
import styles from './controls.module.css';
import { Progress } from './progress.tsx';

export const playing = ['loading', 'playing', 'resuming', 'opening'];

type Props = { isFull: boolean; onFullScreen: () => void; onAsk: () => void };

/** Everything that moves the talk. */
export function Controls({ isFull, onFullScreen, onAsk }: Props) {
  const { t } = useTexts();
  const engine = useEngine();
  const isPlaying = useStage((state) => playing.includes(state.phase));
  const captions = useStage((state) => state.captions);
  return (
    <div className={styles.controls}>
      <Progress />
      <div className={styles.row}>
        <StageButton
          label={t(texts.previousPage)}
          onClick={() => engine.turnPage(-1)}
          icon={IconPlayerTrackPrev}
        />
        <StageButton
          label={t(isPlaying ? texts.pause : texts.play)}
          onClick={engine.toggle}
          data-play
          icon={isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled}
        />
        <StageButton
          label={t(texts.nextPage)}
          onClick={() => engine.turnPage(1)}
          icon={IconPlayerTrackNext}
        />
        <Time />
        <span className={styles.gap} />
        <StageButton
          label={t(texts.ask)}
          data-ask
          onClick={() => {
            engine.questions.ask();
            onAsk();
          }}
          icon={IconMessageQuestion}
        />
        <StageButton
          label={t(texts.captions)}
          aria-pressed={captions}
          onClick={engine.likes.toggleCaptions}
          icon={IconBadgeCc}
        />
        <Speed />
        <Volume />
        <StageButton
          label={t(isFull ? texts.leaveFullScreen : texts.fullScreen)}
          onClick={onFullScreen}
          icon={isFull ? IconMinimize : IconMaximize}
        />
      </div>
    </div>
  );
}

type StageButtonProps = ComponentProps<typeof IconButton> & { 'data-play'?: boolean; 'data-ask'?: boolean };

/** A picture to press on the dark of the stage. */
export function StageButton(props: StageButtonProps) {
  return (
    <span className={styles.button}>
      <IconButton size="large" {...props} />
    </span>
  );
}

function Time() {
  const engine = useEngine();
  const page = useStage((state) => state.page);
  const second = useStage((state) => Math.floor(state.pageMs / 1000));
  useStage((state) => state.tracks);
  const lengths = engine.lengths();
  const at = timeOf(lengths, { page, ms: second * 1000 });
  return (
    <span className={styles.time}>
      {clockText(at)} / {clockText(totalOf(lengths))}
    </span>
  );
}

function Speed() {
  const { t } = useTexts();
  const engine = useEngine();
  const rate = useStage((state) => state.rate);
  const offered = rates.some((each) => each === rate) ? rates : [...rates, rate].sort((a, b) => a - b);
  return (
    <select
      className={styles.speed}
      aria-label={t(texts.speed)}
      title={t(texts.speed)}
      value={rate}
      onChange={(event) => engine.likes.setRate(Number(event.target.value))}
    >
      {offered.map((each) => (
        <option key={each} value={each}>
          {`${each}×`}
        </option>
      ))}
    </select>
  );
}

function Volume() {
  const { t } = useTexts();
  const engine = useEngine();
  const volume = useStage((state) => state.volume);
  const muted = useStage((state) => state.muted);
  const isSilent = muted || volume === 0;
  return (
    <span className={styles.volume}>
      <StageButton
        label={t(texts.mute)}
        aria-pressed={muted}
        onClick={engine.likes.toggleMute}
        icon={isSilent ? IconVolume3 : IconVolume}
      />
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        aria-label={t(texts.volume)}
        onChange={(event) => engine.likes.setVolume(Number(event.target.value))}
      />
    </span>
  );
}
