import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { createStore } from 'zustand/vanilla';
import { CallError } from '../../lib/call-error.ts';
import type { SafeStorage } from '../../lib/storage.ts';

/** Where the words of a page stand between the keyboard and the server. */
export type ScriptState = 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict' | 'no-avatar';

type ServerPage = Pick<CoursewarePage, 'id' | 'content' | 'revision'>;

/** A script that was typed in. */
export type Typed = {
  readonly text: string;
  /** What the server had when the typing began, and its number. */
  readonly base: string;
  readonly revision: number;
  readonly state: ScriptState;
  /** Why it was not saved. */
  readonly reason: string;
  readonly savedAt: Date | undefined;
};

type Deps = {
  save: (page: { id: string; content: string; revision: number }) => Promise<CoursewarePage>;
  /** The page as the server has it now; undefined when it is gone. */
  fetchPage: (id: string) => Promise<CoursewarePage | undefined>;
  drafts: SafeStorage;
  onSaved: (page: CoursewarePage) => void;
};

export const idleMs = 800;
const draftKey = (pageId: string) => `scriptDraft:${pageId}`;

export type ScriptDesk = ReturnType<typeof createScriptDesk>;

/**
 * The scripts of a project on their way to the server: sent when the typing pauses, one at a time per page, and kept on
 * this device until the server has them. It stands outside of React, so that turning a page loses nothing.
 */
export function createScriptDesk({ save, fetchPage, drafts, onSaved }: Deps) {
  const store = createStore<{ scripts: Readonly<Record<string, Typed>> }>(() => ({ scripts: {} }));
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();

  const of = (id: string): Typed | undefined => store.getState().scripts[id];
  const put = (id: string, typed: Typed) =>
    store.setState(({ scripts }) => ({ scripts: { ...scripts, [id]: typed } }));
  const change = (id: string, changes: Partial<Typed>) => {
    const typed = of(id);
    if (typed) put(id, { ...typed, ...changes });
  };

  function later(id: string): void {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => void flush(id), idleMs),
    );
  }

  /** A page that only moved on (its broadcast was made) is no conflict: the words are still the same. */
  async function saveOver(id: string, { text, base, revision }: Typed): Promise<CoursewarePage> {
    try {
      return await save({ id, content: text, revision });
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== commonErrors.changedMeanwhile.code) throw error;
      const now = await fetchPage(id);
      if (!now || (now.content !== base && now.content !== text)) throw error;
      return save({ id, content: text, revision: now.revision });
    }
  }

  async function send(id: string): Promise<void> {
    const typed = of(id);
    if (!typed) return;
    change(id, { state: 'saving', reason: '' });
    try {
      const page = await saveOver(id, typed);
      onSaved(page);
      const isNewest = of(id)?.text === typed.text;
      change(id, {
        base: page.content,
        revision: page.revision,
        savedAt: new Date(),
        state: isNewest ? 'saved' : 'waiting',
      });
      if (isNewest) drafts.remove(draftKey(id));
      else keepDraft(id);
    } catch (error) {
      change(id, { state: stateAfter(error), reason: error instanceof Error ? error.message : String(error) });
    }
  }

  function keepDraft(id: string): void {
    const typed = of(id);
    if (!typed) return;
    const { text, base, revision } = typed;
    drafts.set(draftKey(id), JSON.stringify({ text, base, revision }));
  }

  /** Sends what waits or failed; resolves when nothing of the page is on its way. */
  async function flush(id: string): Promise<void> {
    clearTimeout(timers.get(id));
    timers.delete(id);
    const now = running.get(id);
    if (now) {
      await now;
      return of(id)?.state === 'waiting' ? flush(id) : undefined;
    }
    const state = of(id)?.state;
    if (state === undefined || state === 'saved' || state === 'conflict' || state === 'saving') return;
    const sending = send(id).finally(() => running.delete(id));
    running.set(id, sending);
    await sending;
    if (of(id)?.state === 'waiting') await flush(id);
  }

  const ids = () => Object.keys(store.getState().scripts);

  return {
    store,

    /** The user typed. */
    edit(page: ServerPage, text: string): void {
      const before = of(page.id);
      const base = before ?? { base: page.content, revision: page.revision, savedAt: undefined };
      // Whoever has to decide between two versions goes on typing in the own one.
      const state = before?.state === 'conflict' ? 'conflict' : 'waiting';
      put(page.id, { base: base.base, revision: base.revision, savedAt: base.savedAt, text, state, reason: '' });
      keepDraft(page.id);
      if (state === 'waiting' && !running.has(page.id)) later(page.id);
    },

    /** The server told how a page stands: a draft of an earlier visit is taken up, other words are shown. */
    meet(page: ServerPage): void {
      const typed = of(page.id);
      if (typed) {
        if (typed.state === 'saved' && typed.text !== page.content) {
          put(page.id, { ...typed, text: page.content, base: page.content, revision: page.revision });
        } else if (page.content === typed.base) change(page.id, { revision: page.revision });
        return;
      }
      const draft = readDraft(drafts.get(draftKey(page.id)));
      if (!draft) return;
      if (draft.text === page.content) return drafts.remove(draftKey(page.id));
      put(page.id, { ...draft, state: 'waiting', reason: '', savedAt: undefined });
      later(page.id);
    },

    flush,
    /** Sends everything; answers whether the server has all of it. */
    async flushAll(): Promise<boolean> {
      await Promise.all(ids().map(flush));
      return !this.hasUnsent();
    },
    hasUnsent: (): boolean => Object.values(store.getState().scripts).some(({ state }) => state !== 'saved'),

    /** Of two versions the other one: the own words are gone. */
    async takeTheirs(id: string): Promise<void> {
      const page = await fetchPage(id);
      drafts.remove(draftKey(id));
      store.setState(({ scripts: { [id]: _gone, ...scripts } }) => ({ scripts }));
      if (page) onSaved(page);
    },

    /** Of two versions the own one: the other words are written over. */
    async keepMine(id: string): Promise<void> {
      const page = await fetchPage(id);
      if (!page) return;
      change(id, { base: page.content, revision: page.revision, state: 'waiting' });
      await flush(id);
    },

    /** Nothing more is sent by itself. */
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

function stateAfter(error: unknown): ScriptState {
  if (!(error instanceof CallError)) return 'failed';
  if (error.code === commonErrors.changedMeanwhile.code) return 'conflict';
  return error.code === coursewareErrors.noAvatar.code ? 'no-avatar' : 'failed';
}

function readDraft(kept: string | null): Pick<Typed, 'text' | 'base' | 'revision'> | undefined {
  try {
    const draft: unknown = JSON.parse(kept ?? 'null');
    if (typeof draft !== 'object' || draft === null) return undefined;
    const { text, base, revision } = draft as Partial<Typed>;
    if (typeof text !== 'string' || typeof base !== 'string' || typeof revision !== 'number') return undefined;
    return { text, base, revision };
  } catch {
    return undefined;
  }
}
