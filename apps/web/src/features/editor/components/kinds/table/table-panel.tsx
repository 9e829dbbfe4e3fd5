import type { TableElement, TableLook } from '@app/deck/element.ts';
import { tableStyles } from '@app/deck/element.ts';
import { useTexts } from '../../../../../lib/texts.ts';
import { CheckField } from '../../fields/check-field.tsx';
import { same } from '../../fields/same.ts';
import { Section } from '../../fields/section.tsx';
import { useSetField } from '../../fields/use-set-field.ts';
import { WritingPanel } from '../text/panel.tsx';
import { CellLook } from './cell-look.tsx';
import { LineTools } from './line-tools.tsx';
import { tableTexts as texts } from './messages.ts';
import { StylePicture } from './style-picture.tsx';
import styles from './table.module.css';

type Props = { elements: readonly TableElement[] };

/** Rows, columns, style and cells of a table; of several, their style. */
export function TablePanel({ elements }: Props) {
  const [first] = elements;
  return (
    <>
      {first && elements.length === 1 ? <LineTools table={first} /> : null}
      <Styles elements={elements} />
      {first && elements.length === 1 ? <CellLook table={first} /> : null}
      <WritingPanel />
    </>
  );
}

const names = {
  plain: texts.plain,
  grid: texts.grid,
  lines: texts.ruled,
  soft: texts.soft,
  strong: texts.strong,
  dark: texts.dark,
};

const parts = ['headerRow', 'firstColumn', 'lastRow', 'banded'] as const;
const usual: TableLook = { style: 'strong', headerRow: true, banded: true };

function Styles({ elements }: Props) {
  const { t } = useTexts();
  const setField = useSetField(elements);
  const look = same(elements, (each) => each.look);
  const change = (more: Partial<TableLook>) => {
    const next = { ...(look ?? usual), ...more };
    setField(
      'look',
      Object.fromEntries(Object.entries(next).filter(([, value]) => value !== false)) as TableLook,
    );
  };
  return (
    <Section title={t(texts.style)}>
      <div className={styles.styles}>
        {tableStyles.map((style) => (
          <button
            key={style}
            type="button"
            aria-pressed={look?.style === style}
            aria-label={t(names[style])}
            title={t(names[style])}
            onClick={() => change({ style })}
          >
            <StylePicture look={{ ...(look ?? usual), style }} />
          </button>
        ))}
      </div>
      <div className={styles.checks}>
        {parts.map((part) => (
          <CheckField
            key={part}
            label={t(texts[part])}
            value={look?.[part] === true}
            onChange={(isOn) => change({ [part]: isOn })}
          />
        ))}
      </div>
    </Section>
  );
}
