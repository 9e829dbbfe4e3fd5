import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { coursewareLimits } from '../../limits.ts';
import { slideSchema } from '../../schema/slide.ts';
import { descendants } from '../package/nodes.ts';
import { parseXml } from '../package/xml.ts';
import {
  at,
  deckFiles,
  makeDeck,
  type MadeSlide,
  open,
  pack,
  para,
  readPages,
  relation,
  sp,
} from '../testing.ts';

const p14 = 'xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"';
const readOne = (slide: MadeSlide) => {
  const [page] = readPages({ slides: [slide] });
  if (!page) throw new Error('no page');
  expect(z.safeParse(slideSchema, page.slide).error).toBeUndefined();
  return { ...page.slide, notKept: page.notKept };
};
/** A box of text with the number that animations know it by. */
const box = (id: number, ...lines: string[]) =>
  sp(at(0, 0, 100, 100), `<a:bodyPr/>${lines.map((line) => para(line)).join('')}`, { box: true }).replace(
    'id="2"',
    `id="${id}"`,
  );

describe('how a slide comes', () => {
  test.each<[string, object]>([
    ['<p:transition/>', { kind: 'none', duration: 0 }],
    ['<p:transition advTm="3000" advClick="0"/>', { kind: 'none', advanceAfter: 3000, ignoresClicks: true }],
    ['<p:transition spd="med"><p:fade/></p:transition>', { kind: 'fade', duration: 750 }],
    ['<p:transition><p:fade thruBlk="1"/></p:transition>', { kind: 'fade-through-black', duration: 500 }],
    ['<p:transition><p:push dir="u"/></p:transition>', { kind: 'push', direction: 'up' }],
    ['<p:transition><p:split orient="vert" dir="in"/></p:transition>', { direction: 'vertical-in' }],
  ])('%s', (after, expected) => {
    const slide = readOne({ after });
    expect(slide.transition).toMatchObject(expected);
    expect(slide).not.toHaveProperty('remainder');
  });

  test('of two ways the newer one is taken, which knows how long it takes', () => {
    const newer = `<mc:Choice xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" Requires="p14"><p:transition spd="slow" p14:dur="1234"><p14:reveal dir="r"/></p:transition></mc:Choice>`;
    const older = '<mc:Fallback><p:transition spd="slow"><p:fade/></p:transition></mc:Fallback>';
    const { transition } = readOne({
      after: `<mc:AlternateContent>${newer}${older}</mc:AlternateContent>`,
    });
    expect(transition).toEqual({ kind: 'reveal', direction: 'right', duration: 1234 });
  });

  test('what has no name, or more to it than the model can say, is kept as it stood', () => {
    for (const effect of ['<p:swirl/>', '<p:wheel spokes="3"/>']) {
      const { transition, remainder } = readOne({ after: `<p:transition>${effect}</p:transition>` });
      expect(transition?.kind).toBe(effect === '<p:swirl/>' ? 'other' : 'wheel');
      expect(remainder?.[0]?.xml).toContain(effect);
    }
  });
});

/** One effect as Office writes it. */
const effect = (attributes: string, target: string, { delay = 0, dur = 500 } = {}) =>
  `<p:par><p:cTn ${attributes}><p:stCondLst><p:cond delay="${delay}"/></p:stCondLst><p:childTnLst><p:set><p:cBhvr><p:cTn dur="1"/><p:tgtEl>${target}</p:tgtEl></p:cBhvr></p:set><p:animEffect><p:cBhvr><p:cTn dur="${dur}"/><p:tgtEl>${target}</p:tgtEl></p:cBhvr></p:animEffect></p:childTnLst></p:cTn></p:par>`;
const shape = (id: number, inside = '') => `<p:spTgt spid="${id}">${inside}</p:spTgt>`;
const paragraph = (from: number, to = from) => `<p:txEl><p:pRg st="${from}" end="${to}"/></p:txEl>`;
const preset = (kind: string, id: number, node: string, variant = 0) =>
  `presetID="${id}" presetClass="${kind}" presetSubtype="${variant}" nodeType="${node}"`;
const group = (content: string) => `<p:par><p:cTn><p:childTnLst>${content}</p:childTnLst></p:cTn></p:par>`;
const timing = (steps: string, more = '', builds = '') =>
  `<p:timing><p:tnLst><p:par><p:cTn nodeType="tmRoot"><p:childTnLst><p:seq><p:cTn nodeType="mainSeq"><p:childTnLst>${group(group(steps))}</p:childTnLst></p:cTn></p:seq>${more}</p:childTnLst></p:cTn></p:par></p:tnLst>${builds}</p:timing>`;

describe('what happens on a slide', () => {
  test('is a list of steps in their order, of elements, paragraphs and groups', () => {
    const steps = [
      effect(preset('entr', 10, 'clickEffect'), shape(7)),
      effect(preset('entr', 2, 'withEffect', 4), shape(8, paragraph(0)), { delay: 200 }),
      effect(preset('entr', 1, 'afterEffect'), shape(8, paragraph(1, 2)), { dur: 1 }),
      effect(preset('exit', 10, 'clickEffect'), shape(20)),
    ].join('');
    const grouped = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="20" name="g"/></p:nvGrpSpPr><p:grpSpPr/>${box(21, 'in')}</p:grpSp>`;
    const slide = readOne({
      shapes: box(7, 'one') + box(8, 'a', 'b', 'c') + grouped,
      after: timing(steps, '', '<p:bldLst><p:bldP spid="8" grpId="0" build="p"/></p:bldLst>'),
    });
    const [one, list, inside] = slide.elements;
    const fade = { effect: 'fade', duration: 500 };
    expect(slide.builds).toEqual([
      { elementId: one?.id, kind: 'entry', ...fade, trigger: 'click', delay: 0 },
      {
        elementId: list?.id,
        paragraph: 0,
        kind: 'entry',
        effect: 'fly',
        direction: 'down',
        trigger: 'with',
        delay: 200,
        duration: 500,
      },
      ...[1, 2].map((place) => ({
        elementId: list?.id,
        paragraph: place,
        kind: 'entry',
        effect: 'appear',
        trigger: place === 1 ? 'after' : 'with',
        delay: 0,
        duration: 0,
      })),
      { elementId: inside?.groups?.[0], kind: 'exit', ...fade, trigger: 'click', delay: 0 },
    ]);
    expect(slide.notKept).toEqual([]);
    expect(slide).not.toHaveProperty('remainder');
  });

  test.each<[string, string, number]>([
    ['a path to walk along', effect(preset('path', 42, 'clickEffect'), shape(7)), 1],
    ['a shape that is not there', effect(preset('entr', 10, 'clickEffect'), shape(99)), 1],
    ['a part of a diagram', effect(preset('entr', 10, 'clickEffect'), shape(7, '<p:graphicEl/>')), 1],
    ['a number without a name', effect(preset('entr', 99, 'clickEffect'), shape(7)), 2],
    ['how far it grows', effect(preset('emph', 6, 'clickEffect'), shape(7)), 2],
  ])('%s is not all in the model: it is named in the report, and its source is kept', (_what, odd, count) => {
    const known = effect(preset('entr', 10, 'clickEffect'), shape(7));
    const slide = readOne({ shapes: box(7, 'one'), after: timing(known + odd) });
    expect(slide.builds).toHaveLength(count);
    expect(slide.notKept).toEqual([{ what: 'animation' }]);
    expect(slide.remainder?.[0]?.xml).toContain(odd);
  });

  test('a chart comes with the first of its parts and goes with the last; every step between is one that points it out', () => {
    const bar = (at: number) =>
      shape(7, `<p:graphicEl><a:chart seriesIdx="${at}" categoryIdx="0"/></p:graphicEl>`);
    const parts = (kind: string) =>
      [0, 1, 2].map((at) => effect(preset(kind, 4, 'clickEffect', 16), bar(at))).join('');
    const slide = readOne({ shapes: box(7, 'one'), after: timing(parts('entr') + parts('exit')) });
    expect(slide.builds?.map(({ kind, effect: name }) => `${kind} ${name}`)).toEqual([
      'entry box',
      ...Array.from({ length: 4 }, () => 'emphasis other'),
      'exit box',
    ]);
    expect(slide.builds?.every(({ trigger }) => trigger === 'click')).toBe(true);
    expect(slide.notKept).toEqual([{ what: 'animation' }]);
  });

  test('what a click on a shape starts is not taken for a step', () => {
    const other = '<p:seq><p:cTn nodeType="interactiveSeq"/></p:seq>';
    const step = effect(preset('entr', 10, 'clickEffect'), shape(7));
    const slide = readOne({ shapes: box(7, 'one'), after: timing(step, other) });
    expect([slide.builds?.length, slide.notKept.length, slide.remainder?.length]).toEqual([1, 1, 1]);
  });

  test('timing that makes no sense costs nothing', () => {
    for (const after of [
      '<p:timing/>',
      '<p:timing><p:tnLst><p:par/></p:tnLst></p:timing>',
      timing('<p:par/>'),
    ])
      expect(readOne({ shapes: box(7, 'words'), after })).not.toHaveProperty('builds');
  });
});

test('sections begin with their first slide that became a page', () => {
  const files = deckFiles({ slides: [{}, {}, {}, {}] });
  const section = (name: string, ...ids: number[]) =>
    `<p14:section name="${name}"><p14:sldIdLst>${ids.map((id) => `<p14:sldId id="${id}"/>`).join('')}</p14:sldIdLst></p14:section>`;
  files['ppt/presentation.xml'] = String(files['ppt/presentation.xml']).replace(
    '</p:presentation>',
    `<p:extLst><p:ext uri="x"><p14:sectionLst ${p14}>${section('开场', 256)}${section('empty')}${section('Main', 257, 258, 259)}</p14:sectionLst></p:ext></p:extLst></p:presentation>`,
  );
  expect([...open(pack(files)).read()].map(({ slide }) => slide.section)).toEqual([
    '开场',
    'Main',
    undefined,
    undefined,
  ]);
});

describe('what is kept without being understood', () => {
  const chart =
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="c"/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="9" cy="9"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId9"/></a:graphicData></a:graphic></p:graphicFrame>';
  const extension = '<a:extLst><a:ext uri="{AA}"><q:odd xmlns:q="urn:q"/></a:ext></a:extLst>';
  const withExtension = (xml: string, ext: string) => xml.replace('</p:spPr>', `${ext}</p:spPr>`);

  test('is XML that stands on its own, for the slide or one of its elements, with the parts it points to', () => {
    const slide = readOne({
      shapes: chart + withExtension(box(6, 'words'), extension),
      relations: relation('rId9', 'chart', '../theme/theme1.xml'),
      after: `<p:extLst><p:ext uri="{BB}"><p14:x ${p14}/></p:ext></p:extLst>`,
    });
    const { remainder = [] } = slide;
    expect(remainder.map(({ of, at: where }) => [of, where])).toEqual([
      [undefined, undefined],
      [slide.elements[0]?.id, undefined],
      [slide.elements[1]?.id, 'spPr'],
    ]);
    expect(remainder[1]?.parts).toEqual([{ name: 'rId9', type: 'chart', target: 'ppt/theme/theme1.xml' }]);
    const names = remainder.map(({ xml }) => {
      const root = parseXml(xml);
      return [root, ...descendants(root)].map(({ name }) => name);
    });
    expect(names[1]?.slice(0, 3)).toEqual(['p:graphicFrame', 'p:nvGraphicFramePr', 'p:cNvPr']);
    expect(names[0]).toEqual(['p:extLst', 'p:ext', 'p14:x']);
    expect(names[2]).toEqual(['a:extLst', 'a:ext', 'q:odd']);
  });

  test('is not what only marks a shape, nor what a table or a text has anyway', () => {
    const mark = '<a:extLst><a:ext uri="{FF2B5EF4-FFF2-40B4-BE49-F238E27FC236}"/></a:extLst>';
    expect(readOne({ shapes: withExtension(box(6, 'words'), mark) })).not.toHaveProperty('remainder');
  });

  test('is never more than a slide may keep', () => {
    const long = `<a:extLst><a:ext uri="{AA}"><q:odd xmlns:q="urn:q">${'x'.repeat(9000)}</q:odd></a:ext></a:extLst>`;
    const shapes = Array.from({ length: 40 }, (_, index) => withExtension(box(10 + index, 'w'), long)).join(
      '',
    );
    const { remainder = [] } = readOne({ shapes });
    const letters = remainder.reduce((sum, { xml }) => sum + xml.length, 0);
    expect(remainder.length).toBeGreaterThan(10);
    expect(letters).toBeLessThanOrEqual(coursewareLimits.remainder.bytes);
  });
});

test('a hidden slide becomes a hidden page, and never takes the place of one that is shown', () => {
  const hidden = { attributes: 'show="0"' };
  const few = open(makeDeck({ slides: [{}, hidden, {}] }));
  expect([...few.read()].map(({ slide }) => slide.hidden)).toEqual([undefined, true, undefined]);
  const many = open(makeDeck({ slides: [hidden, ...Array.from({ length: 100 }, () => ({})), hidden] }));
  expect([...many.read()].map(({ number }) => number)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 2),
  );
  expect(many.report).toEqual({ slides: 102, hidden: [], beyondLimit: 2, notKept: [] });
});
