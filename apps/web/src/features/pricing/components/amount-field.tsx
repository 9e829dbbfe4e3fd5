import { creditPrices } from '@app/contract/credit/limits.ts';
import { type CSSProperties, useId, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { pricingMessages as texts } from '../messages.ts';
import { mostOf, stopOf, type Need, needSteps, needStops, withinRange } from '../rules.ts';
import styles from './amount-field.module.css';

/** What the kinds of need are called. */
export const needNames = {
  projects: texts.useProjects,
  avatars: texts.useAvatars,
  interactions: texts.useInteractions,
  helperUses: texts.useHelperUses,
  storage: texts.useStorage,
} as const;

const { project, avatar, interaction, assistant, storage } = creditPrices;

function useRate(kind: keyof Need): string {
  const { t } = useTexts();
  const rates: Record<keyof Need, string> = {
    projects: t(texts.rateProjects, { credits: project }),
    avatars: t(texts.rateAvatars, { credits: avatar }),
    interactions: t(texts.rateParcel, interaction),
    helperUses: t(texts.rateParcel, assistant),
    storage: t(texts.rateStorage, storage),
  };
  return rates[kind];
}

type Props = { kind: keyof Need; value: number; onChange: (value: number) => void };

/** How much of one kind: a slider for a feeling, a number for those who know. */
export function AmountField({ kind, value, onChange }: Props) {
  const { t, language } = useTexts();
  const id = useId();
  // What is being typed stays as typed until the field is left.
  const [draft, setDraft] = useState<string>();
  const stops = needStops[kind];
  const last = stops.length - 1;
  const name = t(needNames[kind]);
  const share = { '--share': `${(stopOf(kind, value) / last) * 100}%` } as CSSProperties;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{name}</label>
      <small id={`${id}-rate`}>{useRate(kind)}</small>
      <input
        id={id}
        className={styles.range}
        style={share}
        type="range"
        min={0}
        max={last}
        value={stopOf(kind, value)}
        aria-describedby={`${id}-rate`}
        aria-valuetext={formatNumber(value, language)}
        onChange={(event) => onChange(stops[event.target.valueAsNumber] ?? 0)}
      />
      <input
        className={styles.number}
        type="number"
        inputMode="numeric"
        min={0}
        max={mostOf(kind)}
        step={needSteps[kind]}
        value={draft ?? value}
        aria-label={t(texts.amountOf, { name })}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(withinRange(kind, event.target.valueAsNumber));
        }}
        onBlur={() => setDraft(undefined)}
      />
    </div>
  );
}
