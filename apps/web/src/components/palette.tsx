import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Action } from '../lib/actions.ts';
import { bestFits } from '../lib/fuzzy.ts';
import { Keys } from './keys.tsx';
import styles from './palette.module.css';
import { useReturnedFocus } from './use-returned-focus.ts';

/** An action that can be found by other words than its label too. */
export type PaletteItem = {
  readonly action: Action;
  readonly group: string;
  readonly words: readonly string[];
};

export type PaletteTexts = {
  readonly title: string;
  readonly find: string;
  readonly nothing: string;
  readonly move: string;
  readonly choose: string;
  readonly close: string;
};

type Props = { items: readonly PaletteItem[]; texts: PaletteTexts; onClose: () => void };

/** Everything that can be done from here, found by typing. */
export function Palette({ items, texts, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const found = bestFits(
    typed,
    items.filter(({ action }) => action.when?.() !== false),
    ({ action, words }) => [action.label, ...words],
  );
  const index = Math.min(chosen, found.length - 1);
  const box = useRef<HTMLDivElement>(null);
  useReturnedFocus(box);

  const run = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    item.action.run();
  };
  const moves: Record<string, number> = {
    ArrowDown: (index + 1) % Math.max(1, found.length),
    ArrowUp: (index - 1 + found.length) % Math.max(1, found.length),
    PageDown: Math.min(index + 5, found.length - 1),
    PageUp: Math.max(index - 5, 0),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = moves[event.key];
    if (target !== undefined) setChosen(target);
    else if (event.key === 'Enter') run(found[index]);
    else if (event.key === 'Escape') onClose();
    // There is nothing else to go to in here.
    else if (event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
  };

  return createPortal(
    <div
      className={styles.backdrop}
      role="presentation"
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div ref={box} className={styles.palette} role="dialog" aria-modal="true" aria-label={texts.title}>
        <div className={styles.find}>
          <IconSearch size={20} stroke={1.6} aria-hidden="true" />
          <input
            // The palette was asked for by a key: typing goes on right here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={found[index] ? `${listId}-${index}` : undefined}
            aria-label={texts.find}
            placeholder={texts.find}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setChosen(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <Options
          id={listId}
          found={found}
          index={index}
          typed={typed}
          texts={texts}
          onRun={run}
          onPoint={setChosen}
        />
        <PaletteFoot texts={texts} />
      </div>
    </div>,
    document.body,
  );
}

function PaletteFoot({ texts }: { texts: PaletteTexts }) {
  return (
    <div className={styles.foot} aria-hidden="true">
      <span>
        <Keys shortcut="↑+↓" /> {texts.move}
      </span>
      <span>
        <Keys shortcut="Enter" /> {texts.choose}
      </span>
      <span>
        <Keys shortcut="Esc" /> {texts.close}
      </span>
    </div>
  );
}

type OptionsProps = {
  id: string;
  found: readonly PaletteItem[];
  index: number;
  typed: string;
  texts: PaletteTexts;
  onRun: (item: PaletteItem) => void;
  onPoint: (index: number) => void;
};

function Options({ id, found, index, typed, texts, onRun, onPoint }: OptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <>
      {found.length === 0 ? (
        <p className={styles.nothing} role="status">
          {texts.nothing}
        </p>
      ) : null}
      <ul
        ref={list}
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={texts.title}
        hidden={found.length === 0}
      >
        {found.map((item, position) => {
          const { action, group } = item;
          const Icon = action.icon;
          // What was searched for stands by how well it fits, not in groups.
          const heads = typed.trim() === '' && group !== found[position - 1]?.group;
          return [
            heads ? (
              <li key={`group ${group}`} className={styles.group} role="presentation">
                {group}
              </li>
            ) : null,
            // The keyboard works on the field; the pointer on the option.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={action.name}
              id={`${id}-${position}`}
              className={styles.option}
              role="option"
              aria-selected={position === index}
              onClick={() => onRun(item)}
              onPointerMove={() => position !== index && onPoint(position)}
            >
              {Icon ? <Icon size={20} stroke={1.6} aria-hidden="true" /> : null}
              <span>{action.label}</span>
              {action.shortcut === undefined ? null : <Keys shortcut={action.shortcut} />}
            </li>,
          ];
        })}
      </ul>
    </>
  );
}
