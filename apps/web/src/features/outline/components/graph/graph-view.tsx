import type { GraphState } from '@app/contract/graph/schema.ts';
import type { OutlineState } from '@app/contract/outline/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { Refusal } from '../../../../components/refusal.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { notify } from '../../../../lib/notices.ts';
import { say, useTexts } from '../../../../lib/texts.ts';
import { guardUnsaved } from '../../../../lib/unsaved.ts';
import type { Rows } from '../tree/rows.ts';
import { graphKeys, saveGraph, useDrawGraph, useGraph } from './graph-calls.ts';
import { GraphBoard } from './graph-board.tsx';
import { createGraphDesk, type GraphDesk } from './graph-desk.ts';
import { graphTexts as texts } from './messages.ts';

type Props = {
  projectId: string;
  rows: Rows;
  source: OutlineState['source'];
  /** Leads to a line of the outline. */
  onLine: (id: string) => void;
};

/** What the material speaks of: while it is found, when that failed, and to be looked at. */
export function GraphView({ projectId, ...shown }: Props) {
  const { t } = useTexts();
  const { data: state, error } = useGraph(projectId);
  const draw = useDrawGraph(projectId);
  if (error && !state) return <Refusal>{error.message}</Refusal>;
  if (!state) return <Skeleton height={420} />;
  if (state.status === 'generation') {
    return (
      <section aria-busy="true">
        <p role="status">{t(texts.drawing)}</p>
        <ProgressBar label={t(texts.drawing)} value={undefined} />
      </section>
    );
  }
  if (state.graph === null) {
    const hasFailed = state.status === 'error';
    return (
      <EmptyState
        title={t(hasFailed ? texts.titleFailed : texts.titleNone)}
        text={t(hasFailed ? texts.failed : texts.none)}
      >
        <Button loading={draw.isPending} onClick={() => draw.mutate()}>
          {t(texts.draw)}
        </Button>
        {draw.error ? <Refusal>{draw.error.message}</Refusal> : null}
      </EmptyState>
    );
  }
  return <Ready projectId={projectId} first={state} onDraw={() => draw.mutateAsync()} {...shown} />;
}

type ReadyProps = Props & { first: GraphState; onDraw: () => Promise<unknown> };

function Ready({ projectId, first, ...shown }: ReadyProps) {
  const desk = useGraphDesk(projectId, first);
  return <GraphBoard desk={desk} {...shown} />;
}

/** The desk of a graph as long as it is on the screen. */
function useGraphDesk(projectId: string, { graph, revision }: GraphState): GraphDesk {
  const cache = useQueryClient();
  const [desk] = useState(() =>
    createGraphDesk(graph ?? { terms: [], relations: [] }, revision, {
      save: (changed, known) => saveGraph({ projectId, graph: changed, revision: known }),
      onSaved: (saved) => cache.setQueryData<GraphState>(graphKeys.one(projectId), saved),
      onReplaced: () => notify('warning', say(texts.replaced)),
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
