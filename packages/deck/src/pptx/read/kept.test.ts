import { expect, test } from 'vitest';
import { at, emu, para, readPages, readShapes, sp } from '../testing.ts';

const words = (text: string, placeholder?: string) =>
  sp('', `<a:bodyPr/>${para(text)}`, placeholder === undefined ? {} : { placeholder });

test('words at the foot that nobody placed stand there, and the report says so', () => {
  const shapes = ['dt', 'ftr', 'sldNum'].map((type) => words(type, `type="${type}"`)).join('');
  const [page] = readPages({ slides: [{ shapes }] });
  const elements = page?.slide.elements ?? [];
  expect(elements.map(({ role }) => role)).toEqual(['date', 'footer', 'slide-number']);
  expect(elements.every(({ top = 0 }) => top > 500)).toBe(true);
  expect(new Set(elements.map(({ left }) => left)).size).toBe(3);
  expect(page?.notKept.map(({ what }) => what)).toEqual(['place', 'place', 'place']);
});

test('a table that nobody placed is given a place', () => {
  const table = `<a:tbl><a:tblGrid><a:gridCol w="${emu(100)}"/></a:tblGrid><a:tr h="${emu(20)}"><a:tc><a:txBody><a:bodyPr/>${para('cell')}</a:txBody></a:tc></a:tr></a:tbl>`;
  const frame = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="Table"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><a:graphic><a:graphicData uri="table">${table}</a:graphicData></a:graphic></p:graphicFrame>`;
  const [page] = readPages({ slides: [{ shapes: frame }] });
  expect(page?.slide.elements).toMatchObject([{ type: 'table', left: 60 }]);
  expect(page?.notKept).toEqual([{ what: 'place', name: 'Table' }]);
});

test('what its author has hidden is kept hidden, members of a hidden group too', () => {
  const box = (name: string, attributes = '') =>
    `<p:sp><p:nvSpPr><p:cNvPr id="3" name="${name}" ${attributes}/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${at(0, 0, 9, 9)}</p:spPr><p:txBody><a:bodyPr/>${para(name)}</p:txBody></p:sp>`;
  const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="g" hidden="1"/></p:nvGrpSpPr><p:grpSpPr/>${box('in')}</p:grpSp>`;
  const shapes = box('seen') + box('away', 'hidden="1"') + group;
  const [page] = readPages({ slides: [{ shapes }] });
  expect(page?.slide.elements.map(({ name, hidden = false }) => [name, hidden])).toEqual([
    ['seen', false],
    ['away', true],
    ['in', true],
  ]);
  expect(readShapes(shapes).map(({ name }) => name)).toEqual(['seen']);
});

test('the description of a group is told by the first of its members that has none', () => {
  const box = (alt: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="3" name="b"${alt}/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${at(0, 0, 9, 9)}</p:spPr><p:txBody><a:bodyPr/>${para('x')}</p:txBody></p:sp>`;
  const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="g" descr="Two boxes"/></p:nvGrpSpPr><p:grpSpPr/>${box(' descr="One"')}${box('')}</p:grpSp>`;
  expect(readShapes(group).map(({ alt }) => alt)).toEqual(['One', 'Two boxes']);
});

test('a drawing that was pasted from a document is read as a group', () => {
  const shape = `<a:sp><a:nvSpPr><a:cNvPr id="4" name="Pasted"/><a:cNvSpPr/></a:nvSpPr><a:spPr>${at(10, 20, 100, 50)}</a:spPr><a:txSp><a:txBody><a:bodyPr/>${para('From a document')}</a:txBody><a:useSpRect/></a:txSp></a:sp>`;
  const canvas = `<lc:lockedCanvas xmlns:lc="http://schemas.openxmlformats.org/drawingml/2006/lockedCanvas"><a:nvGrpSpPr><a:cNvPr id="0" name=""/></a:nvGrpSpPr><a:grpSpPr/>${shape}</lc:lockedCanvas>`;
  const frame = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="Frame"/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="9" cy="9"/></p:xfrm><a:graphic><a:graphicData uri="lockedCanvas">${canvas}</a:graphicData></a:graphic></p:graphicFrame>`;
  expect(readShapes(frame)).toMatchObject([
    {
      type: 'text',
      left: 10,
      top: 20,
      width: 100,
      text: { paragraphs: [{ runs: [{ text: 'From a document' }] }] },
    },
  ]);
});
