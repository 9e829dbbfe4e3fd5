import type { ScriptDocument, ScriptInline } from './document.ts';

/** The script with other names for the elements that its cues are about; a cue whose element has none is left out. */
export function mapCues(
  script: ScriptDocument,
  nameOf: (elementId: string) => string | undefined,
): ScriptDocument {
  const mapped = (piece: ScriptInline): ScriptInline[] => {
    if (piece.type !== 'cue' || piece.attrs.elementId === undefined) return [piece];
    const elementId = nameOf(piece.attrs.elementId);
    return elementId === undefined ? [] : [{ ...piece, attrs: { ...piece.attrs, elementId } }];
  };
  return {
    ...script,
    content: script.content.map(({ content, ...paragraph }) => ({
      ...paragraph,
      ...(content && { content: content.flatMap(mapped) }),
    })),
  };
}
