import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Point, Square } from '../../rules.ts';
import styles from './picture-field.module.css';

type Props = { label: string; bitmap: ImageBitmap; square: Square; onMove: (center: Point) => void };

/** Sharp on screens with twice the dots. */
const dots = 640;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Shows a square of a picture and lets it be moved, by pointer or by arrow keys. */
export function CropArea({ label, bitmap, square, onMove }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<Point>(undefined);
  const { x, y, side } = square;
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    brush?.clearRect(0, 0, dots, dots);
    brush?.drawImage(bitmap, x, y, side, side, 0, 0, dots, dots);
  }, [bitmap, x, y, side]);

  const moveBy = (by: Point) => onMove({ x: x + side / 2 + by.x, y: y + side / 2 + by.y });
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!last.current) return;
    const scale = side / event.currentTarget.clientWidth;
    const { clientX, clientY } = event;
    // The picture follows the finger, so the square goes the other way.
    moveBy({ x: (last.current.x - clientX) * scale, y: (last.current.y - clientY) * scale });
    last.current = { x: clientX, y: clientY };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = side / (event.shiftKey ? 5 : 25);
    moveBy({ x: arrow.x * step, y: arrow.y * step });
  };
  return (
    <div
      className={styles.crop}
      role="application"
      aria-label={label}
      tabIndex={0}
      data-autofocus
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        last.current = undefined;
      }}
      onPointerCancel={() => {
        last.current = undefined;
      }}
    >
      <canvas ref={canvas} width={dots} height={dots} />
    </div>
  );
}
