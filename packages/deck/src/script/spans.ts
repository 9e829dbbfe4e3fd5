import type { Emotion, ScriptDocument, ScriptInline, ScriptMark } from './document.ts';

/** Words that are spoken in one way. `srcStart` is the place of the first letter in the original text. */
export type TextSpan = {
  kind: 'text';
  text: string;
  srcStart: number;
  emphasis?: 'strong' | 'moderate' | 'reduced' | undefined;
  /** Pinyin with tone numbers, one syllable per Chinese character. */
  pinyin?: string | undefined;
  /** One of the readings of the English word that these letters are. */
  reading?: string | undefined;
  /** Against the pace of the whole: 1 is unchanged. */
  rate?: number | undefined;
  /** In the place of the emotion of the whole. */
  emotion?: Emotion | undefined;
  sayAs?: Extract<ScriptMark, { type: 'sayAs' }>['attrs']['as'] | undefined;
};
/** What a voice is given: words, and silence between them. */
export type SpeechSpan = TextSpan | { kind: 'pause'; ms: number };

function markedSpan(text: string, srcStart: number, marks: readonly ScriptMark[] = []): TextSpan {
  const span: TextSpan = { kind: 'text', text, srcStart };
  for (const mark of marks) {
    if (mark.type === 'emphasis') span.emphasis = mark.attrs.level;
    if (mark.type === 'pinyin') span.pinyin = mark.attrs.pinyin;
    if (mark.type === 'reading') span.reading = mark.attrs.reading;
    if (mark.type === 'rate') span.rate = mark.attrs.rate;
    if (mark.type === 'emotion') span.emotion = mark.attrs.emotion;
    if (mark.type === 'sayAs') span.sayAs = mark.attrs.as;
  }
  return span;
}

const mannerOf = ({ text: _text, srcStart: _place, ...manner }: TextSpan): string => JSON.stringify(manner);

/** Whether a cue alone parts two pieces: nobody hears it. Syllables belong to the piece they were written for. */
const isSplitByCue = (before: TextSpan, after: TextSpan): boolean =>
  after.pinyin === undefined && after.reading === undefined && mannerOf(before) === mannerOf(after);

/** A script as the voice takes it. Places are those of the plain text, paragraphs on lines of their own. */
export function spansOf({ content }: ScriptDocument): SpeechSpan[] {
  const spans: SpeechSpan[] = [];
  let at = 0;
  let afterCue = false;
  const add = (piece: ScriptInline) => {
    if (piece.type === 'cue') afterCue = true;
    if (piece.type === 'pause') spans.push({ kind: 'pause', ms: piece.attrs.milliseconds });
    if (piece.type !== 'text') return;
    const span = markedSpan(piece.text, at, piece.marks);
    const before = afterCue ? spans.at(-1) : undefined;
    if (before?.kind === 'text' && isSplitByCue(before, span)) before.text += span.text;
    else spans.push(span);
    afterCue = false;
    at += piece.text.length;
  };
  content.forEach((paragraph, index) => {
    if (index > 0) {
      // The end of a line ends the sentence too.
      spans.push({ kind: 'text', text: '\n', srcStart: at });
      at += 1;
    }
    for (const piece of paragraph.content ?? []) add(piece);
  });
  return spans;
}
