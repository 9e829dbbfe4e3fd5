import { IconBrush } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { useTexts } from '../../../../lib/texts.ts';
import fields from '../fields/fields.module.css';
import { useEdited, useEditor } from '../use-editor.ts';
import { painterTexts as texts } from './messages.ts';
import { painter, pickStyle } from './painter.ts';

/** Takes the brush with the style of what is chosen, or lays it down. */
export function PainterButton() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const { brush } = useStore(painter);
  const isEmpty = useEdited((state) => state.selected.length === 0);
  return (
    <button
      type="button"
      className={fields.toggle}
      aria-label={t(texts.painter)}
      title={t(texts.hint)}
      aria-pressed={brush !== 'away'}
      disabled={isEmpty && brush === 'away'}
      onClick={() => {
        if (brush === 'away') pickStyle(editor, 'once');
        else painter.setState({ brush: 'away' });
      }}
      onDoubleClick={() => pickStyle(editor, 'out')}
    >
      <IconBrush size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
