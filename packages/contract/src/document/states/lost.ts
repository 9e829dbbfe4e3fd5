import type { Message } from '../../base/messages.ts';
import { documentMessages } from '../messages.ts';

/** What an imported document had and a project could not keep, each with its words. */
export const lostThings = {
  chart: documentMessages.lostChart,
  diagram: documentMessages.lostDiagram,
  object: documentMessages.lostObject,
  video: documentMessages.lostVideo,
  audio: documentMessages.lostAudio,
  picture: documentMessages.lostPicture,
  'linked-picture': documentMessages.lostLinkedPicture,
  ink: documentMessages.lostInk,
  animation: documentMessages.lostAnimation,
  notes: documentMessages.lostNotes,
  damage: documentMessages.lostDamage,
  comment: documentMessages.lostComment,
  'file-link': documentMessages.lostFileLink,
  macro: documentMessages.lostMacro,
  font: documentMessages.lostFont,
  'absent-font': documentMessages.lostAbsentFont,
  'custom-show': documentMessages.lostCustomShow,
  transition: documentMessages.lostTransition,
  model: documentMessages.lostModel,
  'newer-chart': documentMessages.lostNewerChart,
  zoom: documentMessages.lostZoom,
  pattern: documentMessages.lostPattern,
  depth: documentMessages.lostDepth,
  effect: documentMessages.lostEffect,
  warp: documentMessages.lostWarp,
  place: documentMessages.lostPlace,
  layout: documentMessages.lostLayout,
  /** Only in the reports of imports from when they were left out. */
  'hidden-slide': documentMessages.lostHidden,
  'beyond-page': documentMessages.lostBeyondPage,
  'beyond-limit': documentMessages.lostBeyondLimit,
} as const satisfies Record<string, Message>;

/** The name of something that could not be kept. */
export type LostThing = keyof typeof lostThings;
