import type { Drawn } from '@app/deck/drawn.ts';
import type { TableCell, TableElement } from '@app/deck/element.ts';
import { backgroundStyle } from '../background.ts';
import { borderOf, boxStyle } from '../box.ts';
import { FlowingText } from '../text-view.tsx';

const anchors = { top: 'top', middle: 'middle', bottom: 'bottom' } as const;

function CellView({ cell }: { cell: Drawn<TableCell> }) {
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
      <FlowingText body={cell.text} />
    </td>
  );
}

/** A table; a row grows with its text. */
export function TableKind({ element }: { element: Drawn<TableElement> }) {
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
                // oxlint-disable-next-line react/no-array-index-key
                (cell, column) => cell && <CellView key={column} cell={cell} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
