/** The newest shape of a stored script. */
export const scriptVersion = 1;

/** What a voice can sound like. */
export const emotions = ['joy', 'sorrow', 'anger', 'general'] as const;

/** See `emotions`. */
export type Emotion = (typeof emotions)[number];

/** How words are spoken. */
export type ScriptMark =
  | { type: 'emphasis'; attrs: { level: 'strong' | 'moderate' | 'reduced' } }
  /** Pinyin with tone numbers, one syllable per character: `zhong4 yao4`. */
  | { type: 'pinyin'; attrs: { pinyin: string } }
  /** One of the readings of an English word, in the notation of the voice: `lˈɪv`, not `lˈIv`. */
  | { type: 'reading'; attrs: { reading: string } }
  /** Against the voice's own pace: 1 is unchanged. */
  | { type: 'rate'; attrs: { rate: number } }
  | { type: 'emotion'; attrs: { emotion: Emotion } }
  | { type: 'sayAs'; attrs: { as: 'digits' | 'number' | 'date' | 'time' | 'letters' | 'telephone' } };

/** What a script can ask for at a word. */
export const cueActions = ['enter', 'leave', 'spotlight', 'play', 'turn-page'] as const;

/** Something that happens at a word of a script. */
export type CueAction = (typeof cueActions)[number];

/** A piece of a paragraph: words, a pause, or a mark on which something happens. */
export type ScriptInline =
  | { type: 'text'; text: string; marks?: ScriptMark[] }
  | { type: 'pause'; attrs: { milliseconds: number } }
  | {
      type: 'cue';
      /** `meanwhile`: the speech goes on while something plays; else it waits. */
      attrs: { id: string; action: CueAction; elementId?: string; offset?: number; meanwhile?: true };
    };

/** A paragraph of a script. */
export type ScriptParagraph = { type: 'paragraph'; content?: ScriptInline[] };

/** The words spoken on a page as a ProseMirror document (the specification's ssmlJsonText). */
export type ScriptDocument = { type: 'doc'; version: typeof scriptVersion; content: ScriptParagraph[] };
