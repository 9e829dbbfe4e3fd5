// Everything of the player that the stage uses, as one piece that is loaded when somebody wants to hear the talk.
export { createFace, liveClock, loadFace } from '@app/player/entry-avatar.ts';
export { createAudioOut, createSilentOut, captionsOf, Show } from '@app/player/entry-show.ts';
export { showPageOf } from './show-pages.ts';
