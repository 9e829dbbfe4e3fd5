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
});
