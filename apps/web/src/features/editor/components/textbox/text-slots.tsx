import type { Message } from '@app/contract/base/messages.ts';
import type { Size } from '@app/deck/deck.ts';
import type { ElementRole } from '@app/deck/element.ts';
import { hasWords } from '@app/deck/text/plain.ts';
import type { Slots } from '@app/slide-view/slide.tsx';
import { TextView } from '@app/slide-view/text-view.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import { ElementText } from './element-text.tsx';
import type { WithText } from './fit-text.ts';
import { textboxTexts as texts } from './messages.ts';
import { placedText } from './placed-text.ts';
import styles from './text-box.module.css';

const prompts: Partial<Record<ElementRole, Message>> = {
  title: texts.addTitle,
  subtitle: texts.addSubtitle,
  body: texts.addText,
};

/** What is to be written into an empty place of a layout; it is no part of the deck. */
function Prompt({ element, role, room }: { element: WithText; role: ElementRole | undefined; room: Size }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const design = useEdited((state) => state.deck.design);
  const { draw, body } = placedText(
    { ...editor.store.getState(), deck: { ...editor.store.getState().deck, design } },
    editor.store.getState().slideId,
    element,
  );
  const prompt = prompts[role ?? 'body'];
  if (!prompt) return null;
  const [first] = body.paragraphs;
  const [look] = first?.runs ?? [];
  const drawn = draw({ ...body, paragraphs: [{ ...first, runs: [{ ...look, text: t(prompt) }] }] });
  return (
    <div className={styles.prompt}>
      <TextView body={drawn} width={room.width} height={room.height} />
    </div>
  );
}

/** What stands in place of an element's words: those that are being written, or what is to be written there. */
export function textSlots(
  element: WithText,
  role: ElementRole | undefined,
  isWriting: boolean,
): Pick<Slots, 'text'> {
  if (isWriting) return { text: (room) => <ElementText element={element} room={room} /> };
  const isOpen = element.placeholder !== undefined && !(element.text && hasWords(element.text));
  return isOpen ? { text: (room) => <Prompt element={element} role={role} room={room} /> } : {};
}
