import { describe, expect, test } from 'vitest';
import { outlinePage } from './outline/outline-page.ts';
import type { PageOutline, Point, Unit } from './outline/outline.ts';
import { scriptText } from './plain.ts';
import { writeScripts } from './write-scripts.ts';

const page = (title: string, ...units: Unit[]): PageOutline => ({ title, subtitle: '', units });
const item = (text: string, ...parts: string[]): Point => ({
  text,
  isItem: true,
  parts: parts.map((part) => item(part)),
});
const list = (...points: Point[]): Unit => ({ kind: 'points', points });
const loose = (...texts: string[]): Unit => ({
  kind: 'points',
  points: texts.map((text) => ({ text, parts: [] })),
});

const told = (cover: string, title: string, ...units: Unit[]): string => {
  const [, script] = writeScripts([page(cover), page(title, ...units)]);
  return script ? scriptText(script) : '';
};
const inEnglish = (...units: Unit[]) => told('Safety training for the new team', 'Extinguishers', ...units);
const inChinese = (...units: Unit[]) => told('安全培训', '灭火器', ...units);

describe('a line and the list below it', () => {
  test('what a line leads to is one sentence with it, though its items are long', () => {
    expect(
      inEnglish(
        list(
          item(
            'A shared understanding of:',
            'what we do with every extinguisher on each of the floors',
            'each stage of the check',
            'how the result is used by those who buy new ones',
          ),
        ),
      ),
    ).toContain(
      'A shared understanding of: what we do with every extinguisher on each of the floors; each stage of the check; and how the result',
    );
  });

  test('what answers the item before, or asks, is a sentence of its own', () => {
    const said = inEnglish(
      list(item('According to two reports:', 'fires are rare', 'but nobody counts small ones')),
    );
    expect(said).not.toContain('and but');
    expect(inEnglish(list(item('Define these:', 'Point?', 'Line?')))).toMatch(
      /Define these\. Point\? Line\?/u,
    );
  });

  test('a line that breaks off goes on with its items', () => {
    expect(
      inEnglish(
        list(
          item(
            'A check is a meeting where those who know a floor agree on its',
            'Key risks',
            'Ways to the exit',
            'Need for more extinguishers in the next year (by the number of rooms)',
          ),
        ),
      ),
    ).toMatch(/agree on its: key risks; ways to the exit; and need for more extinguishers/iu);
  });

  test('items that are too long for one sentence are told apart', () => {
    const long = (what: string) =>
      `${what} the extinguishers of every floor together with the person who is named on the label and has the key to the room`;
    expect(
      inEnglish(list(item('Line managers should:', long('count'), long('weigh'), long('clean')))),
    ).toMatch(/Line managers should: first, count .* Second, weigh .* Finally, clean/su);
  });

  test('lines below a colon belong to it, though they stand as far left', () => {
    const slide = {
      elements: [
        {
          id: 'text',
          type: 'text' as const,
          left: 50,
          top: 200,
          width: 500,
          height: 200,
          rotation: 0,
          text: {
            anchor: 'top' as const,
            inset: { left: 0, top: 0, right: 0, bottom: 0 },
            paragraphs: ['A good check:', 'Counts them', 'Weighs them'].map((text) => ({
              runs: [{ text, size: 20 }],
            })),
          },
        },
      ],
    };
    const outline = outlinePage(slide as unknown as Parameters<typeof outlinePage>[0]);
    expect(outline.units).toMatchObject([
      { points: [{ text: 'A good check:', parts: [{ text: 'Counts them' }, { text: 'Weighs them' }] }] },
    ]);
  });

  test('items that have a name each are sentences, not a row with colons in it', () => {
    expect(
      inEnglish(
        list(item('Kinds of service', 'Yearly: by the supplier', 'Monthly: by us', 'Daily: a glance')),
      ),
    ).toMatch(/Kinds of service\. Yearly: by the supplier\. Monthly: by us\. Daily: a glance\./u);
    expect(inChinese(list(item('喷管'), item('压力表'), item('目标：灭火')))).not.toMatch(/：[^。]*：/u);
  });
});

describe('items beside each other', () => {
  test('a short item is no name of the next one', () => {
    expect(
      inEnglish(
        list(
          item('An extinguisher that nobody can find is one of the great dangers of an old house'),
          item('Low water pressure'),
          item('A narrow way to the exit, often blocked by boxes'),
          item('Difficult locks and doors on all of the upper floors'),
        ),
      ),
    ).not.toContain('Low water pressure:');
  });

  test('names and what is said of each still belong together where they take turns', () => {
    expect(
      inEnglish(
        list(
          item('Powder'),
          item('It works on wood, oil and wires, and is shaken before use.'),
          item('Foam'),
          item('It works on wood and oil, and never on wires.'),
        ),
      ),
    ).toMatch(/Powder: it works on wood.*Foam: it works/su);
  });

  test('only a whole list is counted', () => {
    const said = inEnglish(
      list(
        item('One tool for every kind of fire that can break out here'),
        ...['Light', 'Cheap', 'Safe', 'Fast', 'Clean'].map((text) => item(text)),
      ),
    );
    expect(said).toMatch(/Also, light, cheap, safe, fast and clean/iu);
    expect(said).not.toMatch(/five|points/iu);
  });

  test('nothing of a list is left out in silence', () => {
    const names = [
      'Routing',
      'Sessions',
      'Diagnostics',
      'Errors',
      'Caching',
      'Headers',
      'Overrides',
      'Sockets',
    ];
    const more = ['Rewrites', 'Proxies'];
    const said = inEnglish(loose(...names, ...more));
    for (const name of [...names, ...more]) expect(said.toLowerCase()).toContain(name.toLowerCase());
  });

  test('points that have more below them are told apart', () => {
    expect(
      inEnglish(
        list(
          item(
            'Practice makes perfect',
            'Hold a drill twice a year on every floor',
            'Meet everybody who is new here',
          ),
          item(
            'Use what is written down',
            'Keep the list of all extinguishers in one place',
            'Ask who has not read it',
          ),
          item('Look twice', 'Go round with somebody who does not know the house'),
        ),
      ),
    ).toMatch(/First, practice makes perfect.*Second, use what is written down.*Finally, look twice/su);
  });

  test('a sentence that ends with a small word is at its end', () => {
    expect(
      inEnglish(
        list(
          item('Imagine how angry the others are. Think of who they are.'),
          item('We have talked to them.'),
        ),
      ),
    ).not.toMatch(/are:/u);
  });
});

describe('capitals', () => {
  test('a row begins small throughout, or stays as it is where many of it may be names', () => {
    expect(
      inEnglish(list(item('Political risk'), item('Tariff rules'), item('Site and location'), item('Water'))),
    ).toContain('political risk, tariff rules, site and location, and water');
    expect(inEnglish(list(item('Kestrel'), item('Nginx'), item('Water')))).toContain(
      'Kestrel, Nginx and Water',
    );
  });

  test('letters that name something keep their capital', () => {
    expect(inEnglish(list(item('Point A'), item('Point B'), item('Point C')))).toMatch(
      /point A, point B and point C/iu,
    );
  });

  test('a line is not made small by half', () => {
    expect(inEnglish(list(item('Policy', 'Mapping Matrices online', 'Review by experts')))).not.toContain(
      'mapping Matrices',
    );
  });

  test('a name in capitals before a sentence is said like any other', () => {
    expect(
      inEnglish(
        list(
          item('LAGGING SKILLS OF THE NEW TEAM: They have never held one.'),
          item('The skills of a team are what counts.'),
        ),
      ),
    ).toMatch(/Lagging skills of the new team: they have never held one/iu);
  });
});
