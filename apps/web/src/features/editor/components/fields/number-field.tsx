import { type KeyboardEvent, useId, useState } from 'react';
import styles from './fields.module.css';

type Props = {
  label: string;
  /** Undefined: what is chosen has several. */
  value: number | undefined;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** What stands behind the number, such as ° or %. */
  unit?: string;
};

const shown = (value: number | undefined) =>
  value === undefined ? '' : String(Math.round(value * 100) / 100);

/** A number that is typed, or changed by arrow keys; it counts when the field is left or Enter is pressed. */
export function NumberField({ label, value, onChange, min = -1e6, max = 1e6, step = 1, unit }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const take = (wanted: number) => {
    const next = Math.min(max, Math.max(min, wanted));
    if (Number.isFinite(next) && next !== value) onChange(next);
  };
  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed.trim() !== '') take(Number(typed.replace(',', '.')));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(undefined);
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    const from = typed === undefined ? (value ?? 0) : Number(typed);
    setTyped(undefined);
    take(from + direction * step * (event.shiftKey ? 10 : 1));
  };
  return (
    <label className={styles.field} htmlFor={id}>
      <span>{label}</span>
      <span className={styles.number}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? shown(value)}
          placeholder={value === undefined ? '–' : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        {unit ? <span aria-hidden="true">{unit}</span> : null}
      </span>
    </label>
  );
}
