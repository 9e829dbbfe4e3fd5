import { speechLimits } from '../limits.ts';
import type { VoiceChoice, VoiceSettings } from '../schema.ts';

const { pace, intonation, volume } = speechLimits;

/** The voice as it is. */
export const usualSettings: VoiceSettings = {
  pace: pace.usual,
  intonation: intonation.usual,
  volume: volume.usual,
  emotion: 'general',
};

/** What a deck says of its speech. */
export type DeckVoice = {
  avatarsId: string | null;
  ttsId: string | null;
  voiceSettings: VoiceSettings | null;
};

/** What a page says of its own. */
export type PageVoice = { avatarId: string | null; voice: VoiceChoice | null };

/** How a page is spoken: as it says itself, else as its deck does. Without a page, what speaks for the whole deck. */
export function voiceOnPage(deck: DeckVoice, page: PageVoice | null): VoiceChoice {
  // The voice of the deck was chosen for its presenter, not for whoever else comes on.
  const isPresenter = (page?.avatarId ?? deck.avatarsId) === deck.avatarsId;
  const { ttsId, ...own } = page?.voice ?? { ttsId: null, ...usualSettings, ...deck.voiceSettings };
  return { ttsId: ttsId ?? (isPresenter ? deck.ttsId : null), ...own };
}

/** Whether two say the same. */
export const isSameVoice = (one: VoiceChoice, other: VoiceChoice): boolean =>
  one.ttsId === other.ttsId &&
  one.pace === other.pace &&
  one.intonation === other.intonation &&
  one.volume === other.volume &&
  one.emotion === other.emotion;
