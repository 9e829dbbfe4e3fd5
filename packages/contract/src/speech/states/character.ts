/** What a voice is like, beside its age and sex. */
export const voiceCharacters = ['warm', 'lively', 'calm', 'strong', 'formal'] as const;
export type VoiceCharacter = (typeof voiceCharacters)[number];
