import type { Relations } from './part.ts';
import { notesPage } from './slide.ts';
import { escapeText, namespaces, tag } from './xml.ts';

const sameNames = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'];

const colorMap: Record<string, string> = {
  bg1: 'lt1',
  tx1: 'dk1',
  bg2: 'lt2',
  tx2: 'dk2',
  ...Object.fromEntries(sameNames.map((name) => [name, name])),
};

/** What names of colours mean. */
export const colorMapXml: string = tag('p:clrMap', colorMap);

const box = (left: number, top: number, width: number, height: number) =>
  tag('a:xfrm', {}, tag('a:off', { x: left, y: top }), tag('a:ext', { cx: width, cy: height }));

const side = 685_800;
const wide = notesPage.width - 2 * side;

/** The picture of the slide, and the words below it. */
const shapesXml = (words: string, isMaster: boolean, ratio: number): string => {
  const picture = isMaster ? box(side, 1_143_000, wide, Math.round(wide * ratio)) : '';
  const text = isMaster ? box(side, 4_400_550, wide, 3_600_450) : '';
  const shape = (id: number, name: string, locks: object, place: object, more: string, body: string) =>
    tag(
      'p:sp',
      {},
      tag(
        'p:nvSpPr',
        {},
        tag('p:cNvPr', { id, name }),
        tag('p:cNvSpPr', {}, tag('a:spLocks', { noGrp: true, ...locks })),
        tag('p:nvPr', {}, tag('p:ph', { ...place })),
      ),
      tag('p:spPr', {}, more, isMaster ? tag('a:prstGeom', { prst: 'rect' }, tag('a:avLst')) : ''),
      body,
    );
  return (
    shape(
      2,
      'Slide',
      { noRot: true, noChangeAspect: true },
      { type: 'sldImg', idx: isMaster ? 2 : undefined },
      picture,
      '',
    ) +
    shape(
      3,
      'Notes',
      {},
      { type: 'body', idx: isMaster ? 3 : 1 },
      text,
      tag('p:txBody', {}, tag('a:bodyPr'), tag('a:lstStyle'), words),
    )
  );
};

const tree = (shapes: string) =>
  tag(
    'p:cSld',
    {},
    tag(
      'p:spTree',
      {},
      tag('p:nvGrpSpPr', {}, tag('p:cNvPr', { id: 1, name: '' }), tag('p:cNvGrpSpPr'), tag('p:nvPr')),
      tag('p:grpSpPr'),
      shapes,
    ),
  );

/** The speaker's notes of one slide; `own` is what only this product says of them. */
export const notesXml = (notes: string, own: string): string => {
  const lines = notes.split('\n').map((line) => {
    const words = line === '' ? '' : tag('a:r', {}, tag('a:rPr'), tag('a:t', {}, escapeText(line)));
    return tag('a:p', {}, words);
  });
  return tag(
    'p:notes',
    namespaces,
    tree(shapesXml(lines.join(''), false, 0)),
    tag('p:clrMapOvr', {}, tag('a:masterClrMapping')),
    own,
  );
};

/** What all pages of notes look like. */
export const notesMasterXml = (ratio: number): string =>
  tag('p:notesMaster', namespaces, tree(shapesXml(tag('a:p'), true, ratio)), colorMapXml);

/** The relations of a page of notes. */
export function relateNotes(relations: Relations, master: string, slide: string): void {
  relations.to('notesMaster', master);
  relations.to('slide', slide);
}
