import { useTexts } from '../../../../lib/texts.ts';
import { treeTexts } from '../tree/messages.ts';
import type { GraphParts } from './graph-picture.tsx';
import styles from './graph.module.css';
import { graphTexts as texts } from './messages.ts';

/** The terms one below the other, for those who do not see the picture and where there is no room for it. */
export function TermList({ graph, chosenId, found, onChoose }: GraphParts) {
  const { t } = useTexts();
  const shown = found.length > 0 ? graph.terms.filter(({ id }) => found.includes(id)) : graph.terms;
  return (
    <ul className={styles.list} aria-label={t(treeTexts.graph)}>
      {shown.map(({ id, name, variants }) => {
        const count = graph.relations.filter(({ from, to }) => from === id || to === id).length;
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosenId}
              aria-label={t(texts.term, { name, count })}
              onClick={() => onChoose(id)}
            >
              <span>{name}</span>
              {variants.length > 0 ? <small>{variants.join(' · ')}</small> : null}
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
