/** The emotions of the voice settings (spec section 2); they travel by these names. */
export const emotions = ['joy', 'sorrow', 'anger', 'general'] as const;

/** An emotion of the voice. */
export type Emotion = (typeof emotions)[number];
