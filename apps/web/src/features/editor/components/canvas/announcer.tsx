import { unitsOf } from '@app/deck/commands/groups.ts';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../../../lib/texts.ts';
import { chosenElements } from '../../store.ts';
import { useEdited } from '../use-editor.ts';
import { elementName } from './element-name.ts';
import { canvasTexts as texts } from './messages.ts';

/** Tells who cannot see it what is chosen. */
export function Announcer() {
  const { t } = useTexts();
  const chosen = useEdited(useShallow(chosenElements));
  const entered = useEdited((state) => state.entered);
  const opened = useEdited((state) => state.opened);
  const [first] = chosen;
  const isGroup = chosen.length > 1 && unitsOf(chosen, entered).length === 1;
  const words = () => {
    if (!first) return '';
    if (isGroup) return t(texts.groupChosen, { count: chosen.length });
    if (chosen.length > 1) return t(texts.severalChosen, { count: chosen.length });
    const name = elementName(first, t);
    if (first.type === 'image' && first.id === opened) return t(texts.cropping, { name });
    return first.locked ? t(texts.lockedChosen, { name }) : t(texts.oneChosen, { name });
  };
  return (
    <p role="status" className="only-for-readers">
      {words()}
    </p>
  );
}
