import {
  IconMaximize,
  IconMinimize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconVolume,
  IconVolume3,
} from '@tabler/icons-react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useFullScreen, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { keyWish } from '../rules.ts';
import { playing, StageButton } from './controls.tsx';
import { Progress } from './progress.tsx';
import styles from './sample.module.css';

/** What moves the sample: few things, and the way to its sound before all. */
export function SampleControls({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { t } = useTexts();
  const engine = useEngine();
  const isPlaying = useStage((state) => playing.includes(state.phase));
  const { isFull, toggle } = useFullScreen(frame);
  /** The page has other uses for its keys: here they count on the line of time alone. */
  const seek = (event: KeyboardEvent) => {
    const wish = event.key.startsWith('Arrow') ? keyWish(event) : undefined;
    if (wish?.do !== 'seek') return;
    event.preventDefault();
    engine.seekBy(wish.byMs);
  };
  return (
    <div className={styles.controls}>
      <StageButton
        label={t(isPlaying ? texts.pause : texts.play)}
        onClick={engine.toggle}
        data-play
        icon={isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the line inside has the focus */}
      <div className={styles.progress} onKeyDown={seek}>
        <Progress />
      </div>
      <Sound />
      <span className={styles.fullScreen}>
        <StageButton
          label={t(isFull ? texts.leaveFullScreen : texts.fullScreen)}
          onClick={toggle}
          icon={isFull ? IconMinimize : IconMaximize}
        />
      </span>
    </div>
  );
}

/** One button, so that it keeps the focus: first it brings the sound, then it takes it away and back. */
function Sound() {
  const { t } = useTexts();
  const engine = useEngine();
  const isSilent = useStage((state) => state.isSilent);
  const muted = useStage((state) => state.muted);
  const label = t(isSilent ? texts.hear : texts.mute);
  const Icon = muted ? IconVolume3 : IconVolume;
  return (
    <button
      type="button"
      className={styles.sound}
      data-silent={isSilent}
      title={label}
      onClick={() => (isSilent ? void engine.hear() : engine.likes.toggleMute())}
      {...(isSilent ? {} : { 'aria-label': label, 'aria-pressed': muted })}
    >
      <Icon size={20} stroke={1.8} aria-hidden="true" />
      {isSilent ? label : null}
    </button>
  );
}
