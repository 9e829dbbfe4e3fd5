import {
  IconBadgeCc,
  IconChevronLeft,
  IconChevronRight,
  IconMaximize,
  IconMessageQuestion,
  IconMinimize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconUser,
  IconUserMinus,
  IconUserOff,
  IconVolume,
  IconVolume3,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { clockText, timeOf, totalOf } from '../rules.ts';
import styles from './controls.module.css';
import { Progress } from './progress.tsx';
import { SpeedMenu } from './speed-menu.tsx';

export const playing = ['loading', 'playing', 'resuming', 'opening'];

type Props = { isFull: boolean; onFullScreen: () => void; onAsk: () => void };

/** Everything that moves the talk. */
export function Controls({ isFull, onFullScreen, onAsk }: Props) {
  const { t } = useTexts();
  const engine = useEngine();
  const captions = useStage((state) => state.captions);
  return (
    <div className={styles.controls}>
      <Progress />
      <div className={styles.row}>
        <Play />
        <Time />
        <Pages />
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
        <PresenterButton />
        <StageButton
          label={t(texts.captions)}
          aria-pressed={captions}
          onClick={engine.likes.toggleCaptions}
          icon={IconBadgeCc}
        />
        <SpeedMenu />
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

const nextLooks = {
  shown: [texts.presenterSmaller, IconUserMinus],
  small: [texts.presenterAway, IconUserOff],
  hidden: [texts.presenterBack, IconUser],
} as const;

/** How much of the presenter is to be seen; it says what a press does. */
function PresenterButton() {
  const { t } = useTexts();
  const engine = useEngine();
  const [label, icon] = nextLooks[useStage((state) => state.presenter)];
  return <StageButton label={t(label)} onClick={engine.likes.stepPresenter} icon={icon} />;
}

/** A picture to press on the dark of the stage. */
export function StageButton(props: StageButtonProps) {
  return (
    <span className={styles.button}>
      <IconButton size="large" {...props} />
    </span>
  );
}

/** Plays and pauses; after a question it is the one way back to the talk, and says so. */
function Play() {
  const { t } = useTexts();
  const engine = useEngine();
  const phase = useStage((state) => state.phase);
  const isAsking = phase === 'asking' || phase === 'answering';
  const isPlaying = playing.includes(phase);
  const label = t(isAsking ? texts.goOn : isPlaying ? texts.pause : texts.play);
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  // One button in all states, so that it keeps the focus.
  return (
    <button
      type="button"
      className={styles.play}
      data-play
      data-says={isAsking}
      aria-label={label}
      title={label}
      onClick={engine.toggle}
    >
      <Icon size={20} aria-hidden="true" />
      {isAsking ? label : null}
    </button>
  );
}

/** Which page it is, and the ways to its neighbours. */
function Pages() {
  const { t } = useTexts();
  const engine = useEngine();
  const page = useStage((state) => state.page);
  const pages = useStage((state) => state.pages.length);
  return (
    <span className={styles.pages}>
      <StageButton label={t(texts.previousPage)} onClick={() => engine.turnPage(-1)} icon={IconChevronLeft} />
      <span className={styles.number} title={t(texts.pageOf, { page: page + 1, pages })}>
        <span aria-hidden="true">{`${page + 1} / ${pages}`}</span>
        <span className="only-for-readers">{t(texts.pageOf, { page: page + 1, pages })}</span>
      </span>
      <StageButton label={t(texts.nextPage)} onClick={() => engine.turnPage(1)} icon={IconChevronRight} />
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
