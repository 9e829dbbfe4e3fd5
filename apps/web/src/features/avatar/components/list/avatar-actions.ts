import type { Avatar } from '@app/contract/avatar/schema.ts';
import { IconCopy, IconEdit, IconMessage, IconTrash, IconUserEdit, IconVolume } from '@tabler/icons-react';
import { divider, type MenuEntry } from '../../../../lib/actions.ts';
import { say } from '../../../../lib/texts.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { isDrawn, type Step } from '../../rules.ts';

export type AvatarHandlers = {
  onStep: (avatar: Avatar, step: Step) => void;
  onRename: (avatar: Avatar) => void;
  onCopy: (avatar: Avatar) => void;
  onMakeOwn: (avatar: Avatar) => void;
  onDelete: (avatar: Avatar) => void;
};

/** What can be done with an avatar: in the menu of its card and by right click. */
export function avatarActions(avatar: Avatar, handlers: AvatarHandlers): readonly MenuEntry[] {
  const { onStep, onRename, onCopy, onMakeOwn, onDelete } = handlers;
  if (avatar.isTemplate)
    return [{ name: 'own', label: say(texts.makeOwn), icon: IconUserEdit, run: () => onMakeOwn(avatar) }];
  const isUsable = () => avatar.status === 'ready';
  const isRedrawn = () => isUsable() && isDrawn(avatar);
  const step = (to: Step) => () => onStep(avatar, to);
  return [
    { name: 'look', label: say(texts.editLook), icon: IconUserEdit, when: isRedrawn, run: step('picture') },
    { name: 'voice', label: say(texts.editVoice), icon: IconVolume, when: isUsable, run: step('setStyle') },
    {
      name: 'greeting',
      label: say(texts.editGreeting),
      icon: IconMessage,
      when: isUsable,
      run: step('greetings'),
    },
    divider,
    { name: 'rename', label: say(texts.rename), icon: IconEdit, when: isUsable, run: () => onRename(avatar) },
    { name: 'copy', label: say(texts.copy), icon: IconCopy, when: isUsable, run: () => onCopy(avatar) },
    divider,
    { name: 'delete', label: say(texts.remove), icon: IconTrash, danger: true, run: () => onDelete(avatar) },
  ];
}
