import type { ScriptDocument, ScriptInline, ScriptMark } from './document.ts';

/** Words that are spoken in one way. `srcStart` is the place of the first letter in the original text. */
export type TextSpan = {
  kind: 'text';
  text: string;
  srcStart: number;
  emphasis?: 'strong' | 'moderate' | 'reduced' | undefined;
  /** Pinyin with tone numbers, one syllable per Chinese character. */
  pinyin?: string | undefined;
  /** Against the pace of the whole: 1 is unchanged. */
  rate?: number | undefined;
  sayAs?: Extract<ScriptMark, { type: 'sayAs' }>['attrs']['as'] | undefined;
};
/** What a voice is given: words, and silence between them. */
export type SpeechSpan = TextSpan | { kind: 'pause'; ms: number };

function markedSpan(text: string, srcStart: number, marks: readonly ScriptMark[] = []): TextSpan {
  const span: TextSpan = { kind: 'text', text, srcStart };
  for (const mark of marks) {
    if (mark.type === 'emphasis') span.emphasis = mark.attrs.level;
    if (mark.type === 'pinyin') span.pinyin = mark.attrs.pinyin;
    if (mark.type === 'rate') span.rate = mark.attrs.rate;
    if (mark.type === 'sayAs') span.sayAs = mark.attrs.as;
  }
  return span;
}

/** A script as the voice takes it. Places are those of the plain text, paragraphs on lines of their own. */
export function spansOf({ content }: ScriptDocument): SpeechSpan[] {
  const spans: SpeechSpan[] = [];
  let at = 0;
  const add = (piece: ScriptInline) => {
    if (piece.type === 'pause') spans.push({ kind: 'pause', ms: piece.attrs.milliseconds });
    if (piece.type !== 'text') return;
    spans.push(markedSpan(piece.text, at, piece.marks));
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
