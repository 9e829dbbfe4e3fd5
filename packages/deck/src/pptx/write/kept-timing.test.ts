import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { remainderSchema } from '../../schema/remainder.ts';
import type { Slide } from '../../slide.ts';
import { packDeck, type ReadDeck, readWhole } from '../round-trip.ts';
import { at, makeDeck, para, sp } from '../testing.ts';

/** A box of text with the number that animations know it by. */
const box = (id: number) =>
  sp(at(0, 0, 100, 100), `<a:bodyPr/>${para('Words')}`, { box: true }).replace('id="2"', `id="${id}"`);
const target = (spid: number) => `<p:tgtEl><p:spTgt spid="${spid}"/></p:tgtEl>`;
const step = (preset: string, inside: string) =>
  `<p:par><p:cTn id="5" ${preset} fill="hold" nodeType="clickEffect"><p:stCondLst><p:cond delay="0"/></p:stCondLst>${inside}</p:cTn></p:par>`;
const fade = (spid: number, more = '') =>
  step(
    'presetID="10" presetClass="entr"',
    `${more}<p:childTnLst><p:animEffect transition="in" filter="fade"><p:cBhvr><p:cTn id="6" dur="500"/>${target(spid)}</p:cBhvr></p:animEffect></p:childTnLst>`,
  );
const path = (spid: number) =>
  step(
    'presetID="42" presetClass="path"',
    `<p:childTnLst><p:animMotion origin="layout" path="M 0 0 L 0.5 0 E"><p:cBhvr><p:cTn id="7" dur="2000"/>${target(spid)}<p:attrNameLst><p:attrName>ppt_x</p:attrName></p:attrNameLst></p:cBhvr></p:animMotion></p:childTnLst>`,
  );
const timing = (steps: string) =>
  `<p:timing><p:tnLst><p:par><p:cTn id="1" nodeType="tmRoot"><p:childTnLst><p:seq><p:cTn id="2" nodeType="mainSeq"><p:childTnLst>${steps}</p:childTnLst></p:cTn></p:seq></p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>`;

/** The slide as it goes out after somebody changed it. */
async function written(steps: string, change: (slide: Slide) => Slide): Promise<string> {
  const { deck, media }: ReadDeck = readWhole(
    makeDeck({ slides: [{ shapes: box(70) + box(80), after: timing(steps) }] }),
  );
  const files = unzipSync(await packDeck({ deck: { ...deck, slides: deck.slides.map(change) }, media }));
  return new TextDecoder().decode(files['ppt/slides/slide1.xml']);
}

const moved = (slide: Slide): Slide => ({
  ...slide,
  elements: slide.elements.map((each) => ({ ...each, left: 300 })),
});

describe('what happens on a changed slide and nobody here knows', () => {
  const letters = '<p:iterate type="lt"><p:tmPct val="10000"/></p:iterate>';

  test('goes out again, for the shapes as they are numbered now', async () => {
    const slide = await written(fade(70, letters) + path(80), moved);
    expect(slide).toContain('path="M 0 0 L 0.5 0 E"');
    expect(slide).toContain(letters);
    const numbers = [...slide.matchAll(/<p:cNvPr id="(\d+)" name="(?:Shape|Text)/g)].map(([, id]) => id);
    expect([...slide.matchAll(/spid="(\d+)"/g)].map(([, id]) => id)).toEqual(numbers);
    expect(numbers).toHaveLength(2);
  });

  test('goes with the steps that were changed, and with what it concerned', async () => {
    const steps = fade(70) + path(80);
    const withoutSteps = await written(steps, ({ builds: _gone, ...slide }) => slide);
    expect(withoutSteps).not.toContain('animMotion');
    const alone = await written(steps, (slide) => ({ ...slide, elements: slide.elements.slice(0, 1) }));
    expect(alone).not.toContain('animMotion');
    expect(alone).toContain('animEffect');
  });

  test('starts nothing, and plays nothing that is not on the slide', async () => {
    const command = step(
      'presetID="5" presetClass="verb"',
      `<p:childTnLst><p:cmd type="verb" cmd="0"><p:cBhvr><p:cTn id="8"/>${target(80)}</p:cBhvr></p:cmd></p:childTnLst>`,
    );
    const slide = await written(fade(70) + command + path(80), moved);
    expect(slide).not.toContain('p:cmd');
    expect(slide).not.toContain('animMotion');
  });

  test('is left out where it is too deep to be read, and the deck goes out', async () => {
    const xml = `<p:timing>${'<p:par>'.repeat(300)}${'</p:par>'.repeat(300)}</p:timing>`;
    const slide = await written(path(80), (own) => ({ ...moved(own), remainder: [{ xml }] }));
    expect(slide).toContain('Words');
    expect(slide).not.toContain('animMotion');
  });
});

test('what a slide keeps calls shapes by their numbers, and is measured with them', () => {
  const keeps = (shapes: Record<string, string>) =>
    remainderSchema.safeParse([{ xml: '<p:x/>', shapes }]).success;
  expect(keeps({ 5: 'box' })).toBe(true);
  expect(keeps({ id: 'text' })).toBe(false);
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [String(at), 'x'.repeat(100)]));
  const pieces = Array.from({ length: 5 }, () => ({ xml: '<p:x/>', shapes: many }));
  expect(remainderSchema.safeParse(pieces).success).toBe(false);
});
