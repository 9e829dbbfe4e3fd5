import type { Project } from '@app/contract/project/schema.ts';
import type { MaterialKind } from '@app/contract/upload/states/kind.ts';
import type { Deck } from '@app/deck/deck.ts';
import { type ComponentType, createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Material } from '../../library/rules.ts';
import type { Autosave } from '../autosave/autosave.ts';
import type { Editor, EditorState } from '../store.ts';

/** How the person's own pictures, videos and sounds are chosen. */
export type Materials = {
  /** A dialog for one of a kind. */
  Picker: ComponentType<{
    kind: MaterialKind;
    onChoose: (file: Material) => void;
    onClose: () => void;
  }>;
  /** All of them beside the canvas, to be pulled on to it. */
  Shelf: ComponentType<{ onChoose: (file: Material) => void }>;
};

/** Chooses pages of templates for the deck; `onInsert` says whether there was room for them. */
export type TemplatePicker = ComponentType<{
  project: Project;
  onInsert: (deck: Pick<Deck, 'design' | 'slides'>) => boolean;
  onClose: () => void;
}>;

/** What every part of the editor works with. */
export type EditorParts = {
  editor: Editor;
  autosave: Autosave;
  project: Project;
  materials: Materials;
  TemplatePicker: TemplatePicker;
  /** Plays the talk. */
  onPlay: () => void;
};

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
