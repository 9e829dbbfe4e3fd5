import type { Talk } from '@app/contract/project/schema.ts';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { TalkCalls } from '../api.ts';
import {
  StageContext,
  useFullScreen,
  useGoing,
  useStageEngine,
  useStageKeys,
  useStageReadiness,
} from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { readinessText } from '../rules.ts';
import { Controls } from './controls.tsx';
import { Screen } from './screen.tsx';
import { Side, type SideTab } from './side.tsx';
import styles from './stage.module.css';

type Props = {
  talk: Talk;
  calls: TalkCalls;
  /** What else can be done with the talk. */
  actions?: ReactNode;
  /** Told whenever the talk begins to go on, or to stand. */
  onGoing?: (isGoing: boolean) => void;
};

/** A talk on stage: slide, presenter, captions and controls, and beside them contents, transcript and questions. */
export function Stage(props: Props) {
  const { talk } = props;
  const { t } = useTexts();
  if (talk.pages.length === 0)
    return <EmptyState level={1} title={t(texts.titleNoPages)} text={t(texts.noPagesText)} />;
  return <FullStage {...props} />;
}

function FullStage({ talk, calls, actions, onGoing }: Props) {
  const { t, language } = useTexts();
  const engine = useStageEngine(talk, calls);
  const frame = useRef<HTMLElement>(null);
  const { isFull, toggle } = useFullScreen(frame);
  const [tab, setTab] = useState<SideTab>('contents');
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    setTab('ask');
    setAsked((count) => count + 1);
  }, []);
  useStageKeys(engine, { fullScreen: toggle, ask });
  // The player comes when the page is quiet, so that the first click is answered at once.
  useEffect(() => whenIdle(engine.warmUp, 2000), [engine]);
  useGoing(engine, onGoing);
  const readiness = useStageReadiness(engine, calls);

  return (
    <article className={styles.talk}>
      <header className={styles.head}>
        <div>
          <h1>{talk.title}</h1>
          <p>
            {t(texts.by, { owner: talk.owner })}
            {readiness && readiness.waiting.length > 0 ? ` · ${readinessText(readiness, language)}` : null}
          </p>
        </div>
        {actions}
      </header>
      <StageContext value={engine}>
        <div className={styles.columns}>
          <section
            ref={frame}
            className={styles.stage}
            aria-label={t(texts.stage, { title: talk.title })}
            aria-description={t(texts.keys)}
          >
            <Screen talk={talk} />
            <Controls isFull={isFull} onFullScreen={toggle} onAsk={ask} />
          </section>
          <Side talk={talk} tab={tab} onTab={setTab} asked={asked} />
        </div>
      </StageContext>
    </article>
  );
}
