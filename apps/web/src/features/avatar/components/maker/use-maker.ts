import { avatarLimits } from '@app/contract/avatar/limits.ts';
import { type CharacterFile, characterSchema } from '@app/contract/character/schema.ts';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { localStore } from '../../../../lib/storage.ts';
import { rollCharacter } from './dice.ts';
import { begin, redo, step, undo } from './history.ts';

/** What somebody is about to save. */
export type Draft = { name: string; character: CharacterFile };

const draftSchema = z.object({
  name: z.string().check(z.maxLength(avatarLimits.name.max)),
  character: characterSchema,
});

function keptDraft(key: string): Draft | undefined {
  try {
    return z.safeParse(draftSchema, JSON.parse(localStore.get(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Letters belong to the field they are typed in. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="radio"]), textarea, [contenteditable]') !== null;

function useUndoKeys(back: () => void, forth: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const isForth = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !isForth) return;
      event.preventDefault();
      (isForth ? forth : back)();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

/** An avatar in the making. Each change is kept in this browser until it is saved, so that a reload loses none. */
export function useMaker(key: string, saved: Draft | undefined) {
  const [first] = useState(
    () => keptDraft(key) ?? saved ?? { name: '', character: rollCharacter(Math.random) },
  );
  const [name, setName] = useState(first.name);
  const [history, setHistory] = useState(() => begin(first.character));
  const character = history.now;
  const isSame =
    saved && saved.name === name && JSON.stringify(saved.character) === JSON.stringify(character);
  useEffect(() => {
    if (isSame) localStore.remove(key);
    else localStore.set(key, JSON.stringify({ name, character }));
  }, [key, name, character, isSame]);
  const back = () => setHistory(undo);
  const forth = () => setHistory(redo);
  useUndoKeys(back, forth);
  return {
    name,
    setName,
    character,
    change: (next: CharacterFile) => setHistory((before) => step(before, next)),
    roll: () => setHistory((before) => step(before, rollCharacter(Math.random))),
    undo: history.before.length > 0 ? back : undefined,
    redo: history.after.length > 0 ? forth : undefined,
    isSaved: isSame === true,
    /** It is saved elsewhere now. */
    forget: () => localStore.remove(key),
  };
}
