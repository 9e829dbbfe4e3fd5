import { randomUUID } from 'node:crypto';
import { aText } from '@app/deck/testing.ts';

export const elementsOfFullSlide = 200;

/** A slide with so many short texts on a grid: a real one of two hundred looks like a map or a timetable. */
export const gridSlide = (elements: number) => ({
  id: randomUUID(),
  elements: Array.from({ length: elements }, (_, index) =>
    aText(`元素 ${index + 1}`, {
      id: randomUUID(),
      left: 10 + (index % 20) * 49,
      top: 10 + Math.floor(index / 20) * 54,
      width: 44,
      height: 40,
    }),
  ),
});
