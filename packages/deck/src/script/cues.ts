import type { CueAction, ScriptDocument } from './document.ts';

/** A cue of a script. `srcAt` is the place of the letter before which it stands, counted as in the plain text. */
export type ScriptCue = {
  id: string;
  action: CueAction;
  elementId?: string;
  /** Milliseconds after its word, or before it. */
  offset?: number;
  /** The speech does not wait for what plays. */
  meanwhile?: true;
  srcAt: number;
};

/** The cues of a script in their order. Places are those of `spansOf`. */
export function cuesOf({ content }: ScriptDocument): ScriptCue[] {
  const cues: ScriptCue[] = [];
  let at = 0;
  content.forEach((paragraph, index) => {
    if (index > 0) at += 1;
    for (const piece of paragraph.content ?? []) {
      if (piece.type === 'cue') cues.push({ ...piece.attrs, srcAt: at });
      if (piece.type === 'text') at += piece.text.length;
    }
  });
  return cues;
}
