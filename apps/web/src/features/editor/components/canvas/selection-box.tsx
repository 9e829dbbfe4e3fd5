import type { DrawnElement } from '@app/deck/drawn.ts';
import { boundsOf, type TurnedBox, unionOf } from '@app/deck/geometry/bounds.ts';
import { lineEnds } from '@app/deck/geometry/line-ends.ts';
import { printedNumber } from '@app/deck/presenter/stage-slides.ts';
import { isLine } from '@app/deck/shapes/lines.ts';
import { useShallow } from 'zustand/react/shallow';
import { seenElement } from '../../gestures/seen.ts';
import { handleName } from '../../gestures/press.ts';
import { putFrames } from '../../gestures/stage.ts';
import { chosenElements, currentSlide } from '../../store.ts';
import { AdjustHandles } from '../kinds/shape/adjust-handles.tsx';
import { useEdited } from '../use-editor.ts';
import styles from './canvas.module.css';
import { cursorOf, frameStyle, grips } from './frame.ts';
import { usePreview, useStage } from './use-stage.ts';

/** Below this many pixels a side has no room for a grip in its middle. */
const leastSide = 22;

/** What is chosen, where a gesture shows it. */
function useChosen(): DrawnElement[] {
  const chosen = useEdited(useShallow(chosenElements));
  const layoutId = useEdited((state) => currentSlide(state).layoutId);
  const design = useEdited((state) => state.deck.design);
  const number = useEdited(({ deck, slideId }) => printedNumber(deck.slides, slideId));
  const boxes = usePreview((preview) => preview.boxes);
  return chosen.map((element) => {
    const drawn = seenElement(element, layoutId, design, number);
    const box = boxes[element.id];
    return box ? { ...drawn, ...box } : drawn;
  });
}

/** The frames and handles of what is chosen. They lie above the slide in pixels, so that lines stay thin at every zoom. */
export function SelectionBox({ scale }: { scale: number }) {
  const stage = useStage();
  const chosen = useChosen();
  const isWriting = useEdited((state) => state.opened !== undefined);
  const tip = usePreview((preview) => preview.tip);
  const [only] = chosen;
  const whole = unionOf(chosen.map(boundsOf));
  const isFixed = isWriting || chosen.every(({ locked }) => locked);
  const isOneLine = chosen.length === 1 && only?.type === 'shape' && isLine(only.geometry);
  const box = chosen.length === 1 && only ? only : whole && { ...whole, rotate: 0 };
  return (
    <div ref={(node) => putFrames(stage, node)} className={styles.frames}>
      {isOneLine
        ? null
        : chosen.map((element) => (
            <div
              key={element.id}
              className={styles.frame}
              data-locked={element.locked === true}
              data-part={chosen.length > 1}
              style={frameStyle(element, scale)}
            />
          ))}
      {isFixed || !box ? null : isOneLine && only ? (
        <LineHandles line={only} scale={scale} />
      ) : (
        <BoxHandles box={box} scale={scale} isWhole={chosen.length > 1} />
      )}
      {isFixed || chosen.length !== 1 || only?.type !== 'shape' ? null : (
        <AdjustHandles shape={only} scale={scale} />
      )}
      {tip === undefined || !whole ? null : (
        <span
          className={styles.tip}
          style={{ left: (whole.left + whole.width / 2) * scale, top: (whole.top + whole.height) * scale }}
        >
          {tip}
        </span>
      )}
    </div>
  );
}

function BoxHandles({ box, scale, isWhole }: { box: TurnedBox; scale: number; isWhole: boolean }) {
  const hasRoom = { x: box.width * scale >= leastSide, y: box.height * scale >= leastSide };
  const shown = grips.filter(({ x, y }) => (x !== 0 || hasRoom.x) && (y !== 0 || hasRoom.y));
  return (
    <div className={styles.handles} data-whole={isWhole} style={frameStyle(box, scale)}>
      {shown.map((grip) => (
        <span
          key={`${grip.x} ${grip.y}`}
          className={styles.grip}
          data-handle={handleName({ kind: 'resize', grip })}
          style={{
            left: `${(grip.x + 1) * 50}%`,
            top: `${(grip.y + 1) * 50}%`,
            cursor: cursorOf(grip, box.rotate),
          }}
        />
      ))}
      <span className={styles.turner} data-handle={handleName({ kind: 'rotate' })} />
    </div>
  );
}

function LineHandles({ line, scale }: { line: DrawnElement; scale: number }) {
  const ends = lineEnds(line);
  return (['start', 'end'] as const).map((end) => (
    <span
      key={end}
      className={styles.grip}
      data-handle={handleName({ kind: 'line', end })}
      style={{ left: ends[end].x * scale, top: ends[end].y * scale, cursor: 'crosshair' }}
    />
  ));
}
