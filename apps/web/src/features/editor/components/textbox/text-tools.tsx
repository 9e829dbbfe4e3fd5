import { useEffect } from 'react';
import { useClipboard } from '../../clipboard/use-clipboard.ts';
import { Find } from '../find/find.tsx';
import { useInsertMedia } from '../insert/insert-media.ts';
import { useInsert } from '../insert/use-insert.ts';
import { followBrush } from '../painter/painter.ts';
import { useSlideWork } from '../slides/slide-work.ts';
import { useEditor } from '../use-editor.ts';
import { useTextKeys } from './use-text-keys.ts';

/** What works anywhere in the editor: keys for looks, the clipboard, the brush, finding words. */
export function TextTools() {
  const { editor, project } = useEditor();
  useTextKeys(editor);
  const { mayInsert } = useInsert();
  const { insertMedia } = useInsertMedia();
  const { remove } = useSlideWork();
  useClipboard(editor, project.id, { mayInsert, insertMedia, removeSlides: remove });
  useEffect(() => followBrush(editor), [editor]);
  return <Find />;
}
