import type { LatexElement } from '@app/deck/element.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../../../lib/texts.ts';
import { isFormula } from '../../../../slide/rules.ts';
import { ColorField } from '../../fields/color-field.tsx';
import fields from '../../fields/fields.module.css';
import { same } from '../../fields/same.ts';
import { Section } from '../../fields/section.tsx';
import { useSetField } from '../../fields/use-set-field.ts';
import { useEditor } from '../../use-editor.ts';
import styles from './latex.module.css';
import { latexTexts as texts } from './messages.ts';
import { ReadyFormulas, SymbolPalette } from './palette.tsx';

type Props = { elements: readonly LatexElement[] };

/** What is written in a formula, its colour, and symbols to write with. */
export function LatexPanel({ elements }: Props) {
  const { t } = useTexts();
  const setField = useSetField(elements);
  const [first] = elements;
  return (
    <>
      {first && elements.length === 1 ? <Source key={first.id} element={first} /> : null}
      <Section title={t(texts.color)}>
        <ColorField
          label={t(texts.color)}
          value={same(elements, (each) => each.color ?? { slot: 'dark1' as const })}
          onChange={(color) => setField('color', color)}
        />
      </Section>
    </>
  );
}

/** Where the caret stands after a symbol: between its first brackets, else behind it. */
function caretAfter(symbol: string): number {
  const inside = symbol.indexOf('{}');
  return inside < 0 ? symbol.length : inside + 1;
}

function Source({ element }: { element: LatexElement }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const setField = useSetField([element]);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // What is typed and no formula yet; the slide keeps the last one until it is.
  const [typed, setTyped] = useState<string>();
  const wanted = useRef(element.source);
  const merge = `latex ${element.id}`;
  useEffect(() => {
    wanted.current = typed ?? element.source;
  }, [typed, element.source]);
  const take = (source: string) => {
    wanted.current = source;
    setTyped(source);
    void isFormula(source).then((isWhole) => {
      if (!isWhole || wanted.current !== source) return;
      setField('source', source, merge);
      setTyped(undefined);
    });
  };
  const write = (symbol: string) => {
    const node = area.current;
    const source = typed ?? element.source;
    const [from, to] = [node?.selectionStart ?? source.length, node?.selectionEnd ?? source.length];
    // A command runs into letters that follow it.
    const gap = /\\[a-z]+$/i.test(symbol) && /^[a-z]/i.test(source.slice(to)) ? ' ' : '';
    take(source.slice(0, from) + symbol + gap + source.slice(to));
    const caret = from + caretAfter(symbol);
    requestAnimationFrame(() => {
      node?.focus();
      node?.setSelectionRange(caret, caret);
    });
  };
  return (
    <>
      <Section title={t(texts.formula)}>
        <label htmlFor={id} className="only-for-readers">
          {t(texts.source)}
        </label>
        <textarea
          ref={area}
          id={id}
          className={styles.source}
          rows={4}
          spellCheck={false}
          maxLength={10_000}
          value={typed ?? element.source}
          aria-invalid={typed !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => take(event.target.value)}
          onBlur={() => {
            if (typed !== undefined) setField('source', typed, merge);
            setTyped(undefined);
            editor.seal();
          }}
        />
        <p id={`${id}-note`} className={fields.note} role="status">
          {typed === undefined ? '' : t(texts.fault)}
        </p>
      </Section>
      <SymbolPalette onPick={write} />
      <ReadyFormulas
        onPick={(source) => {
          setField('source', source);
          setTyped(undefined);
        }}
      />
    </>
  );
}
