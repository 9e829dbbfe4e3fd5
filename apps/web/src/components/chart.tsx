import { IconChartLine, IconTable } from '@tabler/icons-react';
import { type FunctionComponent, lazy, Suspense, useState } from 'react';
import { tokenOfSeries } from './chart-colors.ts';
import styles from './chart.module.css';
import { Skeleton } from './skeleton.tsx';

export type ChartData = {
  readonly kind: 'line' | 'bar';
  /** One sentence that says what is drawn. */
  readonly label: string;
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly format?: (value: number) => string;
};

export type ChartTexts = {
  readonly showTable: string;
  readonly showChart: string;
  readonly category: string;
  readonly legend: string;
  /** What the numbers count, where they do not say so themselves. */
  readonly unit?: string | undefined;
};

type CanvasProps = ChartData & { hidden: ReadonlySet<string> };

const ChartCanvas = lazy(async () => {
  // Without the library the numbers are still there, as a table.
  const part = await import('./chart-canvas.tsx').catch(() => undefined);
  return { default: part?.ChartCanvas ?? (ChartTable as FunctionComponent<CanvasProps>) };
});

type Props = ChartData & { texts: ChartTexts; height?: number };

/** Numbers over something: drawn, or as a table for those who read them better. */
export function Chart({ texts, height = 280, ...data }: Props) {
  const [isTable, setIsTable] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (name: string) => setHidden(toggled(hidden, name));
  const Icon = isTable ? IconChartLine : IconTable;
  return (
    <figure className={styles.chart} aria-label={data.label}>
      <div className={styles.head}>
        <div className={styles.legend} role="group" aria-label={texts.legend}>
          {data.series.map(({ name }, index) => (
            <button key={name} type="button" aria-pressed={!hidden.has(name)} onClick={() => toggle(name)}>
              <i style={{ background: `var(--${tokenOfSeries(index)})` }} aria-hidden="true" />
              {name}
            </button>
          ))}
        </div>
        {texts.unit ? <small className={styles.unit}>{texts.unit}</small> : null}
        <button type="button" className={styles.switch} onClick={() => setIsTable(!isTable)}>
          <Icon size={18} stroke={1.6} aria-hidden="true" />
          {isTable ? texts.showChart : texts.showTable}
        </button>
      </div>
      {isTable ? (
        <ChartTable {...data} hidden={hidden} category={texts.category} />
      ) : (
        <div className={styles.place} style={{ height }}>
          <Suspense fallback={<Skeleton height={height} />}>
            <ChartCanvas {...data} hidden={hidden} />
          </Suspense>
        </div>
      )}
    </figure>
  );
}

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}

function ChartTable({
  label,
  categories,
  series,
  format = String,
  hidden,
  category,
}: CanvasProps & { category?: string }) {
  const shown = series.filter(({ name }) => !hidden.has(name));
  return (
    <div className={styles.table} tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{category}</th>
            {shown.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((title, index) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {shown.map(({ name, values }) => (
                <td key={name}>{format(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
