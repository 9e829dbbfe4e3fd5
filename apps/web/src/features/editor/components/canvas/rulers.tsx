import type { Axis } from '@app/deck/snap/targets.ts';
import { followPointer } from '../../gestures/follow-pointer.ts';
import { guideGesture } from '../../gestures/guide.ts';
import styles from './canvas.module.css';
import { usePaperPlace } from './use-paper-place.ts';
import { useStage, useView } from './use-stage.ts';

/** Units between numbers: as few as leave room to read them. */
const stepOf = (scale: number) => [10, 20, 50, 100, 200, 500].find((step) => step * scale >= 56) ?? 1000;

/** Rulers along the canvas, while they are wanted; guides are drawn out of them. */
export function Rulers({ scale }: { scale: number }) {
  const isOn = useView(({ rulers }) => rulers);
  return isOn ? (
    <>
      <Ruler axis="x" scale={scale} />
      <Ruler axis="y" scale={scale} />
    </>
  ) : null;
}

function Ruler({ axis, scale }: { axis: Axis; scale: number }) {
  const stage = useStage();
  const { left, top, width, height } = usePaperPlace(scale);
  const [origin, length] = axis === 'x' ? [left, width] : [top, height];
  const step = stepOf(scale);
  const first = Math.ceil(-origin / scale / step) * step;
  const count = Math.max(0, Math.floor((length - origin - first * scale) / (step * scale)) + 1);
  const ticks = Array.from({ length: count }, (_, index) => first + index * step);
  return (
    <div
      className={styles.ruler}
      data-axis={axis}
      aria-hidden="true"
      // What comes out of the ruler at the top lies level.
      onPointerDown={(event) =>
        followPointer(stage, event.nativeEvent, guideGesture(stage, axis === 'x' ? 'y' : 'x'))
      }
    >
      {ticks.map((tick) => (
        <span
          key={tick}
          style={axis === 'x' ? { left: origin + tick * scale } : { top: origin + tick * scale }}
        >
          {tick}
        </span>
      ))}
    </div>
  );
}
