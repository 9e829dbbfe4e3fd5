import type { Size } from '@app/deck/deck.ts';
import type { Insert } from './use-insert.ts';

/** Where something goes: `insert` puts elements on the slide, which is as large as `viewport`. */
export type InsertAt = Pick<Insert, 'insert'> & { viewport: Size };

/** What the bar cannot make itself: the folders of these kinds do. A kind that is absent has no button. */
export type InsertSlots = {
  insertTable?: (at: InsertAt, rows: number, columns: number) => void;
  insertChart?: (at: InsertAt) => void;
  insertFormula?: (at: InsertAt) => void;
};

export const insertSlots: InsertSlots = {};
