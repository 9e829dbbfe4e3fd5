import type { Drawn } from '@app/deck/drawn.ts';
import type { TableCell, TableElement } from '@app/deck/element.ts';
import type { ReactNode } from 'react';
import { backgroundStyle } from '../background.ts';
import { borderOf, boxStyle } from '../box.ts';
import { FlowingText } from '../text-view.tsx';

const anchors = { top: 'top', middle: 'middle', bottom: 'bottom' } as const;

function CellView({ cell, children }: { cell: Drawn<TableCell>; children: ReactNode }) {
  const { inset, anchor } = cell.text;
  const { left, top, right, bottom } = cell.borders ?? {};
  return (
    <td
      colSpan={cell.columns}
      rowSpan={cell.rows}
      style={{
        ...backgroundStyle(cell.fill),
        verticalAlign: anchors[anchor],
        padding: `${inset.top}px ${inset.right}px ${inset.bottom}px ${inset.left}px`,
        borderLeft: borderOf(left),
        borderTop: borderOf(top),
        borderRight: borderOf(right),
        borderBottom: borderOf(bottom),
      }}
    >
      {children}
    </td>
  );
}

/** Stands in place of the words of a cell; undefined leaves them as they are. */
export type CellSlot = (row: number, column: number) => ReactNode;

/** A table; a row grows with its text. */
export function TableKind({
  element,
  writing,
}: {
  element: Drawn<TableElement>;
  writing: CellSlot | undefined;
}) {
  const { columns, rows, cells } = element;
  return (
    <div style={boxStyle(element)}>
      <table
        style={{
          borderCollapse: 'collapse',
          tableLayout: 'fixed',
          width: columns.reduce((sum, each) => sum + each, 0),
        }}
      >
        <colgroup>
          {columns.map((width, column) => (
            // oxlint-disable-next-line react/no-array-index-key
            <col key={column} style={{ width }} />
          ))}
        </colgroup>
        <tbody>
          {cells.map((line, row) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row} style={{ height: rows[row] }}>
              {line.map(
                (cell, column) =>
                  cell && (
                    // oxlint-disable-next-line react/no-array-index-key
                    <CellView key={column} cell={cell}>
                      {writing?.(row, column) ?? <FlowingText body={cell.text} />}
                    </CellView>
                  ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
