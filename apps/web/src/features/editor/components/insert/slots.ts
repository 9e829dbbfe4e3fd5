import { insertChart } from '../kinds/chart/insert-chart.ts';
import type { InsertAt } from '../kinds/insert-at.ts';
import { insertLatex } from '../kinds/latex/insert-latex.ts';
import { insertTable } from '../kinds/table/insert-table.ts';

/** What the bar cannot make itself: the folders of these kinds do. A kind that is absent has no button. */
type InsertSlots = {
  insertTable?: (at: InsertAt, rows: number, columns: number) => void;
  insertChart?: (at: InsertAt) => void;
  insertFormula?: (at: InsertAt) => void;
};

export const insertSlots: InsertSlots = {
  insertTable,
  insertChart: (at) => insertChart(at),
  insertFormula: insertLatex,
};
