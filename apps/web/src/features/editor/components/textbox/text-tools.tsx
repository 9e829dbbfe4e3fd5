import { useEffect } from 'react';
import { followBrush } from '../painter/painter.ts';
import { useEditor } from '../use-editor.ts';
import { useTextKeys } from './use-text-keys.ts';

/** What works on texts anywhere in the editor: keys, the brush. */
export function TextTools() {
  const { editor } = useEditor();
  useTextKeys(editor);
  useEffect(() => followBrush(editor), [editor]);
  return null;
}
