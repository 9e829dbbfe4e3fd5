import { describe, expect, test } from 'vitest';
import { plainText } from '../../../text/plain.ts';
import { emu, para, readPages, relation } from '../../testing.ts';

const dgm = 'http://schemas.openxmlformats.org/drawingml/2006/diagram';
const frame = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="Steps"/></p:nvGraphicFramePr><p:xfrm><a:off x="${emu(100)}" y="${emu(50)}"/><a:ext cx="${emu(600)}" cy="${emu(300)}"/></p:xfrm><a:graphic><a:graphicData uri="diagram"><dgm:relIds xmlns:dgm="${dgm}" r:dm="data" r:lo="layout"/></a:graphicData></a:graphic></p:graphicFrame>`;

const point = (id: string, words: string, type = '') =>
  `<dgm:pt modelId="${id}"${type && ` type="${type}"`}>${words && `<dgm:t><a:bodyPr/>${para(words)}</dgm:t>`}</dgm:pt>`;
const under = (from: string, to: string, order: number, type = '') =>
  `<dgm:cxn modelId="${from}${to}" srcId="${from}" destId="${to}" srcOrd="${order}"${type && ` type="${type}"`}/>`;

const model = (points: string, connections: string) =>
  `<dgm:dataModel xmlns:dgm="${dgm}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dgm:ptLst>${points}</dgm:ptLst><dgm:cxnLst>${connections}</dgm:cxnLst></dgm:dataModel>`;

const steps = model(
  point('0', '', 'doc') +
    point('b', 'Cook') +
    point('a', 'Buy') +
    point('c', 'rice') +
    point('t', 'x', 'sibTrans'),
  under('0', 'b', 1) + under('0', 'a', 0) + under('a', 'c', 0) + under('0', 't', 2, 'presOf'),
);

function read(data: string, layout = 'urn:microsoft.com/office/officeart/2005/8/layout/process1') {
  const [page] = readPages({
    slides: [
      {
        shapes: frame,
        relations:
          relation('data', 'diagramData', '../diagrams/data1.xml') +
          relation('layout', 'diagramLayout', '../diagrams/layout1.xml'),
      },
    ],
    files: {
      'ppt/diagrams/data1.xml': data,
      'ppt/diagrams/layout1.xml': `<dgm:layoutDef xmlns:dgm="${dgm}" uniqueId="${layout}"/>`,
    },
  });
  return { lost: page?.notKept ?? [], elements: page?.slide.elements ?? [] };
}
const wordsOf = (data: string, layout?: string) =>
  read(data, layout).elements.map((each) => ('text' in each && each.text ? plainText(each.text) : ''));

describe('a diagram without a drawing', () => {
  test('keeps its words, in the order and under those of their author, as shapes that can be edited', () => {
    const { lost, elements } = read(steps);
    expect(lost).toEqual([]);
    expect(wordsOf(steps)).toEqual(['Buy\nrice', 'Cook']);
    expect(elements).toMatchObject([
      { type: 'shape', geometry: { name: 'chevron' }, groups: [expect.any(String)] },
      { type: 'shape', geometry: { name: 'chevron' } },
    ]);
    const [first, second] = elements;
    expect(first?.left).toBeGreaterThanOrEqual(100);
    expect(second?.left).toBeGreaterThan(first?.left ?? 0);
  });

  test.each([
    'process1',
    'vList2',
    'default',
    'cycle2',
    'hierarchy1',
    'orgChart1',
    'pyramid1',
    'matrix1',
    'radial1',
    'venn1',
    'hList1',
    'something',
  ])('a %s stays within its frame, no box upon another', (layout) => {
    const many = model(
      point('0', '', 'doc') + ['a', 'b', 'c', 'd', 'e'].map((id) => point(id, `point ${id}`)).join(''),
      ['a', 'b', 'c', 'd', 'e'].map((id, at) => under('0', id, at)).join(''),
    );
    const boxes = read(many, `urn:x/${layout}`).elements;
    expect(boxes).toHaveLength(5);
    for (const { left = 0, top = 0, width = 0, height = 0 } of boxes) {
      expect(left).toBeGreaterThanOrEqual(100);
      expect(left + width).toBeLessThanOrEqual(700.02);
      expect(top).toBeGreaterThanOrEqual(50);
      expect(top + height).toBeLessThanOrEqual(350.02);
    }
    const covers = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            (one.left ?? 0) + (one.width ?? 0) > (other.left ?? 0) + 1 &&
            (other.left ?? 0) + (other.width ?? 0) > (one.left ?? 0) + 1 &&
            (one.top ?? 0) + (one.height ?? 0) > (other.top ?? 0) + 1 &&
            (other.top ?? 0) + (other.height ?? 0) > (one.top ?? 0) + 1,
        ),
    );
    expect(covers).toEqual([]);
  });

  test('many steps beside each other are boxes: a point would leave no room for words', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const many = model(
      point('0', '', 'doc') + ids.map((id) => point(id, `point ${id}`)).join(''),
      ids.map((id, at) => under('0', id, at)).join(''),
    );
    expect(read(many, 'urn:x/process1').elements).toMatchObject(
      ids.map(() => ({ geometry: { name: 'roundRect' } })),
    );
  });

  test('what all points belong to stands in the middle of them', () => {
    const radial = model(
      point('0', '', 'doc') + point('hub', 'Talk') + point('a', 'A') + point('b', 'B') + point('c', 'C'),
      under('0', 'hub', 0) + under('hub', 'a', 0) + under('hub', 'b', 1) + under('hub', 'c', 2),
    );
    expect(wordsOf(radial, 'urn:x/RadialCluster')).toEqual(['Talk', 'A', 'B', 'C']);
    const [hub] = read(radial, 'urn:x/RadialCluster').elements;
    expect((hub?.left ?? 0) + (hub?.width ?? 0) / 2).toBeCloseTo(400, 0);
  });

  test('a tree has each point below its own', () => {
    const { elements } = read(steps, 'urn:x/orgChart1');
    expect(wordsOf(steps, 'urn:x/orgChart1')).toEqual(['Buy', 'rice', 'Cook']);
    expect(elements[1]?.top).toBeGreaterThan(elements[0]?.top ?? 0);
  });

  test('points that stand in a ring end, and words without connections are kept', () => {
    const ring = model(point('0', '', 'doc') + point('a', 'A'), under('0', 'a', 0) + under('a', 'a', 0));
    expect(wordsOf(ring)).toEqual(['A']);
    expect(wordsOf(model(point('a', 'A') + point('b', 'B'), ''))).toEqual(['A', 'B']);
  });

  test('one without words is named in the report', () => {
    expect(read(model('', '')).lost).toEqual([{ what: 'diagram', name: 'Steps' }]);
  });
});
