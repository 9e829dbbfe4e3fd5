import { madeBy } from '@app/contract/engine/messages.ts';
import { helperWorks } from '@app/contract/helper/limits.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import { outlineLimits } from '@app/contract/outline/limits.ts';
import type { Outline, OutlineState } from '@app/contract/outline/schema.ts';
import { pageCountOf, projectLimits } from '@app/contract/project/limits.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Button } from '../../../components/button.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { later } from '../../../lib/later.ts';
import { notify } from '../../../lib/notices.ts';
import { say, useTexts } from '../../../lib/texts.ts';
import { useUpgradePath } from '../../../lib/upgrade-path.ts';
import { guardUnsaved } from '../../../lib/unsaved.ts';
import { outlineKeys, saveOutline, useChangeMaterial, useDraw, useMake } from '../api.ts';
import { outlineTexts as texts } from '../messages.ts';
import { lengthOfTalk, makeSeconds, stepAt } from '../rules.ts';
import { createOutlineDesk, type OutlineDesk } from '../store.ts';
import { BottomBar } from './bottom-bar.tsx';
import { MakeAgainDialog } from './make-again-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { SaveSign } from './save-sign.tsx';
import { treeTexts } from './tree/messages.ts';
import { deckOutline, deckPages } from './tree/rows.ts';
import { TreeView } from './tree/tree-view.tsx';
import { useMeans } from './use-means.ts';
import styles from './wizard.module.css';

const GraphView = later(async () => (await import('./graph/graph-view.tsx')).GraphView);
const MindMap = later(async () => (await import('./map/mind-map.tsx')).MindMap);

/** The same material, seen in three ways. */
const views = ['tree', 'map', 'graph'] as const;
type View = (typeof views)[number];

type Props = {
  project: Project;
  state: OutlineState;
  outline: Outline;
  credits: number | undefined;
  onStep: (step: 1 | 2) => void;
};

/** The desk of an outline as long as it is on the screen. */
function useOutlineDesk(projectId: string, outline: Outline, revision: number): OutlineDesk {
  const cache = useQueryClient();
  const [desk] = useState(() =>
    createOutlineDesk(outline, revision, {
      save: (changed, known) => saveOutline({ projectId, outline: changed, revision: known }),
      onSaved: (saved) => cache.setQueryData<OutlineState>(outlineKeys.one(projectId), saved),
      onReplaced: () => notify('warning', say(texts.replaced)),
      onTooMuch: (what) =>
        notify(
          'warning',
          what === 'points'
            ? say(texts.fullPoints, { max: outlineLimits.points.max })
            : say(texts.fullPages, { max: outlineLimits.pages.max }),
        ),
    }),
  );
  useEffect(() => {
    const end = guardUnsaved(desk);
    return () => {
      end();
      void desk.flush();
    };
  }, [desk]);
  return desk;
}

/** An outline to be edited, as a tree or as a map, with what its deck will be. */
export function OutlineEditor({ project, state, outline, credits, onStep }: Props) {
  const { t } = useTexts();
  const desk = useOutlineDesk(project.id, outline, state.revision);
  const edited = useStore(desk.store);
  const [view, setView] = useState<View>('tree');
  /** The line that somebody came for. */
  const [line, setLine] = useState<string>();
  return (
    <>
      {view === 'graph' ? null : (
        <SaveSign state={edited.state} reason={edited.reason} onRetry={() => void desk.flush()} />
      )}
      <div className={styles.desk}>
        <div className={styles.main}>
          <SegmentedControl
            size="xs"
            aria-label={t(treeTexts.view)}
            value={view}
            onChange={(value) => {
              setLine(undefined);
              setView(views.find((each) => each === value) ?? 'tree');
            }}
            data={views.map((value) => ({ value, label: t(treeTexts[value]) }))}
          />
          {view === 'tree' ? (
            <TreeView projectId={project.id} desk={desk} source={state.source} first={line} />
          ) : (
            <Suspense fallback={<Skeleton height={420} />}>
              {view === 'map' ? (
                <MindMap projectId={project.id} desk={desk} />
              ) : (
                <GraphView
                  projectId={project.id}
                  rows={edited.rows}
                  source={state.source}
                  onLine={(id) => {
                    setLine(id);
                    setView('tree');
                  }}
                />
              )}
            </Suspense>
          )}
        </div>
        <Side project={project} state={state} desk={desk} />
      </div>
      <MakeBar project={project} state={state} desk={desk} credits={credits} onStep={onStep} />
    </>
  );
}

type SideProps = { project: Project; state: OutlineState; desk: OutlineDesk };

/** What the deck will be, where it comes from, and a new outline. */
function Side({ project, state, desk }: SideProps) {
  const { t, language } = useTexts();
  const { rows } = useStore(desk.store);
  const draw = useDraw(project.id);
  const [isAsking, setIsAsking] = useState(false);
  const { source } = state;
  const { minutes, isShort } = lengthOfTalk(deckOutline(rows), source, project.lengthMinutes);
  const unfounded = rows.filter((row) => row.unfounded).length;
  const [count, asked] = [deckPages(rows), pageCountOf(project.pageNumber)];
  return (
    <aside className={styles.side}>
      <dl>
        <dt>{t(treeTexts.pages)}</dt>
        <dd>
          <span role="status">
            {asked && count < asked.from
              ? t(treeTexts.pagesShort, { count, ...asked })
              : t(treeTexts.pagesCount, { count })}
          </span>
        </dd>
        <dt>{t(treeTexts.length)}</dt>
        <dd>
          {isShort
            ? t(treeTexts.minutesShort, { count: minutes, asked: project.lengthMinutes ?? minutes })
            : t(treeTexts.minutesAbout, { count: minutes })}
        </dd>
        {source ? (
          <>
            <dt>{t(treeTexts.source)}</dt>
            <dd>{source.name}</dd>
          </>
        ) : null}
      </dl>
      {source && source.pagesLeft > 0 ? (
        <p className={styles.hint}>{t(treeTexts.pagesLeft, { left: source.pagesLeft })}</p>
      ) : null}
      {source?.scan ? <ScanNotes scan={source.scan} /> : null}
      {state.engine ? (
        <p className={styles.hint}>
          {madeBy('drawn', state.engine, language)}
          {state.standIn === '' ? null : ` · ${state.standIn}`}
        </p>
      ) : null}
      {unfounded > 0 ? (
        <p className={styles.hint} role="status">
          {t(treeTexts.unfoundedCount, { count: unfounded })}
        </p>
      ) : null}
      <Button variant="default" loading={draw.isPending} onClick={() => setIsAsking(true)}>
        {t(texts.drawAgain)}
      </Button>
      <p className={styles.hint}>{t(treeTexts.againCost, { uses: helperWorks.outline.uses })}</p>
      {isAsking ? (
        <ReplaceDialog
          onConfirm={async () => {
            await desk.flush();
            await draw.mutateAsync();
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </aside>
  );
}

type BarProps = Omit<Props, 'outline'> & { desk: OutlineDesk };

const price = { credits: projectLimits.priceCredits, uses: helperWorks.deck.uses };

/** What a deck costs, and its beginning. */
function MakeBar({ project, state, desk, credits, onStep }: BarProps) {
  const { t, language } = useTexts();
  const upgradePath = useUpgradePath();
  const costId = useId();
  const means = useMeans(credits);
  const make = useMake(project.id);
  const change = useChangeMaterial(project.id);
  const [isEmpty, setIsEmpty] = useState(false);
  const { rows } = useStore(desk.store);
  const hasPages = rows.some(({ kind }) => kind === 'page');
  const hasDeck = project.coursewareId !== null;
  const [isAsking, setIsAsking] = useState(false);
  function begin(): void {
    setIsEmpty(!hasPages);
    if (hasPages && hasDeck) setIsAsking(true);
    else void start();
  }
  async function start(): Promise<void> {
    if (!hasPages) return;
    try {
      await make.mutateAsync();
      await change.mutateAsync({ step: stepAt(project, 3) });
    } catch {
      // The bar says why.
    }
  }
  const have = (value: number | undefined) => (value === undefined ? '…' : formatNumber(value, language));
  const failed = state.reason === '' || make.isPending ? '' : state.reason;
  const empty = isEmpty && !hasPages ? t(outlineErrors.noPages.message) : '';
  const lacks =
    !hasDeck && means.lacksCredits(price.credits)
      ? texts.getCredits
      : means.lacksUses(price.uses)
        ? texts.getUses
        : undefined;
  return (
    <BottomBar
      costId={costId}
      refusal={empty || (make.error?.message ?? failed)}
      cost={[
        t(hasDeck ? texts.costAgain : texts.costDeck, {
          ...price,
          haveCredits: have(means.credits),
          haveUses: have(means.uses),
          seconds: makeSeconds(deckPages(rows)),
        }),
        t(texts.givenBack),
      ]}
    >
      <Button variant="default" size="md" onClick={() => onStep(1)}>
        {t(texts.back)}
      </Button>
      {lacks ? (
        <ButtonLink to={upgradePath} size="md">
          {t(lacks)}
        </ButtonLink>
      ) : (
        <Button size="md" aria-describedby={costId} loading={make.isPending} onClick={begin}>
          {t(hasDeck ? texts.makeAgain : texts.make)}
        </Button>
      )}
      {isAsking ? (
        <MakeAgainDialog project={project} onConfirm={start} onClose={() => setIsAsking(false)} />
      ) : null}
    </BottomBar>
  );
}

const gapTexts = {
  'no-engine': treeTexts.scanNoEngine,
  pages: treeTexts.scanPages,
  time: treeTexts.scanTime,
};

/** What was recognised in pictures of text, and what was not. */
function ScanNotes({
  scan: { read, left, why },
}: {
  scan: NonNullable<NonNullable<OutlineState['source']>['scan']>;
}) {
  const { t } = useTexts();
  return (
    <>
      {read > 0 ? <p className={styles.hint}>{t(treeTexts.scanRead, { count: read })}</p> : null}
      {why === null ? null : <p className={styles.hint}>{t(gapTexts[why], { count: left })}</p>}
    </>
  );
}
