import { chartDataCommands } from '@app/deck/commands/chart/changes.ts';
import type { ChartElement, ChartSeries } from '@app/deck/element.ts';
import { chartKinds, legendPlaces } from '@app/deck/element.ts';
import type { IconProps } from '@tabler/icons-react';
import {
  IconChartArea,
  IconChartBar,
  IconChartDonut,
  IconChartDots,
  IconChartLine,
  IconChartPie,
  IconChartRadar,
  IconTable,
} from '@tabler/icons-react';
import { type ComponentType, Fragment } from 'react';
import { useTexts } from '../../../../../lib/texts.ts';
import { CheckField } from '../../fields/check-field.tsx';
import { ChoiceField } from '../../fields/choice-field.tsx';
import fields from '../../fields/fields.module.css';
import { same } from '../../fields/same.ts';
import { FieldRow, Section } from '../../fields/section.tsx';
import { Toggle } from '../../fields/toggle.tsx';
import { useSetField } from '../../fields/use-set-field.ts';
import { WordsField } from '../../fields/words-field.tsx';
import { useEditor } from '../../use-editor.ts';
import { ChartColors } from './chart-colors.tsx';
import { chartTexts as texts } from './messages.ts';
import { NumberFormatField } from './number-format-field.tsx';

type Props = { elements: readonly ChartElement[] };
type Kind = ChartElement['chart'];

const LyingBars = (props: IconProps) => <IconChartBar {...props} style={{ transform: 'rotate(90deg)' }} />;

const icons: Record<Kind, ComponentType<IconProps>> = {
  column: IconChartBar,
  bar: LyingBars,
  line: IconChartLine,
  area: IconChartArea,
  scatter: IconChartDots,
  pie: IconChartPie,
  ring: IconChartDonut,
  radar: IconChartRadar,
};

const legendNames = {
  none: texts.legendNone,
  top: texts.legendTop,
  right: texts.legendRight,
  bottom: texts.legendBottom,
  left: texts.legendLeft,
};

const canStack = (kind: Kind) => kind === 'column' || kind === 'bar' || kind === 'line' || kind === 'area';
const hasCurves = (kind: Kind) => kind === 'line' || kind === 'area';
const isRound = (kind: Kind) => kind === 'pie' || kind === 'ring';
const hasAxes = (kind: Kind) => !isRound(kind) && kind !== 'radar';

/** The fields of charts, and the way to their numbers. */
export function ChartPanel({ elements }: Props) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const setField = useSetField(elements);
  const kind = same(elements, (each) => each.chart);
  const [first] = elements;
  const hasNegative = elements.some(
    (each) =>
      isRound(each.chart) && each.series.some(({ values }) => values.some((value) => (value ?? 0) < 0)),
  );
  return (
    <>
      <Section title={t(texts.kind)}>
        <FieldRow>
          {chartKinds.map((each) => (
            <Toggle
              key={each}
              label={t(texts[each])}
              icon={icons[each]}
              isOn={kind === each}
              onChange={() => setField('chart', each)}
            />
          ))}
        </FieldRow>
        {hasNegative ? <p className={fields.note}>{t(texts.negativeInPie)}</p> : null}
        {elements.length === 1 && first ? (
          <button type="button" className={fields.button} onClick={() => editor.open(first.id)}>
            <IconTable size={18} stroke={1.6} aria-hidden="true" />
            {t(texts.editData)}
          </button>
        ) : null}
      </Section>
      <Display elements={elements} kind={kind} />
      {kind !== undefined && hasAxes(kind) ? <Axes elements={elements} /> : null}
      {kind === 'column' && elements.length === 1 && first && first.series.length > 1 ? (
        <LinesAmong chart={first} />
      ) : null}
      <ChartColors elements={elements} />
    </>
  );
}

function Display({ elements, kind }: Props & { kind: Kind | undefined }) {
  const { t } = useTexts();
  const setField = useSetField(elements);
  const flag = (name: 'stacked' | 'percent' | 'smooth' | 'labels') => (
    <CheckField
      label={t(texts[name])}
      value={same(elements, (each) => each[name] === true)}
      onChange={(isOn) => setField(name, isOn || undefined)}
    />
  );
  return (
    <Section title={t(texts.look)}>
      <WordsField
        label={t(texts.title)}
        value={same(elements, (each) => each.title ?? '')}
        onChange={(title) => setField('title', title || undefined)}
      />
      <ChoiceField
        label={t(texts.legend)}
        value={same(elements, (each) => each.legend ?? 'auto')}
        options={[
          ['auto', t(texts.legendAuto)],
          ...legendPlaces.map((place) => [place, t(legendNames[place])] as const),
        ]}
        onChange={(place) => setField('legend', place === 'auto' ? undefined : place)}
      />
      <NumberFormatField elements={elements} />
      {flag('labels')}
      {kind !== undefined && canStack(kind) ? flag('stacked') : null}
      {kind !== undefined && canStack(kind) && elements.every(({ stacked }) => stacked)
        ? flag('percent')
        : null}
      {kind !== undefined && hasCurves(kind) ? flag('smooth') : null}
    </Section>
  );
}

/** Which series of a column chart are lines, and which of these have the axis on the right. */
function LinesAmong({ chart }: { chart: ChartElement }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const change = (at: number, series: ChartSeries) =>
    editor.perform(
      chartDataCommands(editor.store.getState().slideId, chart, {
        categories: chart.categories,
        series: chart.series.with(at, series),
      }),
    );
  return (
    <Section title={t(texts.lines)}>
      {chart.series.map((series, at) => {
        const { line, secondAxis, ...plain } = series;
        const name = series.name || t(texts.seriesName, { number: at + 1 });
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={at}>
            <CheckField
              label={t(texts.asLine, { name })}
              value={line === true}
              onChange={(isOn) => change(at, isOn ? { ...plain, line: true } : plain)}
            />
            {line ? (
              <CheckField
                label={t(texts.onSecond, { name })}
                value={secondAxis === true}
                onChange={(isOn) => change(at, { ...plain, line: true, ...(isOn && { secondAxis: true }) })}
              />
            ) : null}
          </Fragment>
        );
      })}
    </Section>
  );
}

function Axes({ elements }: Props) {
  const { t } = useTexts();
  const setField = useSetField(elements);
  const [first] = elements;
  const change = (name: 'category' | 'value', words: string) => {
    const { [name]: _before, ...rest } = first?.axisTitles ?? {};
    const titles = words === '' ? rest : { ...rest, [name]: words };
    setField('axisTitles', Object.keys(titles).length > 0 ? titles : undefined);
  };
  return (
    <Section title={t(texts.axes)}>
      <WordsField
        label={t(texts.categoryTitle)}
        value={same(elements, (each) => each.axisTitles?.category ?? '')}
        onChange={(words) => change('category', words)}
      />
      <WordsField
        label={t(texts.valueTitle)}
        value={same(elements, (each) => each.axisTitles?.value ?? '')}
        onChange={(words) => change('value', words)}
      />
    </Section>
  );
}
