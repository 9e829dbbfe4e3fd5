import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { RadioTile } from '../../../../components/radio-tile.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import styles from './choices.module.css';
import { pageTexts as texts } from './messages.ts';

type Props<T extends string> = {
  legend: string;
  columns: 2 | 3;
  value: T;
  options: readonly T[];
  labelOf: (option: T) => string;
  signOf?: (option: T) => ReactNode;
  onChange: (option: T) => void;
};

/** One of a few, all of them in sight; arrow keys walk over them. */
export function Choices<T extends string>(props: Props<T>) {
  const { legend, columns, value, options, labelOf, signOf, onChange } = props;
  const group = useId();
  return (
    <fieldset className={styles.choices} style={{ '--columns': columns } as CSSProperties}>
      <legend className="only-for-readers">{legend}</legend>
      {options.map((option) => (
        <RadioTile
          key={option}
          group={group}
          checked={value === option}
          onChoose={() => onChange(option)}
          className={styles.choice}
        >
          {signOf?.(option)}
          <span>{labelOf(option)}</span>
        </RadioTile>
      ))}
    </fieldset>
  );
}

/** What a choice is made for. */
export type Scope = 'deck' | 'page';

/** What choices about a page are for: that page alone where it has something of its own, until somebody says otherwise. */
export function useScope(pageId: string | undefined, hasOwn: boolean): [Scope, (scope: Scope) => void] {
  const [said, setSaid] = useState<{ pageId: string | undefined; scope: Scope }>();
  const scope = said && said.pageId === pageId ? said.scope : hasOwn ? 'page' : 'deck';
  return [scope, (next) => setSaid({ pageId, scope: next })];
}

/** Whether a choice is made for the whole deck or for the page that is looked at. */
export function ScopeChoice({ value, onChange }: { value: Scope; onChange: (scope: Scope) => void }) {
  const { t } = useTexts();
  return (
    <Choices
      legend={t(texts.placeFor)}
      columns={2}
      value={value}
      options={['deck', 'page'] as const}
      labelOf={(each) => t(each === 'deck' ? texts.placeDeck : texts.placePage)}
      onChange={onChange}
    />
  );
}
