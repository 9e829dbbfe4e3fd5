import { makeTable } from '@app/deck/commands/table/make-table.ts';
import type { Size } from '@app/deck/deck.ts';
import type { TableCell, TableElement } from '@app/deck/element.ts';
import type { CopiedCell, CopiedTable } from './read-table.ts';

/** The words of a copied cell in the look of a new one. */
function cellFrom({ paragraphs, columns, rows }: CopiedCell, fresh: TableCell): TableCell {
  const [look] = fresh.text.paragraphs[0]?.runs ?? [];
  const words = paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => ({ ...look, ...run })),
  }));
  return {
    ...fresh,
    text: { ...fresh.text, ...(words.some(({ runs }) => runs.length > 0) && { paragraphs: words }) },
    ...(columns > 1 && { columns }),
    ...(rows > 1 && { rows }),
  };
}

/** A table that was copied elsewhere, in the middle of a slide. */
export function tableFrom(copied: CopiedTable, id: string, viewport: Size): TableElement {
  const table = makeTable(id, copied.length, copied[0]?.length ?? 1, viewport);
  const cells = table.cells.map((line, row) =>
    line.map((fresh, column) => {
      const cell = copied[row]?.[column];
      return cell && fresh ? cellFrom(cell, fresh) : null;
    }),
  );
  return { ...table, cells };
}
