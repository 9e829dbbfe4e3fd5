import type { Language } from '@app/contract/base/messages.ts';
import type { Slots } from '@app/slide-view/slide.tsx';
import { slideSlots } from '../../../slide/rules.ts';
import { AvatarFigure } from '../kinds/avatar/avatar-figure.tsx';

/** What slides show in the editor: as everywhere, and the presenter where the slide has its place. */
export const editedSlots = (language: Language): Slots => ({
  ...slideSlots(language),
  avatar: (element) => <AvatarFigure element={element} />,
});
