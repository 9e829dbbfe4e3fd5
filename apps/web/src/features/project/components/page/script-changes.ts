import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Proposal, Writing } from '@app/contract/script/schema.ts';
import { createStore } from 'zustand/vanilla';
import { CallError } from '../../../../lib/call-error.ts';
import type { Made, ScriptDesk } from '../../store.ts';
import type { ScriptWish } from './script-calls.ts';

export type Deed = ScriptWish['how'];
type Version = Made & { readonly text: string };

/** What an engine does, or did, with the script of a page. */
export type Change =
  | { readonly state: 'working'; readonly deed: Deed; readonly cancel: () => void }
  | { readonly state: 'failed'; readonly reason: string }
  /** `other` is what stood there before, or, once it was taken back, what the engine made of it. */
  | {
      readonly state: 'done' | 'undone';
      readonly deed: Deed;
      readonly engine: string;
      readonly standIn: string | null;
      readonly other: Version;
    };

type Deps = {
  projectId: string;
  desk: ScriptDesk;
  ask: (wish: ScriptWish, signal: AbortSignal) => Promise<Proposal>;
  fetchPage: (id: string) => Promise<CoursewarePage | undefined>;
};

export type ScriptChanges = ReturnType<typeof createScriptChanges>;

/**
 * The changes that engines make to scripts, page by page. It stands outside of React, so that another page can be looked
 * at meanwhile.
 */
export function createScriptChanges({ projectId, desk, ask, fetchPage }: Deps) {
  const store = createStore<Readonly<Record<string, Change>>>(() => ({}));
  const put = (id: string, change: Change) => store.setState({ [id]: change });
  /** The pages that the server wrote and that were told, by the revision that they had from it. */
  const told = new Map<string, number>();
  const drop = (id: string) => store.setState(({ [id]: _gone, ...rest }) => rest, true);

  /** What is on the server with its marks, if it has these words; else the words alone. */
  async function versionOf(id: string, text: string): Promise<Version> {
    const page = await fetchPage(id);
    const { ssmlJsonText: document, scriptEngine: engine } =
      page?.content === text ? page : { ssmlJsonText: null, scriptEngine: null };
    return { text, document, engine };
  }

  /** The page as the server has it; what is typed in counts from there. */
  const textOf = (page: CoursewarePage) => desk.store.getState().scripts[page.id]?.text ?? page.content;

  async function start(page: CoursewarePage, wish: Pick<ScriptWish, 'how' | 'tone'>): Promise<void> {
    const { id } = page;
    const leaving = new AbortController();
    if (store.getState()[id]?.state === 'working') return;
    put(id, { state: 'working', deed: wish.how, cancel: () => leaving.abort() });
    try {
      await desk.flush(id);
      const text = textOf(page);
      const [made, other] = await Promise.all([
        ask({ id, content: text, ...wish }, leaving.signal),
        versionOf(id, text),
      ]);
      desk.edit(page, made.content, { engine: made.scriptEngine, document: null });
      const { scriptEngine: engine, standIn } = made;
      put(id, { state: 'done', deed: wish.how, engine, standIn, other });
      await desk.flush(id);
    } catch (error) {
      if (leaving.signal.aborted) return drop(id);
      put(id, { state: 'failed', reason: error instanceof CallError ? error.message : String(error) });
    }
  }

  return {
    projectId,
    store,
    start,

    /** Pages that the server wrote among all others can be taken back like those that were asked for here. */
    meet(page: CoursewarePage, { pages }: Pick<Writing, 'pages'>): void {
      const written = pages.find(({ id, revision }) => id === page.id && revision === page.revision);
      if (!written || told.get(page.id) === written.revision) return;
      told.set(page.id, written.revision);
      const { content: text, ssmlJsonText: document, scriptEngine: engine } = written.before;
      const other = { text, document, engine };
      put(page.id, { state: 'done', deed: 'extract', engine: written.scriptEngine, standIn: null, other });
    },

    /** Takes a change back, or takes the taking back back. */
    async swap(page: CoursewarePage): Promise<void> {
      const change = store.getState()[page.id];
      if (change?.state !== 'done' && change?.state !== 'undone') return;
      await desk.flush(page.id);
      const now = await versionOf(page.id, textOf(page));
      const { text, ...made } = change.other;
      desk.edit(page, text, made);
      put(page.id, { ...change, state: change.state === 'done' ? 'undone' : 'done', other: now });
      await desk.flush(page.id);
    },

    /** What is typed is sent before others write; answers whether all of it could be. */
    settle: (): Promise<boolean> => desk.flushAll(),

    /** What is on its way is not wanted any more. */
    stop(): void {
      for (const change of Object.values(store.getState())) if (change.state === 'working') change.cancel();
    },
  };
}
