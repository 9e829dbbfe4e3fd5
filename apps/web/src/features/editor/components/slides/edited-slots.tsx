import type { Language } from '@app/contract/base/messages.ts';
import type { Slots } from '@app/slide-view/slide.tsx';
import { slideSlots } from '../../../slide/rules.ts';
import { AudioSign } from '../kinds/audio/audio-sign.tsx';
import { AvatarFigure } from '../kinds/avatar/avatar-figure.tsx';

/** What slides show in the editor: as everywhere, and where the presenter and sounds have their places. */
export const editedSlots = (language: Language, slideId: string): Slots => ({
  ...slideSlots(language),
  avatar: (element) => <AvatarFigure element={element} slideId={slideId} />,
  media: ({ type }) => (type === 'audio' ? <AudioSign /> : undefined),
});
