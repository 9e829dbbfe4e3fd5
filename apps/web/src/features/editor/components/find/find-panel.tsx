import { findWords, type Match, type Query, replaceWords } from '@app/deck/find/find.ts';
import { IconArrowDown, IconArrowUp, IconLetterCase, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import fields from '../fields/fields.module.css';
import { Toggle } from '../fields/toggle.tsx';
import { openScriptDock } from '../script-dock.tsx';
import { useEdited, useEditor } from '../use-editor.ts';
import styles from './find-panel.module.css';
import { markWords, unmarkWords } from './mark-words.ts';
import { findTexts as texts } from './messages.ts';

/** What is searched for, where it was found, and which of the places is looked at. */
function useFind() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const deck = useEdited((state) => state.deck);
  const [query, setQuery] = useState({ words: '', matchCase: false });
  const [at, setAt] = useState(-1);
  const matches = useMemo(() => findWords(deck, query), [deck, query]);
  const current = matches[at];
  const slideId = useEdited((state) => state.slideId);
  useMarks(matches, current, slideId);
  const show = (index: number, list: readonly Match[] = matches) => {
    const match = list[(index + list.length) % list.length];
    if (!match) return;
    setAt((index + list.length) % list.length);
    editor.goTo(match.slideId);
    editor.select(match.in === 'script' ? [] : [match.in.element]);
    if (match.in === 'script') openScriptDock();
  };
  return {
    query,
    matches,
    at,
    current,
    show,
    ask(change: Partial<Query>) {
      setQuery({ ...query, ...change });
      setAt(-1);
    },
    replaceOne(words: string) {
      if (!current) return show(0);
      if (current.in === 'script') return show(at + 1);
      editor.perform(replaceWords(deck, [current], words));
      const next = findWords(editor.store.getState().deck, query);
      // What took its place may hold the words again.
      const after = next.findIndex((match) => isBehind(match, current, words.length, matches));
      show(after === -1 ? 0 : after, next);
    },
    replaceAll(words: string) {
      const found = matches.filter((match) => match.in !== 'script');
      editor.perform(replaceWords(deck, found, words));
      setAt(-1);
      notify('info', t(texts.replaced, { count: found.length }));
    },
  };
}

/** Keeps the marks of what was found on the slide that is looked at. */
function useMarks(matches: readonly Match[], current: Match | undefined, slideId: string): void {
  const { editor } = useEditor();
  useEffect(() => {
    let shown: Element | undefined;
    let frame = 0;
    const mark = () => {
      const place = markWords(editor.store.getState(), matches, current);
      if (place && place !== shown) place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      shown = place;
    };
    const markNext = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    };
    // Another slide stands on the canvas in the next frame; its script comes when its field has opened, and is drawn anew when its readings are known.
    markNext();
    const observer = new MutationObserver(markNext);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
    // The slide says which of them are seen.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [editor, matches, current, slideId]);
  useEffect(() => unmarkWords, []);
}

type Finding = ReturnType<typeof useFind>;
type Props = { replaces: boolean; onClose: () => void };

/** Finds words on all slides, goes from one to the next, and puts others in their place. */
export function FindPanel({ replaces, onClose }: Props) {
  const { t } = useTexts();
  const finding = useFind();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
      finding.show(event.shiftKey ? finding.at - 1 : finding.at + 1);
  };
  return (
    // Keys of the fields inside; the panel itself does nothing.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.panel} aria-label={t(texts.title)} onKeyDown={onKeyDown}>
      <FindLine finding={finding} onClose={onClose} />
      {finding.current?.in === 'script' ? <p className={styles.note}>{t(texts.inScript)}</p> : null}
      {replaces ? <ReplaceLine finding={finding} /> : null}
    </section>
  );
}

function FindLine({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const { t } = useTexts();
  const id = useId();
  const { query, matches, at, ask, show } = finding;
  const count = matches.length === 0 ? t(texts.none) : t(texts.count, { at: at + 1, count: matches.length });
  return (
    <div className={styles.line}>
      <label htmlFor={id} className="only-for-readers">
        {t(texts.find)}
      </label>
      <input
        id={id}
        // The panel was opened to type here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={query.words}
        placeholder={t(texts.find)}
        autoComplete="off"
        onChange={(event) => ask({ words: event.target.value })}
      />
      <output className={styles.count} aria-live="polite">
        {query.words === '' ? '' : count}
      </output>
      <Toggle
        label={t(texts.matchCase)}
        icon={IconLetterCase}
        isOn={query.matchCase}
        onChange={(matchCase) => ask({ matchCase })}
      />
      <Toggle label={t(texts.previous)} icon={IconArrowUp} isOn={false} onChange={() => show(at - 1)} />
      <Toggle label={t(texts.next)} icon={IconArrowDown} isOn={false} onChange={() => show(at + 1)} />
      <Toggle label={t(texts.close)} icon={IconX} isOn={false} onChange={onClose} />
    </div>
  );
}

function ReplaceLine({ finding: { matches, replaceOne, replaceAll } }: { finding: Finding }) {
  const { t } = useTexts();
  const id = useId();
  const [words, setWords] = useState('');
  const isNone = matches.length === 0;
  return (
    <div className={styles.line}>
      <label htmlFor={id} className="only-for-readers">
        {t(texts.replaceWith)}
      </label>
      <input
        id={id}
        value={words}
        placeholder={t(texts.replaceWith)}
        autoComplete="off"
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="button" className={fields.button} disabled={isNone} onClick={() => replaceOne(words)}>
        {t(texts.replace)}
      </button>
      <button type="button" className={fields.button} disabled={isNone} onClick={() => replaceAll(words)}>
        {t(texts.replaceAll)}
      </button>
    </div>
  );
}

/** Whether a match comes after one that was replaced. */
function isBehind(match: Match, done: Match, length: number, before: readonly Match[]): boolean {
  const order = (each: Match) => before.findIndex((one) => isSameText(one, each));
  if (!isSameText(match, done)) return order(match) > order(done);
  return (
    match.paragraph > done.paragraph ||
    (match.paragraph === done.paragraph && match.start >= done.start + length)
  );
}

const isSameText = (one: Match, other: Match) =>
  one.slideId === other.slideId && JSON.stringify(one.in) === JSON.stringify(other.in);
