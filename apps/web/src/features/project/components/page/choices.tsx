import { type CSSProperties, type ReactNode, useId } from 'react';
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
  const name = useId();
  return (
    <fieldset className={styles.choices} style={{ '--columns': columns } as CSSProperties}>
      <legend className="only-for-readers">{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
          {signOf?.(option)}
          <span>{labelOf(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What a choice is made for. */
export type Scope = 'deck' | 'page';

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
