/** How a voice of one's own comes about: by mixing those of the engine, or by a service that clones. */
export const voiceKinds = ['match', 'clone'] as const;

/** How a voice of one's own comes about. */
export type VoiceKind = (typeof voiceKinds)[number];

/** Where a voice of one's own stands. */
export const voiceStates = ['making', 'ready', 'failed'] as const;

const beginning = 'own-';
const pattern = /^own-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The name by which avatars and projects choose a voice of one's own. */
export const ownTtsId = (id: string): string => beginning + id;

/** The id of a voice of one's own; undefined for a voice of an engine. */
export const idOfOwnVoice = (ttsId: string): string | undefined => pattern.exec(ttsId)?.[1];
