import type { Mark } from '@app/deck/snap/marks.ts';
import styles from './canvas.module.css';
import { usePreview } from './use-stage.ts';

/** What a gesture shows over the slide: what was caught, and the area that is drawn. */
export function GestureMarks({ scale }: { scale: number }) {
  const marks = usePreview((preview) => preview.marks);
  const area = usePreview((preview) => preview.area);
  return (
    <>
      {marks.length === 0 ? null : (
        <svg className={styles.marks} aria-hidden="true">
          {marks.map((mark) => (
            <MarkView key={`${mark.kind} ${mark.axis} ${mark.at} ${mark.from}`} mark={mark} scale={scale} />
          ))}
        </svg>
      )}
      {area ? (
        <div
          className={styles.area}
          style={{
            left: area.left * scale,
            top: area.top * scale,
            width: area.width * scale,
            height: area.height * scale,
          }}
        />
      ) : null}
    </>
  );
}

function MarkView({ mark, scale }: { mark: Mark; scale: number }) {
  const [at, from, to] = [mark.at * scale, mark.from * scale, mark.to * scale];
  // A line stands across its axis, a length lies along it.
  const isUpright = (mark.kind === 'line') === (mark.axis === 'x');
  const line = isUpright ? { x1: at, x2: at, y1: from, y2: to } : { x1: from, x2: to, y1: at, y2: at };
  if (mark.kind === 'line') return <line {...line} />;
  const middle = (from + to) / 2;
  const ends = [from, to].map((end) =>
    isUpright ? { x1: at - 4, x2: at + 4, y1: end, y2: end } : { x1: end, x2: end, y1: at - 4, y2: at + 4 },
  );
  return (
    <g>
      <line {...line} />
      {ends.map((end) => (
        <line key={`${end.x1} ${end.y1}`} {...end} />
      ))}
      <text
        x={isUpright ? at + 6 : middle}
        y={isUpright ? middle + 4 : at - 5}
        textAnchor={isUpright ? 'start' : 'middle'}
      >
        {Math.round(mark.to - mark.from)}
      </text>
    </g>
  );
}
