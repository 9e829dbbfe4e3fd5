import { type DrawTool, makeElement, middleBox, newSize } from '@app/deck/commands/make-element.ts';
import { useEffect } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { selectTool } from '../../session.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import { useInsert } from './use-insert.ts';

/** What the pointer draws, and how to change it. */
export function useDrawTool() {
  const { editor } = useEditor();
  const { insert, mayInsert } = useInsert();
  const tool = useEdited((state) => state.tool);
  const isDrawing = tool.kind === 'draw';
  useEffect(() => {
    if (!isDrawing) return undefined;
    const stop = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229) return;
      if (event.key === 'Escape') editor.use({ tool: selectTool });
    };
    window.addEventListener('keydown', stop);
    return () => window.removeEventListener('keydown', stop);
  }, [isDrawing, editor]);
  return {
    tool,
    /** The next drag on the canvas draws it. */
    arm(wanted: DrawTool): void {
      if (mayInsert()) editor.use({ tool: { kind: 'draw', ...wanted } });
    },
    /** Puts it in the middle at once. */
    insertNow(wanted: DrawTool): void {
      editor.use({ tool: selectTool });
      const { viewport } = editor.store.getState().deck;
      insert([makeElement(wanted, middleBox(newSize(wanted), viewport), newId)]);
    },
  };
}
