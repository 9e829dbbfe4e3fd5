import { commonErrors } from '@app/contract/base/common-errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { createStore } from 'zustand/vanilla';
import { CallError, newestOf } from '../../lib/call-error.ts';
import type { SafeStorage } from '../../lib/storage.ts';

/** Where the words of a page stand between the keyboard and the server. */
export type ScriptState = 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict' | 'no-avatar';

/** Whose words a text is, where it was not typed; and the rich script that it came from, when an older one is taken back. */
export type Made = { readonly engine: string | null; readonly document: ScriptDocument | null };

type ServerPage = Pick<CoursewarePage, 'id' | 'content' | 'revision'>;

/** A script that was typed in. */
export type Typed = {
  readonly text: string;
  /** What the server had when the typing began, and its number. */
  readonly base: string;
  readonly revision: number;
  readonly state: ScriptState;
  /** Gone with the next letter. */
  readonly made: Made | undefined;
  /** Why it was not saved. */
  readonly reason: string;
  readonly savedAt: Date | undefined;
};

/** A script as it is saved. */
export type SentScript = {
  id: string;
  content: string;
  revision: number;
  scriptEngine?: string;
  ssmlJsonText?: ScriptDocument;
};

const sentScript = (id: string, { text, revision, made }: Typed): SentScript => ({
  id,
  content: text,
  revision,
  ...(made?.engine && { scriptEngine: made.engine }),
  ...(made?.document && { ssmlJsonText: made.document }),
});

type Deps = {
  save: (page: SentScript) => Promise<CoursewarePage>;
  /** The page as the server has it now; undefined when it is gone. */
  fetchPage: (id: string) => Promise<CoursewarePage | undefined>;
  drafts: SafeStorage;
  onSaved: (page: CoursewarePage) => void;
};

export const idleMs = 800;

type Scripts = Readonly<Record<string, Typed>>;
type Draft = Pick<Typed, 'text' | 'base' | 'revision'>;

const isUnsent = ({ state }: Typed) => state !== 'saved';

/** What was typed, page by page. */
function createBook() {
  const store = createStore<{ scripts: Scripts }>(() => ({ scripts: {} }));
  const of = (id: string): Typed | undefined => store.getState().scripts[id];
  const put = (id: string, typed: Typed) =>
    store.setState(({ scripts }) => ({ scripts: { ...scripts, [id]: typed } }));
  return {
    store,
    of,
    put,
    change(id: string, changes: Partial<Typed>) {
      const typed = of(id);
      if (typed) put(id, { ...typed, ...changes });
    },
    drop: (id: string) => store.setState(({ scripts: { [id]: _gone, ...scripts } }) => ({ scripts })),
    all: (): Typed[] => Object.values(store.getState().scripts),
    ids: (): string[] => Object.keys(store.getState().scripts),
  };
}
type Book = ReturnType<typeof createBook>;

/** Drafts stay on this device until the server has them. */
function createDrafts(storage: SafeStorage) {
  const key = (pageId: string) => `scriptDraft:${pageId}`;
  return {
    keep: (id: string, { text, base, revision }: Draft) =>
      void storage.set(key(id), JSON.stringify({ text, base, revision } satisfies Draft)),
    find: (id: string) => readDraft(storage.get(key(id))),
    drop: (id: string) => storage.remove(key(id)),
  };
}
type Drafts = ReturnType<typeof createDrafts>;

/** Sends scripts, one at a time per page, when the typing pauses or when it is asked. */
function createSender({ save, onSaved }: Pick<Deps, 'save' | 'onSaved'>, book: Book, drafts: Drafts) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();

  /** A page that only moved on (its broadcast was made) is no conflict: the words are still the same. */
  async function saveOver(id: string, typed: Typed): Promise<CoursewarePage> {
    const { text, base } = typed;
    try {
      return await save(sentScript(id, typed));
    } catch (error) {
      const now = newestOf(coursewareRoutes.saveScript, error);
      if (!now || (now.content !== base && now.content !== text)) throw error;
      return save(sentScript(id, { ...typed, revision: now.revision }));
    }
  }

  async function send(id: string, typed: Typed): Promise<void> {
    book.change(id, { state: 'saving', reason: '' });
    try {
      const page = await saveOver(id, typed);
      onSaved(page);
      const newest = book.of(id);
      // Pauses and cues are changed without another word.
      const isNewest = newest?.text === typed.text && newest.made === typed.made;
      const { content: base, revision } = page;
      book.change(id, { base, revision, savedAt: new Date(), state: isNewest ? 'saved' : 'waiting' });
      const now = book.of(id);
      if (isNewest) drafts.drop(id);
      else if (now) drafts.keep(id, now);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      book.change(id, { state: stateAfter(error), reason });
    }
  }

  /** Sends what waits or failed; resolves when nothing of the page is on its way. */
  async function flush(id: string): Promise<void> {
    clearTimeout(timers.get(id));
    timers.delete(id);
    const before = running.get(id);
    if (before) await before;
    const typed = book.of(id);
    // Another call may have begun while this one waited; a conflict waits for a decision.
    if (!typed || running.has(id) || typed.state === 'saved' || typed.state === 'conflict') return;
    const sending = send(id, typed).finally(() => running.delete(id));
    running.set(id, sending);
    await sending;
    if (book.of(id)?.state === 'waiting') await flush(id);
  }

  return {
    flush,
    later(id: string): void {
      clearTimeout(timers.get(id));
      // What is on its way sends the rest after itself.
      if (running.has(id)) return;
      timers.set(
        id,
        setTimeout(() => void flush(id), idleMs),
      );
    },
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

export type ScriptDesk = ReturnType<typeof createScriptDesk>;

/**
 * The scripts of a project on their way to the server: sent when the typing pauses, and kept on this device until the
 * server has them. It stands outside of React, so that turning a page loses nothing.
 */
export function createScriptDesk({ drafts: storage, ...deps }: Deps) {
  const { fetchPage, onSaved } = deps;
  const book = createBook();
  const drafts = createDrafts(storage);
  const { flush, later, stop } = createSender(deps, book, drafts);
  const hasUnsent = () => book.all().some(isUnsent);

  return {
    store: book.store,
    flush,
    hasUnsent,
    /** Nothing more is sent by itself. */
    stop,

    /** The user typed, or took words that were made for them. */
    edit(page: ServerPage, text: string, made?: Made): void {
      const before = book.of(page.id);
      const { base, revision } = before ?? { base: page.content, revision: page.revision };
      // Whoever has to decide between two versions goes on typing in the own one.
      const state = before?.state === 'conflict' ? 'conflict' : 'waiting';
      book.put(page.id, { text, made, base, revision, savedAt: before?.savedAt, state, reason: '' });
      drafts.keep(page.id, { text, base, revision });
      if (state === 'waiting') later(page.id);
    },

    /** The server told how a page stands: a draft of an earlier visit is taken up, newer words are shown. */
    meet({ id, content, revision }: ServerPage): void {
      const typed = book.of(id);
      if (typed) {
        // An answer that was on its way while something newer was saved.
        if (revision < typed.revision) return;
        if (!isUnsent(typed)) book.change(id, { text: content, made: undefined, base: content, revision });
        else if (content === typed.base) book.change(id, { revision });
        return;
      }
      const draft = drafts.find(id);
      if (!draft) return;
      if (draft.text === content) return drafts.drop(id);
      book.put(id, { ...draft, made: undefined, state: 'waiting', reason: '', savedAt: undefined });
      later(id);
    },

    /** Sends everything; answers whether the server has all of it. */
    async flushAll(): Promise<boolean> {
      await Promise.all(book.ids().map(flush));
      return !hasUnsent();
    },

    /** Of two versions the other one: the own words are gone. */
    async takeTheirs(id: string): Promise<void> {
      const page = await fetchPage(id);
      drafts.drop(id);
      book.drop(id);
      if (page) onSaved(page);
    },

    /** Of two versions the own one: the other words are written over. */
    async keepMine(id: string): Promise<void> {
      const page = await fetchPage(id);
      if (!page) return;
      book.change(id, { base: page.content, revision: page.revision, state: 'waiting' });
      await flush(id);
    },
  };
}

function stateAfter(error: unknown): ScriptState {
  if (!(error instanceof CallError)) return 'failed';
  if (error.code === commonErrors.changedMeanwhile.code) return 'conflict';
  return error.code === coursewareErrors.noAvatar.code ? 'no-avatar' : 'failed';
}

function readDraft(kept: string | null): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(kept ?? 'null');
    if (typeof draft !== 'object' || draft === null) return undefined;
    const { text, base, revision } = draft as Partial<Typed>;
    if (typeof text !== 'string' || typeof base !== 'string' || typeof revision !== 'number')
      return undefined;
    return { text, base, revision };
  } catch {
    return undefined;
  }
}
