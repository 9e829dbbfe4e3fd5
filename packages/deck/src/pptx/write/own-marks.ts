import type { ScriptDocument } from '../../script/document.ts';
import { mapCues } from '../../script/map-cues.ts';
import { escapeText, tag } from './xml.ts';

/** The address of what only this product says of a shape. */
const ownSpace = 'urn:rostrum:deck';

/** What a shape is to us that no other program has a word for, so that our own files come back as they were. */
type OwnMark = { kind: 'narration' | 'presenter' } | { kind: 'latex' | 'filter'; source: string };

const uri = '{6F2C1B0E-8C43-4D8B-9D2B-5A7F0E4B7C11}';

/** The mark as an extension of a shape's names; other programs carry it along. */
export const ownMark = (mark: OwnMark): string =>
  tag('a:extLst', {}, tag('a:ext', { uri }, tag('rostrum:mark', { 'xmlns:rostrum': ownSpace, ...mark })));

/** What a chart leaves open: other programs need a word for it, which is none of its own. */
export const usualOfChart = (names: readonly ('size' | 'gap' | 'ground' | 'lines')[]): string => {
  if (names.length === 0) return '';
  const mark = { 'xmlns:rostrum': ownSpace, kind: 'usual', source: names.join(' ') };
  return tag('c:extLst', {}, tag('c:ext', { uri }, tag('rostrum:mark', mark)));
};

const isPlain = ({ content }: ScriptDocument): boolean =>
  content.every(({ content: pieces = [] }) =>
    pieces.every((piece) => piece.type === 'text' && !piece.marks?.length),
  );

/** A script with pauses, readings and cues beside the words that notes can hold; cues name the numbers of shapes. */
export function ownScript(script: ScriptDocument, shapeOf: ReadonlyMap<string, number>): string {
  if (isPlain(script)) return '';
  const named = mapCues(script, (id) => shapeOf.get(id)?.toString());
  const words = tag('rostrum:script', { 'xmlns:rostrum': ownSpace }, escapeText(JSON.stringify(named)));
  return tag('p:extLst', {}, tag('p:ext', { uri }, words));
}
