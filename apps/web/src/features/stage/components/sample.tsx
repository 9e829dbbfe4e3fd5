import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { PublicSample } from '@app/contract/sample/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { queryClient } from '../../../lib/query-client.ts';
import { useTexts } from '../../../lib/texts.ts';
import { sampleQuery, type TalkCalls } from '../api.ts';
import type { ShowWindow } from '../engine/stage-engine.ts';
import { StageContext, useAutoplay, useRest, useStageEngine } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { SampleControls } from './sample-controls.tsx';
import { SampleSigns } from './sample-signs.tsx';
import styles from './sample.module.css';
import { Screen } from './screen.tsx';

type Props = {
  language: ContentLanguage;
  /** What stands there until the sample comes, or when there is none. */
  otherwise: ReactNode;
};

/** A piece of the sample talk for passers-by: it plays by itself without sound, and with sound for who wants to hear it. */
export function Sample({ language, otherwise }: Props) {
  const { data: sample } = useQuery(sampleQuery(language), queryClient);
  const [whole, setWhole] = useState<ShowWindow>();
  if (!sample) return otherwise;
  const { piecePages } = sample;
  return whole ? (
    <SampleStage key="whole" sample={sample} pages={sample.talk.pages.length} shown={whole} />
  ) : (
    <SampleStage
      key="piece"
      sample={sample}
      pages={piecePages}
      shown={{ start: { page: 0, ms: 0 }, isSilent: true }}
      onWhole={(isSilent) => setWhole({ start: { page: piecePages, ms: 0 }, isSilent })}
    />
  );
}

type StageProps = {
  sample: PublicSample;
  /** How many of its pages are played. */
  pages: number;
  shown: ShowWindow;
  /** The way to the rest of the talk, where there is more. */
  onWhole?: (isSilent: boolean) => void;
};

function SampleStage({ sample, pages, shown, onWhole }: StageProps) {
  const { t } = useTexts();
  const talk = useMemo(() => ({ ...sample.talk, pages: sample.talk.pages.slice(0, pages) }), [sample, pages]);
  const calls = useMemo<TalkCalls>(
    () => ({
      projectId: talk.id,
      load: () => Promise.resolve(talk),
      readiness: () => Promise.resolve({ pages, ready: pages, first: pages, waiting: [] }),
      ask: async function* () {},
      transcribe: async () => '',
      listener: '',
    }),
    [talk, pages],
  );
  const engine = useStageEngine(talk, calls, shown);
  const frame = useRef<HTMLElement>(null);
  const isWhole = onWhole === undefined;
  useAutoplay(engine, frame);
  useRest(engine);
  /** What was pressed is gone when the talk goes on: the keyboard goes on from the controls. */
  const toControls = () => frame.current?.querySelector<HTMLElement>('[data-play]')?.focus();
  useEffect(() => {
    // Somebody asked for the rest of the talk, so it begins without waiting to be seen.
    if (!isWhole) return;
    frame.current?.querySelector<HTMLElement>('[data-play]')?.focus({ preventScroll: true });
    void engine.play();
  }, [engine, isWhole]);
  const hasMore = pages < sample.talk.pages.length;
  const goOn = onWhole && hasMore ? () => onWhole(engine.store.getState().isSilent) : undefined;
  return (
    <StageContext value={engine}>
      <section ref={frame} className={styles.stage} aria-label={t(texts.sample, { title: talk.title })}>
        <Screen talk={talk} isTight signs={<SampleSigns onWhole={goOn} onGo={toControls} />} />
        <SampleControls frame={frame} />
      </section>
    </StageContext>
  );
}
