import type { DeskUser } from '@app/contract/admin/schema.ts';
import type { Message } from '@app/contract/base/messages.ts';
import {
  IconCoin,
  IconCopy,
  IconMailForward,
  IconShield,
  IconShieldOff,
  IconStars,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { type ActionIcon, divider, type MenuEntry } from '../../../lib/actions.ts';
import { say } from '../../../lib/texts.ts';
import { copy } from '../hooks.ts';
import { deskMessages as texts } from '../messages.ts';
import type { UserAction } from '../rules.ts';

const looks: Readonly<Record<UserAction, readonly [label: Message, icon: ActionIcon]>> = {
  level: [texts.changeLevel, IconStars],
  grant: [texts.grant, IconCoin],
  grade: [texts.changeGrade, IconShield],
  reset: [texts.reset, IconMailForward],
  'reset-factor': [texts.resetFactor, IconShieldOff],
  disable: [texts.disable, IconUserOff],
  enable: [texts.enable, IconUserCheck],
  delete: [texts.deleteUser, IconTrash],
};

/** The menu of an account: copying its mailbox, and what may be done with it. */
export function userEntries(
  { mailbox }: DeskUser,
  actions: readonly UserAction[],
  onAction: (action: UserAction) => void,
): readonly MenuEntry[] {
  const entry = (name: UserAction): MenuEntry => {
    const [label, icon] = looks[name];
    return { name, label: say(label), icon, danger: name === 'delete', run: () => onAction(name) };
  };
  const some = (...names: UserAction[]) => names.filter((name) => actions.includes(name)).map(entry);
  return [
    { name: 'copy', label: say(texts.copyMailbox), icon: IconCopy, run: () => void copy(mailbox) },
    divider,
    ...some('level', 'grant', 'grade'),
    divider,
    ...some('reset', 'reset-factor', 'disable', 'enable'),
    divider,
    ...some('delete'),
  ];
}
