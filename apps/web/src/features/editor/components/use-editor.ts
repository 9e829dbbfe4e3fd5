import type { Project } from '@app/contract/project/schema.ts';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Autosave } from '../autosave/autosave.ts';
import type { Editor, EditorState } from '../store.ts';

/** What every part of the editor works with. */
export type EditorParts = { editor: Editor; autosave: Autosave; project: Project };

/** See `useEditor`. */
export const EditorContext = createContext<EditorParts | undefined>(undefined);

/** The editor around a component. */
export function useEditor(): EditorParts {
  const parts = use(EditorContext);
  if (!parts) throw new Error('This stands in an editor only');
  return parts;
}

/** A part of what is edited; the component is shown anew when that part changes, so take as little as is needed. */
export function useEdited<T>(part: (state: EditorState) => T): T {
  return useStore(useEditor().editor.store, part);
}
