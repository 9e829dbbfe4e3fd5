import { graphLimits } from '@app/contract/graph/limits.ts';
import { type Place, type RelationKind, relationKinds, type Term } from '@app/contract/graph/schema.ts';
import type { OutlineState } from '@app/contract/outline/schema.ts';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../../components/button.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { SelectBox } from '../../../../components/select-box.tsx';
import { newId } from '../../../../lib/new-id.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { sourcePages } from '../../rules.ts';
import type { Rows } from '../tree/rows.ts';
import { addRelation, removeRelation, removeTerm, renameTerm } from './edits.ts';
import type { GraphDesk } from './graph-desk.ts';
import styles from './graph.module.css';
import { graphTexts as texts } from './messages.ts';

type Props = {
  term: Term;
  desk: GraphDesk;
  rows: Rows;
  source: OutlineState['source'];
  onLine: (id: string) => void;
  onTerm: (id: string) => void;
  onClose: () => void;
};

/** What the material says of a term, where that stands, and what it is related to. */
export function TermPanel({ term, desk, rows, source, onLine, onTerm, onClose }: Props) {
  const { t, language } = useTexts();
  const names = [term.name, ...term.variants];
  return (
    <aside className={styles.panel} aria-label={term.name}>
      <header>
        <NameField term={term} desk={desk} />
        <IconButton label={t(texts.close)} icon={IconX} onClick={onClose} />
      </header>
      {term.variants.length > 0 ? (
        <p className={styles.hint}>
          {t(texts.also, { names: new Intl.ListFormat(language, { type: 'unit' }).format(term.variants) })}
        </p>
      ) : null}
      <h3>{t(texts.relations)}</h3>
      <Relations term={term} desk={desk} onTerm={onTerm} />
      <h3>{t(texts.sentences)}</h3>
      {term.places.length === 0 ? <p className={styles.hint}>{t(texts.noSentences)}</p> : null}
      <ul className={styles.places}>
        {term.places.map((place) => (
          <li key={`${place.block} ${place.text}`}>
            <Marked text={place.text} names={names} />
            <Where place={place} rows={rows} source={source} onLine={onLine} />
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        size="xs"
        onClick={() => {
          desk.edit((graph) => removeTerm(graph, term.id));
          onClose();
        }}
      >
        {t(texts.remove)}
      </Button>
    </aside>
  );
}

/** What it is called; kept when the field is left. */
function NameField({ term, desk }: { term: Term; desk: GraphDesk }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string>();
  const keep = () => {
    if (typed !== undefined) desk.edit((graph) => renameTerm(graph, term.id, typed));
    setTyped(undefined);
  };
  return (
    <input
      className={styles.title}
      aria-label={t(texts.name)}
      data-saves-itself
      maxLength={graphLimits.name.max}
      value={typed ?? term.name}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}

/** A sentence with the term in it marked. */
function Marked({ text, names }: { text: string; names: readonly string[] }) {
  const low = text.toLowerCase();
  const found = names
    .map((name) => ({ at: low.indexOf(name.toLowerCase()), size: name.length }))
    .find(({ at }) => at !== -1);
  if (!found) return <p>{text}</p>;
  const { at, size } = found;
  return (
    <p>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + size)}</mark>
      {text.slice(at + size)}
    </p>
  );
}

type WhereProps = Pick<Props, 'rows' | 'source' | 'onLine'> & { place: Place };

/** The page of the document, and the place of the outline that tells it. */
function Where({ place: { block }, rows, source, onLine }: WhereProps) {
  const { t } = useTexts();
  const [page] = sourcePages([block], source);
  const line = rows.find(({ kind, from }) => kind === 'page' && from.includes(block));
  return (
    <span className={styles.where}>
      {page === undefined ? null : <small>{t(texts.page, { page })}</small>}
      {line ? (
        <button type="button" onClick={() => onLine(line.id)}>
          {t(texts.inOutline, { title: line.text })}
        </button>
      ) : null}
    </span>
  );
}

function Relations({ term, desk, onTerm }: Pick<Props, 'term' | 'desk' | 'onTerm'>) {
  const { t } = useTexts();
  const { terms, relations } = useStore(desk.store);
  const nameOf = (id: string) => terms.find((each) => each.id === id)?.name ?? '';
  const own = relations.filter(({ from, to }) => from === term.id || to === term.id);
  return (
    <>
      {own.length === 0 ? <p className={styles.hint}>{t(texts.noRelations)}</p> : null}
      <ul className={styles.relations}>
        {own.map(({ id, from, to, kind, label, proof }) => {
          const other = from === term.id ? to : from;
          const words = kind === 'number' && label !== '' ? t(texts.numbered, { label }) : t(texts[kind]);
          return (
            <li key={id} title={proof?.text}>
              {/* Standing together is the same from both sides. */}
              {from === term.id || kind === 'with' ? null : (
                <Other name={nameOf(from)} onClick={() => onTerm(from)} />
              )}
              <span data-kind={kind}>{words}</span>
              {to === term.id && kind !== 'with' ? (
                <span>{term.name}</span>
              ) : (
                <Other name={nameOf(other)} onClick={() => onTerm(other)} />
              )}
              <IconButton
                size="small"
                label={t(texts.removeRelation, { name: nameOf(other) })}
                icon={IconTrash}
                onClick={() => desk.edit((graph) => removeRelation(graph, id))}
              />
            </li>
          );
        })}
      </ul>
      <NewRelation term={term} desk={desk} />
    </>
  );
}

const Other = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <button type="button" onClick={onClick}>
    {name}
  </button>
);

/** Kinds that somebody chooses; a number comes from a sentence. */
const offered = relationKinds.filter((kind) => kind !== 'number');

function NewRelation({ term, desk }: Pick<Props, 'term' | 'desk'>) {
  const { t } = useTexts();
  const { terms } = useStore(desk.store);
  const [kind, setKind] = useState<RelationKind>('with');
  const [to, setTo] = useState('');
  const others = terms.filter(({ id }) => id !== term.id);
  if (others.length === 0) return null;
  return (
    <div className={styles.relate}>
      <SelectBox
        isCompact
        aria-label={t(texts.kind)}
        value={kind}
        options={offered.map((each) => [each, t(texts[each])] as const)}
        onChange={({ currentTarget }) =>
          setKind(offered.find((each) => each === currentTarget.value) ?? 'with')
        }
      />
      <SelectBox
        isCompact
        aria-label={t(texts.other)}
        value={to}
        options={[['', t(texts.other)], ...others.map(({ id, name }) => [id, name] as const)]}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <Button
        variant="default"
        size="xs"
        disabled={to === ''}
        onClick={() => {
          desk.edit((graph) => addRelation(graph, { id: newId(), from: term.id, to, kind }));
          setTo('');
        }}
      >
        {t(texts.relate)}
      </Button>
    </div>
  );
}
