import { type ShapeGroup, type ShapeName, shapeGroups, shapeLibrary } from '@app/deck/shapes/library.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { bestFits } from '../../../../lib/fuzzy.ts';
import { useTexts } from '../../../../lib/texts.ts';
import styles from './insert.module.css';
import { insertTexts as texts } from './messages.ts';
import { mostUsed } from './most-used.ts';
import { ShapeIcon } from './shape-icon.tsx';
import { shapeGroupTexts, shapeTexts } from './shape-messages.ts';

type Props = {
  /** The groups that are offered. */
  groups?: readonly ShapeGroup[];
  /** The one that is drawn now, or that the chosen element has. */
  chosen?: string | undefined;
  /** A click takes it; a double click or Enter wants it at once. */
  onPick: (name: ShapeName, isAtOnce: boolean) => void;
  hint?: string;
};

/** Within this time a second click makes a double one. */
const doubleClickMs = 260;

/** All shapes by groups, with a search through their names in both languages. */
export function ShapePicker({ groups = shapeGroups, chosen, onPick, hint }: Props) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [used] = useState(mostUsed);
  const all = groups.flatMap((group): readonly ShapeName[] => shapeLibrary[group]);
  const found = bestFits(typed, all, (name) => [shapeTexts[name].zh, shapeTexts[name].en, name]);
  const isSearching = typed.trim() !== '';
  const often = used.filter((name) => all.includes(name));
  const parts = { chosen, onPick };
  return (
    <div className={styles.picker}>
      <input
        type="search"
        className={styles.search}
        aria-label={t(texts.searchShapes)}
        placeholder={t(texts.searchShapes)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.groups}>
        {isSearching ? <Shapes names={found.slice(0, 48)} label={t(texts.searchShapes)} {...parts} /> : null}
        {isSearching && found.length === 0 ? <p className={styles.hint}>{t(texts.noShape)}</p> : null}
        {!isSearching && often.length > 0 ? (
          <Group title={t(texts.mostUsed)} names={often} {...parts} />
        ) : null}
        {isSearching
          ? null
          : groups.map((group) => (
              <Group key={group} title={t(shapeGroupTexts[group])} names={shapeLibrary[group]} {...parts} />
            ))}
      </div>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
    </div>
  );
}

type ListProps = Pick<Props, 'chosen' | 'onPick'> & { names: readonly ShapeName[] };

const Group = ({ title, ...list }: ListProps & { title: string }) => (
  <section>
    <h4>{title}</h4>
    <Shapes label={title} {...list} />
  </section>
);

const perRow = 8;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -perRow,
  ArrowDown: perRow,
};

/** Arrow keys lead from shape to shape of a group. */
function goOn(event: KeyboardEvent<HTMLDivElement>) {
  const step = steps[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.findIndex((button) => button === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Shapes({ names, label, chosen, onPick }: ListProps & { label: string }) {
  const { t } = useTexts();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  // A first click waits for the second; the keyboard has no second one.
  const press = (name: ShapeName, clicks: number) => {
    clearTimeout(waiting.current);
    if (clicks === 1) waiting.current = setTimeout(() => onPick(name, false), doubleClickMs);
    else onPick(name, true);
  };
  return (
    <div className={styles.shapes} role="group" aria-label={label} onKeyDown={goOn}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={t(shapeTexts[name])}
          title={t(shapeTexts[name])}
          aria-pressed={name === chosen}
          tabIndex={index === 0 ? 0 : -1}
          onClick={(event) => press(name, event.detail)}
        >
          <ShapeIcon name={name} />
        </button>
      ))}
    </div>
  );
}
