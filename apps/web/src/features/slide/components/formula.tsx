import { fill, type Language } from '@app/contract/base/messages.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { LatexElement } from '@app/deck/element.ts';
import { render } from 'katex';
import 'katex/dist/katex.min.css';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import styles from './formula.module.css';
import { slideTexts as texts } from './messages.ts';

/**
 * A formula as nodes of the page, or undefined where it is none. Nodes and not HTML: the content policy refuses styles in
 * attributes. Whoever wrote it is not trusted: no links, no pictures, no macro that goes on for ever, nothing larger
 * than a slide.
 */
export function formulaNodes(source: string): HTMLElement | undefined {
  const node = document.createElement('span');
  try {
    render(source, node, {
      displayMode: true,
      throwOnError: true,
      trust: false,
      strict: 'ignore',
      maxExpand: 1000,
      maxSize: 60,
    });
    return node;
  } catch {
    // A wrong command, or brackets so deep that the stack ends: either way there is nothing to show.
    return undefined;
  }
}

type Props = { source: string; color: string; width: number; height: number; language: Language };

/** A formula as large as its box allows; what cannot be shown is shown as it was written. */
export function Formula({ source, color, width, height, language }: Props) {
  const built = useMemo(() => formulaNodes(source), [source]);
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = words.current;
    if (!node) return undefined;
    if (built) node.replaceChildren(built);
    const fit = () => {
      const [wide, high] = [node.offsetWidth, node.offsetHeight];
      if (wide > 0 && high > 0)
        node.style.setProperty('--fit', String(Math.min(width / wide, height / high)));
    };
    fit();
    // Its letters come after it.
    const watch = new ResizeObserver(fit);
    watch.observe(node);
    return () => watch.disconnect();
  }, [built, width, height]);
  return (
    <div className={styles.box} style={{ color }}>
      <div ref={words} key={built ? 'formula' : 'fault'} className={built ? styles.formula : styles.fault}>
        {built ? null : (
          <>
            <code>{source}</code>
            <span>{fill(texts.notAFormula, language)}</span>
          </>
        )}
      </div>
    </div>
  );
}

/** A formula of a slide. */
export const FormulaElement = memo(function FormulaElement(props: {
  element: Drawn<LatexElement>;
  language: Language;
}) {
  const { source, color, width, height, alt } = props.element;
  const formula = <Formula {...{ source, color, width, height }} language={props.language} />;
  return alt ? (
    <div role="img" aria-label={alt}>
      {formula}
    </div>
  ) : (
    formula
  );
});
