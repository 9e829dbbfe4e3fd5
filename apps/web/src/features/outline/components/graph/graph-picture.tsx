import type { Graph, Relation } from '@app/contract/graph/schema.ts';
import { IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useCamera, zoomStep } from '../map/use-camera.ts';
import { treeTexts } from '../tree/messages.ts';
import styles from './graph.module.css';
import { type Box, boxBeside, frameOf, layOutGraph } from './layout.ts';
import { graphTexts as texts } from './messages.ts';

export type GraphParts = {
  graph: Graph;
  chosenId: string | undefined;
  /** Terms that were looked for. */
  found: readonly string[];
  onChoose: (id: string) => void;
};

/** Where each term stands: those that were there before stay where they are. */
function useBoxes({ terms, relations }: Graph): Box[] {
  const [laid, setLaid] = useState(() => ({ terms, relations, boxes: layOutGraph({ terms, relations }) }));
  if (laid.terms === terms && laid.relations === relations) return laid.boxes;
  const before = new Map(laid.boxes.map((box) => [box.id, box]));
  const boxes = layOutGraph({ terms, relations }, before);
  setLaid({ terms, relations, boxes });
  return boxes;
}

/** The first of all are what the material is about. */
const rankOf = (place: number) => (place < 6 ? 'first' : place < 20 ? 'second' : 'rest');

export function GraphPicture({ graph, chosenId, found, onChoose }: GraphParts) {
  const { t } = useTexts();
  const hintId = useId();
  const boxes = useBoxes(graph);
  const area = useMemo(() => frameOf(boxes), [boxes]);
  const { camera, frame, fit, zoom, show, pan } = useCamera(area);
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const beside = neighboursOf(graph.relations, chosenId);
  const current = chosenId ?? graph.terms[0]?.id;
  const bring = useRef(show);
  useEffect(() => {
    bring.current = show;
  });
  useEffect(() => {
    const box = boxes.find(({ id }) => id === chosenId);
    if (box) bring.current({ ...box, x: box.x - area.x - box.width / 2, y: box.y - area.y - box.height / 2 });
  }, [chosenId, boxes, area]);
  function onKeyDown(event: KeyboardEvent): void {
    const next = current === undefined ? undefined : boxBeside(boxes, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    const nodes = [...(frame.current?.querySelectorAll<SVGElement>('[data-term]') ?? [])];
    nodes.find(({ dataset }) => dataset['term'] === next)?.focus({ preventScroll: true });
  }
  return (
    <div className={styles.picture}>
      <p id={hintId} className={styles.hint}>
        {t(texts.hint)}
      </p>
      <div ref={frame} className={styles.frame} {...pan}>
        <svg role="group" aria-label={t(treeTexts.graph)} aria-describedby={hintId} onKeyDown={onKeyDown}>
          <g
            transform={`translate(${camera.x} ${camera.y}) scale(${camera.scale}) translate(${-area.x} ${-area.y})`}
          >
            {graph.relations.map((relation) => (
              <Line
                key={relation.id}
                relation={relation}
                from={byId.get(relation.from)}
                to={byId.get(relation.to)}
                isNear={relation.from === chosenId || relation.to === chosenId}
                isDim={chosenId !== undefined}
              />
            ))}
            {graph.terms.map(({ id, name }, place) => (
              <Node
                key={id}
                box={byId.get(id)}
                name={name}
                label={t(texts.term, { name, count: neighboursOf(graph.relations, id).size })}
                rank={rankOf(place)}
                isCurrent={id === current}
                isChosen={id === chosenId}
                isFound={found.includes(id)}
                isDim={chosenId !== undefined && id !== chosenId && !beside.has(id)}
                onChoose={() => onChoose(id)}
              />
            ))}
          </g>
        </svg>
      </div>
      <div role="toolbar" aria-label={t(treeTexts.graph)} className={styles.zoom}>
        <IconButton label={t(treeTexts.zoomIn)} icon={IconZoomIn} onClick={() => zoom(zoomStep)} />
        <IconButton label={t(treeTexts.zoomOut)} icon={IconZoomOut} onClick={() => zoom(1 / zoomStep)} />
        <IconButton label={t(treeTexts.zoomFit)} icon={IconMaximize} onClick={fit} />
      </div>
    </div>
  );
}

const neighboursOf = (relations: readonly Relation[], id: string | undefined): ReadonlySet<string> =>
  new Set(relations.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : [])));

type LineProps = {
  relation: Relation;
  from: Box | undefined;
  to: Box | undefined;
  isNear: boolean;
  isDim: boolean;
};

/** A line between two terms; one that says what they are to each other is named. */
function Line({ relation: { kind, label }, from, to, isNear, isDim }: LineProps) {
  const { t } = useTexts();
  if (!from || !to) return null;
  const isNamed = kind !== 'with' && (isNear || !isDim);
  const words = kind === 'number' && label !== '' ? t(texts.numbered, { label }) : t(texts[kind]);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <g className={styles.line} data-kind={kind} data-near={isNear} data-dim={isDim && !isNear}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {isNamed ? (
        <text x={middle.x} y={middle.y - 3} textAnchor="middle" aria-hidden="true">
          {from.x <= to.x ? `${words} →` : `← ${words}`}
        </text>
      ) : null}
    </g>
  );
}

type NodeProps = {
  box: Box | undefined;
  name: string;
  label: string;
  rank: string;
  isCurrent: boolean;
  isChosen: boolean;
  isFound: boolean;
  isDim: boolean;
  onChoose: () => void;
};

function Node({ box, name, label, rank, isCurrent, isChosen, isFound, isDim, onChoose }: NodeProps) {
  if (!box) return null;
  return (
    <g
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={label}
      className={styles.node}
      data-term={box.id}
      data-rank={rank}
      data-found={isFound}
      data-dim={isDim}
      transform={`translate(${box.x - box.width / 2} ${box.y - box.height / 2})`}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose();
      }}
    >
      <title>{name}</title>
      <rect width={box.width} height={box.height} rx={box.height / 2} />
      <foreignObject width={box.width} height={box.height} aria-hidden="true">
        <span className={styles.name}>{name}</span>
      </foreignObject>
    </g>
  );
}
