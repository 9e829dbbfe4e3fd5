import { inviteLimits } from '@app/contract/invite/limits.ts';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type FocusEventHandler, useId } from 'react';
import { describedBy, FieldFrame } from '../../../../components/field-frame.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { between } from '../../rules.ts';
import styles from './apply-form.module.css';
import { applyMessages as texts } from './messages.ts';

type Props = {
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (quantity: string) => void;
  onBlur?: FocusEventHandler;
};

const { min, max } = inviteLimits.quantity;

/** A number with a step down and a step up. */
export function QuantityField({ name, value, error, onChange, onBlur }: Props) {
  const { t } = useTexts();
  const id = useId();
  const step = (by: number) => onChange(String(between(min, (Math.round(Number(value)) || 0) + by, max)));
  return (
    <FieldFrame id={id} label={t(texts.quantity)} error={error}>
      <div className={styles.stepper}>
        <button type="button" aria-label={t(texts.fewer)} onClick={() => step(-1)}>
          <IconMinus size={18} stroke={1.6} aria-hidden="true" />
        </button>
        <input
          {...describedBy(id, { error })}
          type="number"
          inputMode="numeric"
          name={name}
          value={value}
          min={min}
          max={max}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
        <button type="button" aria-label={t(texts.more)} onClick={() => step(1)}>
          <IconPlus size={18} stroke={1.6} aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  );
}
