import type { ChartElement } from '@app/deck/element.ts';
import { useState } from 'react';
import { useTexts } from '../../../../../lib/texts.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { same } from '../../fields/same.ts';
import { useSetField } from '../../fields/use-set-field.ts';
import { WordsField } from '../../fields/words-field.tsx';
import { chartTexts as texts } from './messages.ts';

/** Formats that most people need, with what they make of a number. */
const formats = [
  ['0', '1234'],
  ['#,##0', '1,234'],
  ['#,##0.00', '1,234.00'],
  ['0.0', '1234.0'],
  ['0%', '12%'],
  ['0.0%', '12.3%'],
  ['"¥"#,##0', '¥1,234'],
  ['"$"#,##0', '$1,234'],
] as const;

/** How the numbers of a chart are written. */
export function NumberFormatField({ elements }: { elements: readonly ChartElement[] }) {
  const { t } = useTexts();
  const setField = useSetField(elements);
  const value = same(elements, (each) => each.numberFormat ?? '');
  const isKnown = value === '' || formats.some(([code]) => code === value);
  const [isOwn, setIsOwn] = useState(false);
  const showsCode = isOwn || (value !== undefined && !isKnown);
  return (
    <>
      <ChoiceField
        label={t(texts.numberFormat)}
        value={value === undefined ? undefined : showsCode ? 'own' : value === '' ? 'auto' : value}
        options={[['auto', t(texts.formatAuto)], ...formats, ['own', t(texts.formatOwn)]]}
        onChange={(code) => {
          setIsOwn(code === 'own');
          if (code !== 'own') setField('numberFormat', code === 'auto' ? undefined : code);
        }}
      />
      {showsCode ? (
        <WordsField
          label={t(texts.formatCode)}
          value={value}
          maxLength={100}
          placeholder="#,##0.00"
          onChange={(code) => setField('numberFormat', code || undefined)}
        />
      ) : null}
    </>
  );
}
