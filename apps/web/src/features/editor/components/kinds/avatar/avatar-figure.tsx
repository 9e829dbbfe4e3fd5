import type { Drawn } from '@app/deck/drawn.ts';
import type { AvatarElement } from '@app/deck/element.ts';
import { PersonFrame } from '../../../../../components/person-frame.tsx';
import { useAvatar } from '../../../../avatar/api.ts';
import { useEditor } from '../../use-editor.ts';

/** The project's presenter in the box of an avatar element, standing still. */
export function AvatarFigure({ element }: { element: Drawn<AvatarElement> }) {
  const picture = useAvatar(useEditor().project.avatarsId)?.wholeImage;
  const { width, height, framing = 'whole' } = element;
  return picture ? (
    <PersonFrame place={{ left: 0, top: 0, width, height, rotate: 0, look: framing }}>
      <img src={picture} alt="" draggable={false} />
    </PersonFrame>
  ) : null;
}
