import { removeElements } from '@app/deck/commands/elements.ts';
import { type CellArea, type Grid, tableMost } from '@app/deck/commands/table/grid.ts';
import { insertColumns, insertRows, removeColumns, removeRows } from '@app/deck/commands/table/lines.ts';
import { hasMerged, mergeCells, splitCells } from '@app/deck/commands/table/merge.ts';
import { evenColumns, evenRows } from '@app/deck/commands/table/sizes.ts';
import type { TableElement } from '@app/deck/element.ts';
import type { IconProps } from '@tabler/icons-react';
import {
  IconArrowsJoin,
  IconArrowsSplit,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { notify } from '../../../../../lib/notices.ts';
import { useTexts } from '../../../../../lib/texts.ts';
import { currentSlide } from '../../../store.ts';
import { FieldRow, Section } from '../../fields/section.tsx';
import { useEditor } from '../../use-editor.ts';
import { areaOrAll, chooseCells, useChosenArea } from './cell-choice.ts';
import { tableTexts as texts } from './messages.ts';
import styles from './table.module.css';
import { useChangeTable } from './use-change-table.ts';

type ToolProps = {
  label: string;
  icon: ComponentType<IconProps>;
  disabled?: boolean;
  onPress: () => void;
};

const Tool = ({ label, icon: Icon, disabled = false, onPress }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    disabled={disabled}
    // The cell that is written in keeps the caret.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <Icon size={18} stroke={1.6} aria-hidden="true" />
  </button>
);

/** What the tools do to the chosen cells, or to the whole table. */
function useLineTools(table: TableElement) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const change = useChangeTable(table);
  const chosen = useChosenArea(table);
  const area = areaOrAll(chosen, table);
  const grow = (after: Grid, at: Partial<CellArea>) => {
    const isTooMany = after.rows.length > tableMost.rows || after.columns.length > tableMost.columns;
    if (isTooMany) return notify('warning', t(texts.tooMany, tableMost));
    change(after);
    if (chosen) chooseCells(table.id, { row: at.row ?? area.row, column: at.column ?? area.column });
  };
  const shrink = (after: Grid | undefined) => {
    if (after) return change(after);
    const slide = currentSlide(editor.store.getState());
    editor.perform(removeElements(slide, [table.id]), { select: [] });
  };
  return { chosen, area, change, grow, shrink };
}

/** Inserts, deletes, merges, splits and evens rows and columns. */
export function LineTools({ table }: { table: TableElement }) {
  const { t } = useTexts();
  const { chosen, area, change, grow, shrink } = useLineTools(table);
  const { row, column, rows, columns } = area;
  const [below, right] = [row + rows, column + columns];
  return (
    <Section title={t(texts.lines)}>
      <FieldRow>
        <Tool
          label={t(texts.rowAbove)}
          icon={IconRowInsertTop}
          onPress={() => grow(insertRows(table, row, chosen ? rows : 1), { row })}
        />
        <Tool
          label={t(texts.rowBelow)}
          icon={IconRowInsertBottom}
          onPress={() => grow(insertRows(table, below, chosen ? rows : 1), { row: below })}
        />
        <Tool
          label={t(texts.columnLeft)}
          icon={IconColumnInsertLeft}
          onPress={() => grow(insertColumns(table, column, chosen ? columns : 1), { column })}
        />
        <Tool
          label={t(texts.columnRight)}
          icon={IconColumnInsertRight}
          onPress={() => grow(insertColumns(table, right, chosen ? columns : 1), { column: right })}
        />
        <Tool
          label={t(texts.removeRows)}
          icon={IconRowRemove}
          disabled={!chosen}
          onPress={() => shrink(removeRows(table, row, rows))}
        />
        <Tool
          label={t(texts.removeColumns)}
          icon={IconColumnRemove}
          disabled={!chosen}
          onPress={() => shrink(removeColumns(table, column, columns))}
        />
        <Tool
          label={t(texts.merge)}
          icon={IconArrowsJoin}
          disabled={!chosen || rows * columns === 1}
          onPress={() => {
            change(mergeCells(table, area));
            chooseCells(table.id, area);
          }}
        />
        <Tool
          label={t(texts.split)}
          icon={IconArrowsSplit}
          disabled={!chosen || !hasMerged(table, area)}
          onPress={() => change(splitCells(table, area))}
        />
        <Tool
          label={t(texts.evenRows)}
          icon={IconLayoutDistributeHorizontal}
          disabled={rows === 1}
          onPress={() => change(evenRows(table, row, rows))}
        />
        <Tool
          label={t(texts.evenColumns)}
          icon={IconLayoutDistributeVertical}
          disabled={columns === 1}
          onPress={() => change(evenColumns(table, column, columns))}
        />
      </FieldRow>
    </Section>
  );
}
