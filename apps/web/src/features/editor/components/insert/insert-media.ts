import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { middleBox } from '@app/deck/commands/make-element.ts';
import type { Size } from '@app/deck/deck.ts';
import type { ElementBase } from '@app/deck/element.ts';
import { elementDefs } from '@app/deck/elements/registry.ts';
import type { Elements } from '@app/deck/element.ts';
import { useMemo } from 'react';
import { create } from 'zustand';
import { call } from '../../../../lib/api.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { newId } from '../../../../lib/new-id.ts';
import { upload } from '../../../../lib/upload.ts';
import { useEditor } from '../use-editor.ts';
import { fittedSize, kindOfType, type MediaKind } from './media-rules.ts';
import { measureMedia } from './measure-media.ts';
import { useInsert } from './use-insert.ts';

/** A file on its way into the project. */
export type Transfer = {
  readonly id: number;
  readonly name: string;
  readonly share: number;
  stop: () => void;
};

/** Every file that is on its way; the bar shows them. */
export const useTransfers = create<{ transfers: readonly Transfer[] }>(() => ({ transfers: [] }));

let made = 0;

/** Brings a file into a project, with progress; undefined where it was stopped or refused, which is said. */
export async function takeFile(
  projectId: string,
  file: File,
): Promise<{ url: string; type: string } | undefined> {
  const stop = new AbortController();
  const id = ++made;
  const change = (share: number) =>
    useTransfers.setState(({ transfers }) => ({
      transfers: transfers.map((each) => (each.id === id ? { ...each, share } : each)),
    }));
  useTransfers.setState(({ transfers }) => ({
    transfers: [...transfers, { id, name: file.name, share: 0, stop: () => stop.abort() }],
  }));
  try {
    const { id: fileId } = await upload(uploadRoutes.add, { file, onProgress: change, signal: stop.signal });
    return await call(coursewareRoutes.takeMedia, { body: { projectId, fileId }, signal: stop.signal });
  } catch (error) {
    // What was refused has been said; who stopped knows.
    if (error instanceof CallError) return undefined;
    throw error;
  } finally {
    useTransfers.setState(({ transfers }) => ({ transfers: transfers.filter((each) => each.id !== id) }));
  }
}

/** Where something is put: with its middle there, or in the middle of the slide. */
export type DropPoint = { x: number; y: number };

type Placed = Required<Pick<ElementBase, 'left' | 'top' | 'width' | 'height' | 'rotate'>>;

function placeOf(size: Size, viewport: Size, at: DropPoint | undefined): Placed {
  const { width, height } = size;
  if (!at) return { ...middleBox(size, viewport), rotate: 0 };
  return { left: at.x - width / 2, top: at.y - height / 2, width, height, rotate: 0 };
}

function mediaElement(kind: MediaKind, url: string, placed: Placed): Elements[MediaKind] {
  const base = { id: newId(), url, ...placed };
  if (kind === 'audio') return { ...base, type: 'audio' };
  return { ...base, type: kind, fixedRatio: true };
}

/** Puts pictures, films and sounds on the slide: chosen, dropped or pasted. */
export function useInsertMedia() {
  const { editor, project } = useEditor();
  const { insert, mayInsert } = useInsert();
  return useMemo(() => {
    async function insertFile(file: File, at?: DropPoint): Promise<void> {
      // Spec 5: while a page is confirmed or generated, nothing is added.
      if (!mayInsert()) return;
      const { slideId, deck } = editor.store.getState();
      const taken = await takeFile(project.id, file);
      const kind = taken && kindOfType(taken.type);
      if (!kind) return;
      const natural = (await measureMedia(kind, taken.url)) ?? elementDefs[kind].defaultSize;
      // Whoever went on to another slide meanwhile finds it where it was wanted.
      if (editor.store.getState().slideId !== slideId) editor.goTo(slideId);
      const size = kind === 'audio' ? elementDefs.audio.defaultSize : fittedSize(natural, deck.viewport);
      insert([mediaElement(kind, taken.url, placeOf(size, deck.viewport, at))]);
    }
    return {
      insertFile,
      /** One after the other, each beside the one before. */
      async insertFiles(files: readonly File[], at?: DropPoint): Promise<void> {
        for (const file of files) await insertFile(file, at);
      },
    };
  }, [editor, project.id, insert, mayInsert]);
}
