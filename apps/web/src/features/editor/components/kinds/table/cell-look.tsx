import { type BorderChoice, changeCells, setBorders } from '@app/deck/commands/table/cell-look.ts';
import { type CellArea, cellAt, ownerAt, placesIn } from '@app/deck/commands/table/grid.ts';
import type { TableCell, TableElement } from '@app/deck/element.ts';
import type { Color } from '@app/deck/paint.ts';
import type { Run } from '@app/deck/text.ts';
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconBold,
  IconBorderAll,
  IconBorderBottom,
  IconBorderInner,
  IconBorderLeft,
  IconBorderNone,
  IconBorderOuter,
  IconBorderRight,
  IconBorderTop,
  IconLayoutAlignBottom,
  IconLayoutAlignMiddle,
  IconLayoutAlignTop,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../../../lib/texts.ts';
import { ColorField } from '../../fields/color-field.tsx';
import fields from '../../fields/fields.module.css';
import { NumberField } from '../../fields/number-field.tsx';
import { same } from '../../fields/same.ts';
import { FieldRow, Section } from '../../fields/section.tsx';
import { Toggle } from '../../fields/toggle.tsx';
import { areaOrAll, useChosenArea } from './cell-choice.ts';
import { tableTexts as texts } from './messages.ts';
import { useChangeTable } from './use-change-table.ts';

type Part = { table: TableElement; area: CellArea; cells: readonly TableCell[] };

/** The cells of an area, each once. */
const cellsIn = (table: TableElement, area: CellArea): TableCell[] =>
  placesIn(area).flatMap((place) => {
    const { row, column } = ownerAt(table, place);
    const cell = row === place.row && column === place.column ? cellAt(table, place) : undefined;
    return cell ? [cell] : [];
  });

/** How the chosen cells look, or all of them. */
export function CellLook({ table }: { table: TableElement }) {
  const { t } = useTexts();
  const chosen = useChosenArea(table);
  const area = areaOrAll(chosen, table);
  const part = { table, area, cells: cellsIn(table, area) };
  return (
    <Section title={chosen ? t(texts.cellLook) : t(texts.wholeTable)}>
      <FillField {...part} />
      <Borders {...part} />
      <Alignment {...part} />
      <Letters {...part} />
    </Section>
  );
}

function FillField({ table, area, cells }: Part) {
  const { t } = useTexts();
  const change = useChangeTable(table);
  const fill = same(cells, (cell) => cell.fill);
  const put = (make: (cell: TableCell) => TableCell) => change(changeCells(table, area, make));
  return (
    <FieldRow>
      <ColorField
        label={t(texts.fill)}
        value={fill?.kind === 'solid' ? fill.color : undefined}
        onChange={(color) => put((cell) => ({ ...cell, fill: { kind: 'solid', color } }))}
      />
      <button
        type="button"
        className={fields.button}
        onClick={() => put((cell) => ({ ...cell, fill: { kind: 'none' } }))}
      >
        {t(texts.noFill)}
      </button>
      <button
        type="button"
        className={fields.button}
        onClick={() => put(({ fill: _fill, borders: _borders, ...cell }) => cell)}
      >
        {t(texts.asStyle)}
      </button>
    </FieldRow>
  );
}

const borderChoices = [
  ['all', texts.allBorders, IconBorderAll],
  ['outer', texts.outerBorders, IconBorderOuter],
  ['inner', texts.innerBorders, IconBorderInner],
  ['top', texts.topBorder, IconBorderTop],
  ['bottom', texts.bottomBorder, IconBorderBottom],
  ['left', texts.leftBorder, IconBorderLeft],
  ['right', texts.rightBorder, IconBorderRight],
] as const;

function Borders({ table, area }: Part) {
  const { t } = useTexts();
  const change = useChangeTable(table);
  const [color, setColor] = useState<Color>({ slot: 'dark1' });
  const [width, setWidth] = useState(1);
  const draw = (which: BorderChoice, wide: number) =>
    change(setBorders(table, area, which, { width: wide, color }));
  return (
    <>
      <FieldRow>
        <ColorField label={t(texts.lineColor)} value={color} onChange={setColor} />
        <NumberField
          label={t(texts.lineWidth)}
          value={width}
          min={0.25}
          max={20}
          step={0.5}
          onChange={setWidth}
        />
      </FieldRow>
      <div role="group" aria-label={t(texts.borders)}>
        {borderChoices.map(([which, name, icon]) => (
          <Toggle key={which} label={t(name)} icon={icon} isOn={false} onChange={() => draw(which, width)} />
        ))}
        <Toggle
          label={t(texts.noBorders)}
          icon={IconBorderNone}
          isOn={false}
          onChange={() => draw('all', 0)}
        />
      </div>
    </>
  );
}

const aligns = [
  ['left', texts.alignLeft, IconAlignLeft],
  ['center', texts.alignCenter, IconAlignCenter],
  ['right', texts.alignRight, IconAlignRight],
] as const;
const anchors = [
  ['top', texts.anchorTop, IconLayoutAlignTop],
  ['middle', texts.anchorMiddle, IconLayoutAlignMiddle],
  ['bottom', texts.anchorBottom, IconLayoutAlignBottom],
] as const;

function Alignment({ table, area, cells }: Part) {
  const { t } = useTexts();
  const change = useChangeTable(table);
  const align = same(cells, (cell) => cell.text.paragraphs[0]?.align ?? 'left');
  const anchor = same(cells, (cell) => cell.text.anchor ?? 'top');
  const put = (make: (text: TableCell['text']) => TableCell['text']) =>
    change(changeCells(table, area, (cell) => ({ ...cell, text: make(cell.text) })));
  return (
    <div role="group" aria-label={t(texts.align)}>
      {aligns.map(([to, name, icon]) => (
        <Toggle
          key={to}
          label={t(name)}
          icon={icon}
          isOn={align === to}
          onChange={() =>
            put((text) => ({ ...text, paragraphs: text.paragraphs.map((each) => ({ ...each, align: to })) }))
          }
        />
      ))}
      {anchors.map(([to, name, icon]) => (
        <Toggle
          key={to}
          label={t(name)}
          icon={icon}
          isOn={anchor === to}
          onChange={() => put((text) => ({ ...text, anchor: to }))}
        />
      ))}
    </div>
  );
}

const runsOf = (cells: readonly TableCell[]): Run[] =>
  cells.flatMap(({ text }) => text.paragraphs.flatMap(({ runs }) => runs));

function Letters({ table, area, cells }: Part) {
  const { t } = useTexts();
  const change = useChangeTable(table);
  const runs = runsOf(cells);
  const put = (look: Partial<Run>) =>
    change(
      changeCells(table, area, (cell) => {
        const paragraphs = cell.text.paragraphs.map((paragraph) => ({
          ...paragraph,
          runs: (paragraph.runs.length > 0 ? paragraph.runs : [{ text: '' }]).map((run) => ({
            ...run,
            ...look,
          })),
        }));
        return { ...cell, text: { ...cell.text, paragraphs } };
      }),
    );
  const isBold = same(runs, (run) => run.bold === true) === true;
  return (
    <FieldRow>
      <NumberField
        label={t(texts.size)}
        value={same(runs, (run) => run.size ?? 18)}
        min={1}
        max={400}
        onChange={(size) => put({ size })}
      />
      <ColorField
        label={t(texts.color)}
        value={same(runs, (run) => run.color)}
        onChange={(color) => put({ color })}
      />
      <Toggle label={t(texts.bold)} icon={IconBold} isOn={isBold} onChange={(bold) => put({ bold })} />
    </FieldRow>
  );
}
