import { useTexts } from '../../../../lib/texts.ts';
import type { ApplyValues } from '../../rules.ts';
import styles from './apply-form.module.css';
import { applyMessages as texts } from './messages.ts';

type Type = ApplyValues['type'];
type Props = { name: string; value: Type; onChange: (type: Type) => void };

const cards = [
  { value: 'email', label: texts.byEmail, text: texts.byEmailText },
  { value: 'bot', label: texts.byBot, text: texts.byBotText },
] as const;

/** The way the codes come: it decides which address is asked for. */
export function TypeCards({ name, value: chosen, onChange }: Props) {
  const { t } = useTexts();
  return (
    <fieldset className={styles.cards}>
      <legend>{t(texts.type)}</legend>
      {cards.map(({ value, label, text }) => (
        <label key={value} className={styles.card}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChange(value)}
          />
          <b>{t(label)}</b>
          <small>{t(text)}</small>
        </label>
      ))}
    </fieldset>
  );
}
