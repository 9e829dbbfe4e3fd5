import { elementPlace, set } from '@app/deck/commands/place.ts';
import { textBox } from '@app/deck/defaults.ts';
import { drawOne } from '@app/deck/design/draw-slide.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { TableCell, TableElement } from '@app/deck/element.ts';
import type { TextBody } from '@app/deck/text.ts';
import { FlowingText } from '@app/slide-view/text-view.tsx';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../../../../lib/texts.ts';
import { currentSlide } from '../../../store.ts';
import { TextBox } from '../../textbox/text-box.tsx';
import { useEdited, useEditor } from '../../use-editor.ts';
import { cellChoice } from './cell-choice.ts';
import { fitRows } from './fit-rows.ts';
import { tableTexts as texts } from './messages.ts';

type Props = { table: TableElement; row: number; column: number };

/** The table with one cell alone: enough to know how its words look there. */
const withOnly = (table: TableElement, { row, column }: Props, cell: TableCell): TableElement => ({
  ...table,
  cells: table.cells.map((line, at) =>
    at === row ? line.map((_, each) => (each === column ? cell : null)) : [],
  ),
});

/** How words look in a cell. */
function useDrawn(props: Props, cell: TableCell): (body: TextBody) => Drawn<TextBody> {
  const design = useEdited((state) => state.deck.design);
  const layoutId = useEdited((state) => currentSlide(state).layoutId);
  return (body) => {
    const drawn = drawOne(withOnly(props.table, props, { ...cell, text: body }), layoutId, design);
    const found = drawn.type === 'table' ? drawn.cells[props.row]?.[props.column]?.text : undefined;
    return found ?? { ...textBox, paragraphs: [] };
  };
}

/** The words of a cell of a table that is written in: where it is chosen alone, the caret stands in it. */
export function CellText(props: Props) {
  const { table, row, column } = props;
  const isChosen = useStore(cellChoice, ({ choice }) =>
    choice?.tableId === table.id
      ? [choice.from, choice.to].every((place) => place.row === row && place.column === column)
      : false,
  );
  const cell = table.cells[row]?.[column];
  if (!cell) return null;
  return isChosen ? <WrittenCell {...props} cell={cell} /> : <StillCell {...props} cell={cell} />;
}

const StillCell = ({ cell, ...props }: Props & { cell: TableCell }) => (
  <FlowingText body={useDrawn(props, cell)(cell.text)} />
);

function WrittenCell({ cell, ...props }: Props & { cell: TableCell }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const { table, row, column } = props;
  const draw = useDrawn(props, cell);
  const merge = `writing:${table.id} ${row} ${column}`;
  useEffect(() => () => queueMicrotask(editor.seal), [editor]);
  const onChange = (body: TextBody) => {
    const { slideId } = editor.store.getState();
    const place = elementPlace(slideId, table.id).to('cells').item(row).item(column);
    editor.perform([set(place, { ...cell, text: body })], { merge });
  };
  return (
    <TextBox
      label={t(texts.cellAt, { row: row + 1, column: column + 1 })}
      box="flow"
      body={cell.text}
      draw={draw}
      inherits={false}
      onChange={onChange}
      onPause={() => {
        fitRows(editor, table.id, merge);
        editor.seal();
      }}
      onLeave={() => editor.open(undefined)}
      onUndo={editor.undo}
      onRedo={editor.redo}
    />
  );
}
