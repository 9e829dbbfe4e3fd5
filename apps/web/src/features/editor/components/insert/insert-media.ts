import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import type { Elements } from '@app/deck/element.ts';
import { elementDefs } from '@app/deck/elements/registry.ts';
import type { Point } from '@app/deck/geometry/transform.ts';
import { useMemo } from 'react';
import { create } from 'zustand';
import { call } from '../../../../lib/api.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { newId } from '../../../../lib/new-id.ts';
import { upload } from '../../../../lib/upload.ts';
import type { Material } from '../../../library/rules.ts';
import { useEditor } from '../use-editor.ts';
import { boxAt, fittedSize, kindOfType, type MediaKind } from './media-rules.ts';
import { measureMedia } from './measure-media.ts';
import { type Insert, useInsert } from './use-insert.ts';

/** Where a picture, film or sound comes from: a file of this computer, or one that was brought before. */
export type MediaSource = File | Material;

/** Where something is wanted: the middle of it. */
type Goal = { readonly slideId: string; readonly at: Point };

/** A file on its way into the project. */
export type Transfer = {
  readonly id: number;
  readonly name: string;
  /** Undefined: it is on the server, and how far it is there nobody knows. */
  readonly share: number | undefined;
  readonly goal: Goal | undefined;
  stop: () => void;
};

/** Every file that is on its way; the bar shows them. */
export const useTransfers = create<{ transfers: readonly Transfer[] }>(() => ({ transfers: [] }));

let made = 0;

/** Brings a file into a project, with progress; undefined where it was stopped or refused, which is said. */
export async function takeFile(
  projectId: string,
  source: MediaSource,
  goal?: Goal,
): Promise<{ url: string; type: string } | undefined> {
  const stop = new AbortController();
  const { signal } = stop;
  const id = ++made;
  const isFile = source instanceof File;
  const tell = (share: number | undefined) =>
    useTransfers.setState(({ transfers }) => ({
      transfers: transfers.map((each) => (each.id === id ? { ...each, share } : each)),
    }));
  useTransfers.setState(({ transfers }) => ({
    transfers: [
      ...transfers,
      { id, name: source.name, share: isFile ? 0 : undefined, goal, stop: () => stop.abort() },
    ],
  }));
  try {
    const { id: fileId } = isFile
      ? await upload(uploadRoutes.add, { file: source, onProgress: tell, signal })
      : source;
    tell(undefined);
    return await call(coursewareRoutes.takeMedia, { body: { projectId, fileId }, signal });
  } catch (error) {
    // What was refused has been said; who stopped knows.
    if (error instanceof CallError) return undefined;
    throw error;
  } finally {
    useTransfers.setState(({ transfers }) => ({ transfers: transfers.filter((each) => each.id !== id) }));
  }
}

type Box = ReturnType<typeof boxAt>;

function mediaElement(kind: MediaKind, url: string, box: Box): Elements[MediaKind] {
  const base = { id: newId(), url, ...box, rotate: 0 };
  if (kind === 'audio') return { ...base, type: 'audio' };
  return { ...base, type: kind, fixedRatio: true };
}

/** How far several that are dropped together lie from each other. */
const offset = 20;

/** Puts pictures, films and sounds on the slide: chosen, dropped or pasted. */
export function useInsertMedia() {
  const { editor, project } = useEditor();
  const { insert, insertHere, mayInsert } = useInsert();
  return useMemo(() => {
    async function insertOne(source: MediaSource, at: Point, put: Insert['insert']): Promise<void> {
      // Spec 5: while a page is confirmed or generated, nothing is added.
      if (!mayInsert()) return;
      const { slideId, deck } = editor.store.getState();
      const taken = await takeFile(project.id, source, { slideId, at });
      const kind = taken && kindOfType(taken.type);
      if (!kind) return;
      const natural = (await measureMedia(kind, taken.url)) ?? elementDefs[kind].defaultSize;
      const state = editor.store.getState();
      // A slide that was deleted meanwhile takes nothing.
      if (!state.deck.slides.some(({ id }) => id === slideId)) return;
      // Whoever went on to another slide meanwhile finds it where it was wanted.
      if (state.slideId !== slideId) editor.goTo(slideId);
      const size = kind === 'audio' ? elementDefs.audio.defaultSize : fittedSize(natural, deck.viewport);
      put([mediaElement(kind, taken.url, boxAt(at, size, deck.viewport))]);
    }
    return {
      /** One after the other, around a point; without one into an empty place, or around the middle of the slide. */
      async insertMedia(sources: readonly MediaSource[], at?: Point): Promise<void> {
        const { width, height } = editor.store.getState().deck.viewport;
        const { x, y } = at ?? { x: width / 2, y: height / 2 };
        for (const [index, source] of sources.entries())
          await insertOne(source, { x: x + index * offset, y: y + index * offset }, at ? insertHere : insert);
      },
    };
  }, [editor, project.id, insert, insertHere, mayInsert]);
}
