import type { Message } from '@app/contract/base/messages.ts';
import type { Direction } from '@app/deck/staging.ts';
import type { Say } from '../../../../lib/texts.ts';
import { effectTexts, panelTexts } from './messages.ts';

const effects: Readonly<Record<string, Message | undefined>> = effectTexts;
const ways: Readonly<Partial<Record<Direction, Message>>> = {
  left: panelTexts.left,
  right: panelTexts.right,
  up: panelTexts.up,
  down: panelTexts.down,
  horizontal: panelTexts.horizontal,
  vertical: panelTexts.vertical,
  in: panelTexts.in,
  out: panelTexts.out,
};

/** What an effect is called; those that only files bring have no name of their own here. */
export const effectName = (effect: string, t: Say): string => t(effects[effect] ?? panelTexts.other);

/** What a way is called. */
export const wayName = (way: Direction, t: Say): string => t(ways[way] ?? panelTexts.other);
