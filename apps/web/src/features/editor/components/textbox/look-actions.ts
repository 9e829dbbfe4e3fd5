import type { Bullet, Link, Paragraph } from '@app/deck/text.ts';
import {
  changeLevel,
  clearLook,
  plainSize,
  setBullet,
  setParagraphLook,
  steppedSize,
  stepSizes,
} from '@app/deck/text/format.ts';
import type { TextTarget } from './text-target.ts';

type Switch = 'bold' | 'italic' | 'underline' | 'strike';

/** Switches bold and the like on, or off where all words have it. */
export const toggle = (target: TextTarget, name: Switch): void =>
  target.changeWords({ [name]: target.seenRun[name] !== true });

/** Raises or lowers letters, or puts them back. */
export const toggleBaseline = (target: TextTarget, by: number): void =>
  target.changeWords({ baseline: target.seenRun.baseline === by ? undefined : by });

/** Aligns paragraphs. */
export const align = (target: TextTarget, to: NonNullable<Paragraph['align']>): void =>
  target.change(({ body, range }) => setParagraphLook(body, range, { align: to }));

/** Makes letters larger or smaller by a step. */
export function step(target: TextTarget, direction: 1 | -1): void {
  if (target.isCaret) target.changeWords({ size: steppedSize(target.seenRun.size ?? plainSize, direction) });
  else target.change(({ body, seen, range }) => stepSizes(body, seen, range, direction));
}

/** The usual sign and number of lists. */
export const usualBullets = {
  character: { kind: 'character', character: '•' },
  number: { kind: 'number', style: 'arabicPeriod' },
} as const satisfies Record<string, Bullet>;

/** Makes points of a list of paragraphs, or takes them out where all of them are such. */
export function toggleList(target: TextTarget, kind: keyof typeof usualBullets): void {
  const isOn = target.seenParagraph.bullet?.kind === kind;
  list(target, isOn ? { kind: 'none' } : usualBullets[kind]);
}

/** Gives paragraphs a sign or a number. */
export const list = (target: TextTarget, bullet: Bullet): void =>
  target.change(({ body, seen, range }) => setBullet(body, seen, range, bullet));

/** Makes points of a list deeper or less deep. */
export const shiftLevel = (target: TextTarget, by: 1 | -1): void =>
  target.change(({ body, seen, range, inherits }) => changeLevel(body, seen, range, by, inherits));

/** Takes all looks away. */
export const clear = (target: TextTarget): void => target.change(({ body, range }) => clearLook(body, range));

/** Makes words lead somewhere, or nowhere. */
export const setLink = (target: TextTarget, link: Link | undefined): void => target.changeWords({ link });
