import { describe, expect, test } from 'vitest';
import type { PageOutline, Point, Unit } from './outline/outline.ts';
import { scriptText } from './plain.ts';
import { writeScripts } from './write-scripts.ts';

const point = (text: string): Point => ({ text, parts: [] });
const said = (...pages: PageOutline[]): string =>
  writeScripts(pages)
    .map((script) => (script ? scriptText(script) : ''))
    .join('\n');

const titles = ['Introduction', 'Data', 'Model', 'Training', 'Evaluation', 'Limits'];
const sentences = [
  'Brains grow thinner with age, and this can be seen in pictures.',
  'More than twelve thousand people were measured in many places.',
  'One network draws the picture, and the other one doubts it.',
  'It was trained for three days on two machines of the institute.',
  'Doctors could not tell the drawn pictures from the real ones.',
  'Nobody was measured twice, so nothing is known of single lives.',
];
const deckWith = (unit: Unit): PageOutline[] =>
  titles.map((title, index) => ({
    title,
    subtitle: '',
    units: [{ kind: 'points', points: [point(sentences[index] ?? '')] }, unit],
  }));

describe('what returns on many pages', () => {
  test('is not said where it only names who made the deck, in whatever boxes it stands', () => {
    const footer: Unit = {
      kind: 'points',
      heading: 'Northern Institute',
      points: [point('Northern Institute of Brains 1')],
    };
    const text = said(...deckWith(footer));
    expect(text).not.toContain('Northern Institute');
    for (const sentence of sentences) expect(text).toContain(sentence);
  });

  test('is said where it is a label of a few letters, as drawings have', () => {
    const label: Unit = { kind: 'points', points: [point('Input')] };
    expect(said(...deckWith(label)).match(/Input/giu)?.length).toBeGreaterThan(1);
  });

  test('is not said where it is the part that a page belongs to, which had a page of its own', () => {
    const header: Unit = { kind: 'points', points: [point('需求分析')], line: { top: 10, bottom: 40 } };
    const part = { title: '需求分析', subtitle: '', units: [{ kind: 'picture' } as const] };
    const toldOn = (page: Omit<PageOutline, 'units'>, ...units: Unit[]): string => {
      const text = '他们没有时间去很远的医院，所以先在网上问。';
      const all = [...units, { kind: 'points' as const, points: [point(text)] }];
      const pages = [{ title: '网站设计', subtitle: '', units: [] }, part, { ...page, units: all }];
      const script = writeScripts(pages)[2];
      return script ? scriptText(script) : '';
    };
    expect(toldOn({ title: '病人', subtitle: '' }, header)).not.toContain('需求分析');
    const below = toldOn({ title: '病人', subtitle: '需求分析' });
    expect(below).not.toContain('需求分析');
    expect(below).toContain('病人');
    // Without a title of its own that is what the page is called.
    expect(toldOn({ title: '', subtitle: '' }, header)).toContain('需求分析');
  });
});
