import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useDelay } from '../../../components/use-delay.ts';
import { useTexts } from '../../../lib/texts.ts';
import { timeLeft } from '../../../lib/time-left.ts';
import type { TalkCalls } from '../api.ts';
import { useReadiness, useTalk } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { Stage } from './stage.tsx';
import styles from './talk-loader.module.css';

type Props = {
  calls: TalkCalls;
  actions?: ReactNode;
  /** Whether the stage opens when something can be heard; otherwise at once, and goes on as speech comes. */
  waits?: boolean;
  /** Told whenever the talk begins to go on, or to stand. */
  onGoing?: (isGoing: boolean) => void;
};

/** Nothing can be heard yet: when it can, by what was measured. */
function Preparing({ calls }: Pick<Props, 'calls'>) {
  const { t, language } = useTexts();
  const seconds = useReadiness(calls, true)?.waiting[0]?.seconds ?? null;
  const text =
    seconds === null ? t(texts.preparingText) : t(texts.preparingTime, { time: timeLeft(seconds, language) });
  return (
    <div role="status">
      <EmptyState level={1} moving title={t(texts.titlePreparing)} text={text} />
    </div>
  );
}

/** Loads a talk and puts it on stage. */
export function TalkLoader({ calls, actions, waits = false, onGoing }: Props) {
  const { t } = useTexts();
  const { talk, error, waitsFor, retry } = useTalk(calls, waits);
  const isLong = useDelay(!talk && !error);
  if (talk) return <Stage talk={talk} calls={calls} actions={actions} {...(onGoing && { onGoing })} />;
  if (waitsFor) {
    if (waitsFor === 'voice') return <Preparing calls={calls} />;
    return (
      <div role="status">
        <EmptyState level={1} title={t(texts.titleNotBegun)} text={t(texts.notBegunText)} />
      </div>
    );
  }
  if (error) {
    const words = {
      errorTitle: t(texts.loadTitle),
      retry: t(texts.retry),
      errorCode: (code: string) => t(texts.errorCode, { code }),
    };
    return (
      <div>
        <h1 className="only-for-readers">{words.errorTitle}</h1>
        <LoadError error={error} texts={words} onRetry={retry} />
      </div>
    );
  }
  return (
    <div className={styles.place} aria-busy="true">
      <h1 className="only-for-readers">{t(texts.opening)}</h1>
      {isLong ? (
        <>
          <Skeleton width={260} height={28} />
          <div className={styles.columns}>
            <div className={styles.screen} />
            <Skeleton height={420} />
          </div>
        </>
      ) : null}
    </div>
  );
}
