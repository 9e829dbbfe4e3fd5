import { outlineLimits } from '@app/contract/outline/limits.ts';
import { IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import type { OutlineDesk } from '../../store.ts';
import { RedrawButton } from '../redraw-button.tsx';
import { retext } from '../tree/edits.ts';
import { treeTexts as texts } from '../tree/messages.ts';
import { childrenOf } from '../tree/rows.ts';
import { useFolding } from '../tree/use-tree.ts';
import { UndoButtons } from '../undo-buttons.tsx';
import {
  extentOf,
  foldedAtFirst,
  isArrow,
  layOut,
  type MapNode,
  neighbour,
  nodeSize,
  rootId,
} from './layout.ts';
import styles from './map.module.css';
import { useCamera, zoomStep } from './use-camera.ts';

/** The outline as a map: the same lines, seen as a whole. */
export function MindMap({ projectId, desk }: { projectId: string; desk: OutlineDesk }) {
  const { t } = useTexts();
  const { rows, title } = useStore(desk.store);
  const { folded, setFold } = useFolding(rows, foldedAtFirst);
  const [currentId, setCurrentId] = useState(rootId);
  const [editedId, setEditedId] = useState<string>();
  const hintId = useId();
  const nodes = useMemo(() => layOut(rows, folded), [rows, folded]);
  const { camera, frame, fit, zoom, show, pan } = useCamera(extentOf(nodes), nodes.at(-1));
  const current = nodes.some(({ id }) => id === currentId) ? currentId : rootId;
  const fold = (id: string) => setFold(id, !folded.has(id));
  const go = (id: string | undefined) => {
    const node = nodes.find((other) => other.id === id);
    if (!node) return;
    setCurrentId(node.id);
    show({ ...node, ...nodeSize });
    const items = [...(frame.current?.querySelectorAll<HTMLElement>('[data-node]') ?? [])];
    items.find(({ dataset }) => dataset.node === node.id)?.focus({ preventScroll: true });
  };
  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (event.target instanceof HTMLInputElement) return;
    const letter = event.ctrlKey || event.metaKey ? key.toLowerCase() : '';
    if (isArrow(key)) go(neighbour(nodes, current, key));
    else if (key === 'Enter' || key === 'F2') setEditedId(current);
    else if (key === ' ') fold(current);
    else if (letter === 'y' || (letter === 'z' && event.shiftKey)) desk.redo();
    else if (letter === 'z') desk.undo();
    else return;
    event.preventDefault();
  }
  const keep = (id: string, text: string) =>
    id === rootId ? desk.rename(text) : desk.edit((before) => retext(before, id, text));
  return (
    <div className={styles.view}>
      <MapTools desk={desk} zoom={zoom} fit={fit}>
        <RedrawButton projectId={projectId} desk={desk} rowId={current} />
      </MapTools>
      <p id={hintId} className={styles.hint}>
        {t(texts.mapHint)}
      </p>
      <div ref={frame} className={styles.frame} {...pan}>
        <svg
          role="tree"
          aria-label={t(texts.map)}
          aria-describedby={hintId}
          className={styles.map}
          onKeyDown={onKeyDown}
        >
          <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.scale})`}>
            {nodes.map((node) => (
              <Line key={node.id} node={node} from={nodes.find(({ id }) => id === node.parent)} />
            ))}
            {nodes.map((node) => (
              <Node
                key={node.id}
                node={node}
                text={rows[node.at]?.text ?? title}
                kind={rows[node.at]?.kind ?? rootId}
                below={childrenOf(rows, node.at).length}
                isFolded={folded.has(node.id)}
                isCurrent={node.id === current}
                isEdited={node.id === editedId}
                onChoose={() => setCurrentId(node.id)}
                onEdit={() => setEditedId(node.id)}
                onFold={() => fold(node.id)}
                onEnd={(text) => {
                  if (text !== undefined) keep(node.id, text);
                  setEditedId(undefined);
                }}
              />
            ))}
          </g>
        </svg>
      </div>
    </div>
  );
}

type ToolsProps = { desk: OutlineDesk; zoom: (by: number) => void; fit: () => void; children: ReactNode };

function MapTools({ desk, zoom, fit, children }: ToolsProps) {
  const { t } = useTexts();
  const { past, future } = useStore(desk.store);
  return (
    <div role="toolbar" aria-label={t(texts.map)} className={styles.tools}>
      <IconButton label={t(texts.zoomIn)} icon={IconZoomIn} onClick={() => zoom(zoomStep)} />
      <IconButton label={t(texts.zoomOut)} icon={IconZoomOut} onClick={() => zoom(1 / zoomStep)} />
      <IconButton label={t(texts.zoomFit)} icon={IconMaximize} onClick={fit} />
      <UndoButtons past={past.length} future={future.length} onUndo={desk.undo} onRedo={desk.redo} />
      {children}
    </div>
  );
}

function Line({ node, from }: { node: MapNode; from: MapNode | undefined }) {
  if (!from) return null;
  const start = { x: from.x + nodeSize.width, y: from.y + nodeSize.height / 2 };
  const end = { x: node.x, y: node.y + nodeSize.height / 2 };
  const middle = (start.x + end.x) / 2;
  return (
    <path
      className={styles.line}
      d={`M${start.x} ${start.y}C${middle} ${start.y} ${middle} ${end.y} ${end.x} ${end.y}`}
    />
  );
}

type NodeProps = {
  node: MapNode;
  text: string;
  kind: string;
  /** How many lines belong to it. */
  below: number;
  isFolded: boolean;
  isCurrent: boolean;
  isEdited: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onFold: () => void;
  /** The new words; undefined: as they were. */
  onEnd: (text: string | undefined) => void;
};

function Node({ node, text, kind, below, isFolded, isCurrent, isEdited, ...on }: NodeProps) {
  const { t } = useTexts();
  const item = useRef<HTMLDivElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // The field has gone; its node has the focus again.
    if (wasEdited.current && !isEdited) item.current?.focus({ preventScroll: true });
    wasEdited.current = isEdited;
  }, [isEdited]);
  return (
    <foreignObject x={node.x} y={node.y} width={nodeSize.width + 28} height={nodeSize.height}>
      <div className={styles.place} onPointerDown={(event) => event.stopPropagation()}>
        <div
          ref={item}
          role="treeitem"
          tabIndex={isCurrent ? 0 : -1}
          className={styles.node}
          data-node={node.id}
          data-kind={kind}
          aria-level={node.depth + 1}
          aria-expanded={below === 0 ? undefined : !isFolded}
          aria-selected={isCurrent}
          title={text}
          onFocus={on.onChoose}
          onDoubleClick={on.onEdit}
        >
          {isEdited ? <NodeField text={text} onEnd={on.onEnd} /> : <span>{text}</span>}
        </div>
        {below > 0 ? (
          <button
            type="button"
            tabIndex={-1}
            className={styles.fold}
            // For a pointer: the node itself says whether it is folded, and Space folds it.
            aria-hidden="true"
            title={t(isFolded ? texts.unfold : texts.fold)}
            onClick={on.onFold}
          >
            {isFolded ? below : '−'}
          </button>
        ) : null}
      </div>
    </foreignObject>
  );
}

/** The words of a node while they are changed: Enter keeps them, Escape does not. */
function NodeField({ text, onEnd }: { text: string; onEnd: NodeProps['onEnd'] }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <input
      ref={field}
      aria-label={t(texts.outline)}
      data-saves-itself
      maxLength={outlineLimits.text.max}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => onEnd(typed)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') onEnd(typed);
        if (event.key === 'Escape') onEnd(undefined);
      }}
    />
  );
}
