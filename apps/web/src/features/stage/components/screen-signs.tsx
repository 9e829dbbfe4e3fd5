import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useDelay } from '../../../components/use-delay.ts';
import { VoiceLine } from '../../../components/voice-line.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { waitingText } from '../rules.ts';
import styles from './screen-signs.module.css';

/** What is said about the talk: the way in and what is being waited for below the slide, what went wrong and the end on it. */
export function ScreenSigns() {
  const phase = useStage((state) => state.phase);
  const fault = useStage((state) => state.fault);
  const waiting = useStage((state) => state.waiting);
  if (fault) return <FaultSign />;
  if (phase === 'closed') return <StartSign />;
  if (waiting) return <WaitingSign />;
  if (phase === 'ended') return <EndSign />;
  if (phase === 'asking' || phase === 'answering')
    return <QuestionSign isAnswering={phase === 'answering'} />;
  return phase === 'opening' || phase === 'loading' ? <LoadingSign /> : null;
}

function StartSign() {
  const { t } = useTexts();
  const engine = useEngine();
  const resume = useStage((state) => state.resume);
  const label = resume ? t(texts.resumeTalk, { page: resume.page + 1 }) : t(texts.startTalk);
  return (
    <div className={styles.poster}>
      <button
        type="button"
        className={styles.begin}
        onPointerEnter={engine.warmUp}
        onFocus={engine.warmUp}
        onClick={() => void engine.play()}
      >
        <IconPlayerPlayFilled size={22} aria-hidden="true" />
        {label}
      </button>
      {resume ? (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => {
            engine.goTo(0);
            void engine.play();
          }}
        >
          {t(texts.fromStart)}
        </button>
      ) : null}
    </div>
  );
}

function LoadingSign() {
  const { t } = useTexts();
  const isLong = useDelay(true);
  return isLong ? (
    <div className={styles.note} role="status">
      <VoiceLine moving />
      <span>{t(texts.opening)}</span>
    </div>
  ) : null;
}

function WaitingSign() {
  const { t, language } = useTexts();
  const engine = useEngine();
  const page = useStage((state) => state.pages[state.page]);
  const readiness = useStage((state) => state.readiness);
  const isLast = useStage((state) => state.page + 1 >= state.pages.length);
  return (
    <div className={styles.note} role="status">
      <VoiceLine moving />
      <span>{waitingText(page, readiness, language)}</span>
      {isLast ? null : (
        <button type="button" className={styles.quiet} onClick={() => engine.turnPage(1)}>
          {t(texts.skipPage)}
        </button>
      )}
    </div>
  );
}

export function FaultSign() {
  const { t } = useTexts();
  const engine = useEngine();
  return (
    <div className={styles.over} data-shade>
      <p role="alert">{t(texts.soundFault)}</p>
      <button type="button" className={styles.action} onClick={() => void engine.play()}>
        {t(texts.retry)}
      </button>
    </div>
  );
}

function EndSign() {
  const { t } = useTexts();
  const engine = useEngine();
  return (
    <div className={styles.over} data-shade>
      <p className="display">{t(texts.titleEnded)}</p>
      <button type="button" className={styles.action} onClick={() => void engine.play()}>
        {t(texts.again)}
      </button>
    </div>
  );
}

/** Where the answer comes from, as long as another page than the talk's own is shown. */
function QuestionSign({ isAnswering }: { isAnswering: boolean }) {
  const { t } = useTexts();
  const cited = useStage((state) => state.cited?.page);
  const here = useStage((state) => state.page);
  if (cited === undefined || cited === here) return null;
  return (
    <div className={styles.corner} role="status">
      <VoiceLine moving={isAnswering} />
      <span>{t(texts.citedPage, { page: cited + 1, here: here + 1 })}</span>
    </div>
  );
}
