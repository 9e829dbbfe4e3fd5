import type { Message } from '@app/contract/base/messages.ts';
import { helperLimits } from '@app/contract/helper/limits.ts';
import type { AssistantLocation } from '@app/contract/helper/schema.ts';
import { countClass } from '@app/contract/helper/states/count-class.ts';
import type { HelperStep } from '@app/contract/helper/states/guidance.ts';
import { helperTexts as texts, stepTexts } from './messages.ts';

export type Place = { readonly top: number; readonly left: number };
export type Size = { readonly width: number; readonly height: number };
export type Box = Place & Size;

/** The head (as wide as spec section 9 says) and the pill with the count below it. */
export const deskSize: Size = { width: helperLimits.width, height: 118 };
/** In its dock it is a button with the count on its edge. */
export const smallSize: Size = { width: 44, height: 44 };
/** Where a phone has no dock: above the bottom bar. */
const phoneEdge = { right: 16, bottom: 88 };

/** How far it stays from a button that it would cover. */
const gap = 8;
/** The card of the tip and its distance to the head. */
const tipRoom = 280 + 12;

const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(value, most)));

/** The nearest place at which all of it is inside the window. */
export const inside = ({ top, left }: Place, window: Size, size: Size): Place => ({
  top: within(top, window.height - size.height),
  left: within(left, window.width - size.width),
});

/** Where it stands: as the user put it, scaled to this window, or where spec section 9 puts it. */
export function placeIn(window: Size, saved: AssistantLocation | null | undefined): Place {
  const place = saved
    ? {
        top: (saved.top * window.height) / saved.windowHeight,
        left: (saved.left * window.width) / saved.windowWidth,
      }
    : { top: helperLimits.position.top, left: window.width - helperLimits.position.rightOffset };
  return inside(place, window, deskSize);
}

export const phonePlace = (window: Size): Place =>
  inside(
    {
      top: window.height - phoneEdge.bottom - smallSize.height,
      left: window.width - phoneEdge.right - smallSize.width,
    },
    window,
    smallSize,
  );

/** What a window has around the assistant. */
export type Surroundings = {
  /** What must not be covered wherever it was put. */
  readonly buttons: readonly Box[];
  /** The place that a frame keeps free for it. */
  readonly dock: Box | undefined;
  /** What the screen itself fills. */
  readonly content: Box | undefined;
};

/** In the middle of its dock. */
export const dockPlace = ({ top, left, width, height }: Box): Place => ({
  top: Math.round(top + (height - smallSize.height) / 2),
  left: Math.round(left + (width - smallSize.width) / 2),
});

/** Whether it would lie on what the screen shows, or on what comes there when the screen is scrolled. */
export const isOverContent = ({ left }: Place, { width }: Size, content: Box | undefined): boolean =>
  content !== undefined && left < content.left + content.width && content.left < left + width;

/** What is saved: the place together with the window it belongs to. */
export const locationOf = ({ top, left }: Place, window: Size): AssistantLocation => ({
  top,
  left,
  windowHeight: window.height,
  windowWidth: window.width,
});

/** A press is a drag when it moved or lasted long enough (spec section 9); otherwise it is a click. */
export const isDrag = (movedX: number, movedY: number, ms: number): boolean =>
  Math.hypot(movedX, movedY) > helperLimits.drag.px || ms > helperLimits.drag.ms;

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves it: 10 px, with Shift 1 px. Undefined for every other key. */
export function movedByKey({ top, left }: Place, key: string, isFine: boolean): Place | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const distance = isFine ? 1 : 10;
  return { top: top + step[1] * distance, left: left + step[0] * distance };
}

const covers = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** It never covers a main button: then it is shown at the nearest free side of it. Where it belongs does not change. */
export function freePlace(place: Place, size: Size, buttons: readonly Box[], window: Size): Place {
  const covered = (at: Place) => buttons.filter((button) => covers({ ...at, ...size }, button));
  const sides = covered(place).flatMap((button): Place[] => [
    { top: place.top, left: button.left - size.width - gap },
    { top: place.top, left: button.left + button.width + gap },
    { top: button.top - size.height - gap, left: place.left },
    { top: button.top + button.height + gap, left: place.left },
  ]);
  const distance = (at: Place) => Math.hypot(at.top - place.top, at.left - place.left);
  const isInside = (at: Place) => {
    const nearest = inside(at, window, size);
    return nearest.top === Math.round(at.top) && nearest.left === Math.round(at.left);
  };
  const free = sides.filter((at) => isInside(at) && covered(at).length === 0);
  return free.toSorted((one, other) => distance(one) - distance(other))[0] ?? place;
}

/** To which side the tip opens: towards the middle of the window, where there is room. */
export const tipSide = (
  { top, left }: Place,
  window: Size,
  { width }: Size = deskSize,
): { x: 'left' | 'right'; y: 'up' | 'down' } => ({
  x: left + width / 2 > window.width / 2 && left >= tipRoom ? 'left' : 'right',
  y: top > window.height / 2 ? 'up' : 'down',
});

/** What the assistant says: one sentence and one thing to do. `id` is what "do not show again" remembers. */
export type Tip = {
  readonly id: string;
  readonly text: Message;
  readonly action: Message;
  /** Where the action leads; without it, it shows the element that the sentence is about. */
  readonly to?: string;
};

const upgrade = '/index/upgrade';
const screenTips: Readonly<Record<string, Tip>> = {
  '/project': { id: 'project', text: texts.tipProject, action: texts.toFiles, to: '/project?new=1' },
  '/upload': { id: 'upload', text: texts.tipFiles, action: texts.toRights, to: '/rights-details' },
  '/rights-details': {
    id: 'rights',
    text: texts.tipRights,
    action: texts.toUsage,
    to: '/credit-usage',
  },
};
/** So few that it is worth saying. */
const fewUses = 10;

/** Few uses are left, and some. */
export const isLow = (count: number): boolean => count > 0 && count <= fewUses;

const usual: Tip = { id: 'usual', text: texts.tipUsual, action: texts.toRights, to: '/rights-details' };

/** What is worth saying now: the next step first, then an account that runs dry, then the screen itself. */
export function tipFor(step: HelperStep | undefined, count: number | undefined, path: string): Tip {
  if (step !== undefined && step !== 'complete-all') {
    return { id: step, text: stepTexts[step], action: texts.showMe };
  }
  const left = count === undefined ? 'sufficient' : countClass(count);
  if (left === 'no') return { id: 'no', text: texts.tipNo, action: texts.buy, to: upgrade };
  return screenTips[path] ?? usual;
}
