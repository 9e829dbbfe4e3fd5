import { describe, expect, test } from 'vitest';
import { outlinePage } from './outline/outline-page.ts';
import type { PageOutline, Point, Unit } from './outline/outline.ts';
import { textBox } from '../defaults.ts';
import { aText } from '../testing.ts';
import { paragraphsFrom } from '../text/plain.ts';
import { scriptText } from './plain.ts';
import { writeScripts } from './write-scripts.ts';

const page = (title: string, ...units: Unit[]): PageOutline => ({ title, subtitle: '', units });
const leaf = (text: string): Point => ({ text, parts: [], isItem: true });
const list = (...texts: string[]): Unit => ({ kind: 'points', points: texts.map(leaf) });
const line = (text: string, top = 200): Unit => ({
  kind: 'points',
  points: [{ text, parts: [] }],
  line: { top, bottom: top + 30 },
});
const talk = (cover: string, ...pages: PageOutline[]): string[] =>
  writeScripts([page(cover), ...pages])
    .slice(1)
    .map((script) => (script ? scriptText(script) : ''));
const inEnglish = (title: string, ...units: Unit[]) =>
  talk('Safety training for the new team', page(title, ...units))[0];
const inChinese = (...units: Unit[]) => talk('安全培训', page('灭火器', ...units))[0];

describe('letters and numbers before lines', () => {
  test('the answers to a question are said by their letters, wherever their boxes stand', () => {
    const said = inEnglish(
      'Which of these feeds a fire?',
      line('A) Water'),
      line('C) Sand', 200),
      line('B) Oxygen', 240),
      line('D) Foam', 240),
    );
    expect(said).toContain('A: Water. B: Oxygen. C: Sand. D: Foam.');
  });

  test('letters that only count parts are not said', () => {
    const [one, two] = talk(
      'Safety training for the new team',
      page('A. Extinguishers on every floor', list('Water', 'Foam')),
      page('B. Ways out of the house', list('Stairs', 'Doors')),
      page('C. Alarms in the halls', list('Bells', 'Lamps')),
    );
    expect(one).toMatch(/extinguishers on every floor/i);
    expect(`${one} ${two}`).not.toMatch(/\b[AB]\. /);
  });

  test('letters that belong to a name or an answer are said', () => {
    const title = 'A. Extinguishers on every floor';
    const [coli] = talk('Hygiene at work', page('E. coli in the kitchen', list('Wash hands', 'Cook meat')));
    expect(coli).toContain('E. coli');
    const [, mixed] = talk(
      'Hygiene at work',
      page(title, list('Water', 'Foam')),
      page('E. coli in the kitchen', list('Wash hands', 'Cook meat')),
      page('B. Ways out of the house', list('Stairs', 'Doors')),
      page('C. Alarms in the halls', list('Bells', 'Lamps')),
    );
    expect(mixed).toContain('E. coli');
    const answers = inEnglish('Foam feeds a fire', list('A. True', 'B. False'));
    expect(answers).toMatch(/A\. True/);
    expect(answers).toMatch(/B\. False/);
    const card = (heading: string): Unit => ({
      kind: 'points',
      heading,
      points: [leaf('Looks after the alarms of the house')],
    });
    const team = inEnglish('The wardens', card('A. Miller'), card('B. Jones'), card('C. Smith'));
    for (const name of ['A. Miller', 'B. Jones', 'C. Smith']) expect(team).toContain(name);
  });

  test('numbered lines in boxes of their own are one count', () => {
    const lines = [
      '1- Pull the pin of the handle.',
      '2- Aim low at the fire.',
      '3- Squeeze the handle hard.',
    ];
    const box = (words: string, top: number) =>
      aText(words, {
        left: 100,
        top,
        width: 700,
        height: 40,
        text: { ...textBox, paragraphs: paragraphsFrom(words) },
      });
    const outline = outlinePage({
      elements: [
        { ...box('The handle', 60), role: 'title' },
        ...lines.map((words, index) => box(words, 180 + index * 90)),
      ],
    });
    const [said] = talk('Safety training for the new team', outline);
    expect(said).toMatch(/First, pull the pin.*Second, aim low.*Finally, squeeze/is);
  });

  test('two cards that are counted by letters are said without them, one that has none beside keeps them', () => {
    const card = (heading: string): Unit => ({ kind: 'points', heading, points: [leaf('It takes a day.')] });
    const both = inEnglish(
      'What we mend',
      card('A. Broken lamps in the hall'),
      card('B. Doors that do not close'),
    );
    expect(both).not.toMatch(/\b[AB]\. /u);
    expect(both).toMatch(/broken lamps in the hall/iu);
    const beside = inEnglish('Vitamins', card('B. Found in whole grain'), card('Found in oranges'));
    expect(beside).toContain('B. Found');
  });

  test('a word that is spelled downwards keeps its letters', () => {
    const words = 'C ommitment to the plan\nH olding the line\nR elating to others';
    const { units } = outlinePage({
      elements: [aText(words, { text: { ...textBox, paragraphs: paragraphsFrom(words) } })],
    });
    expect(JSON.stringify(units)).toContain('Commitment to the plan');
  });
});

describe('what was shown before', () => {
  const questions = ['Do teams work in the open?', 'Do teams write tests early?', 'Do teams rest?'];

  test('is not told again where a page returns with an answer more', () => {
    const [, , again] = talk(
      'How teams work',
      page('Our questions', list(...questions)),
      page('Measures', list('Commits of a year were counted in all the teams.')),
      page('Our questions', list(questions[0] ?? '', 'Yes', ...questions.slice(1))),
    );
    expect(again).toContain('Do teams work in the open? Yes.');
    expect(again).not.toMatch(/tests early|rest\?/);
  });

  test('is told again with what stands below it now, and beside it', () => {
    const first = list('Water for wood and paper', 'Foam for oil and fat', 'Sand for metal');
    const again: PageOutline = {
      title: 'Extinguishers',
      subtitle: 'Tested by the fire brigade',
      units: [
        {
          kind: 'points',
          points: [
            leaf('Water for wood and paper'),
            { ...leaf('Foam for oil and fat'), parts: [leaf('Never in a hot pan'), leaf('Keep two metres')] },
            leaf('Sand for metal'),
          ],
        },
        { kind: 'picture', words: 'A red bucket beside a door' },
      ],
    };
    const [, , said] = talk(
      'Safety training for the new team',
      page('Extinguishers', first),
      page('Alarms', list('They are checked every year by the supplier.')),
      again,
    );
    expect(said).toMatch(/never in a hot pan/i);
    expect(said).toMatch(/keep two metres/i);
    expect(said).toMatch(/tested by the fire brigade/i);
    expect(said).toMatch(/red bucket/i);
    expect(said).not.toMatch(/sand for metal/i);
  });

  test('is not said twice where a page holds the title of the next one alone', () => {
    const pages = talk(
      'How teams work',
      page('Our questions', list(...questions)),
      page('', list(questions[0] ?? '')),
      page(questions[0] ?? '', list('Nine of ten teams did so in all the years that we counted.')),
    );
    expect(pages[1]).toMatch(/work in the open\?/);
    expect(pages[2]).not.toMatch(/work in the open\?/);
  });

  test('a part that the agenda did not name is told as one that comes on top', () => {
    const parts = ['Extinguishers', 'Ways out', 'Alarms'];
    const pages = talk(
      'Safety training',
      page('Agenda', list(...parts)),
      ...[...parts, 'Lifts'].flatMap((title) => [
        page(title),
        page(`${title} in this house`, list('They are checked every year by the supplier.')),
      ]),
    );
    expect(pages[5]).toMatch(/last part: alarms/i);
    expect(pages[7]).toMatch(/^One more part comes on top: lifts/i);
  });

  test('a part that comes on top is not counted, wherever it stands', () => {
    const pages = talk(
      'Safety training',
      page('Agenda', list('Extinguishers', 'Ways out', 'Alarms')),
      ...['Extinguishers', 'Lifts', 'Ways out', 'Alarms'].flatMap((title) => [
        page(title),
        page(`${title} in this house`, list('They are checked every year by the supplier.')),
      ]),
    );
    expect(pages[3]).toMatch(/^One more part comes on top: lifts/i);
    expect(pages[5]).not.toMatch(/last part/i);
    expect(pages[7]).toMatch(/last part: alarms/i);
  });
});

describe('rows', () => {
  test('a long row of names is told in two sentences, and not a sentence each', () => {
    const names = ['pins', 'hoses', 'labels', 'keys', 'lamps', 'doors', 'stairs', 'bells', 'maps'];
    const point: Point = { text: 'The things to check are:', parts: names.map(leaf), isItem: true };
    expect(inEnglish('Checks', { kind: 'points', points: [point, leaf('All is written down.')] })).toMatch(
      /are: pins, hoses, labels, keys and lamps\. \w+, doors, stairs, bells and maps\./,
    );
  });

  test('members that hold an "and" are parted where the row ends', () => {
    expect(inEnglish('Tools', list('Hose and pump', 'Sand and spade', 'Water alone'))).toMatch(
      /hose and pump, sand and spade, and water alone/i,
    );
    expect(inChinese(list('水和泵', '沙和铲', '单用水'))).toContain('水和泵、沙和铲以及单用水');
  });

  test('notions that are asked for one by one are a row', () => {
    const point: Point = { text: 'Define these', parts: ['Point?', 'Line?', 'Angle?'].map(leaf) };
    expect(inEnglish('Section', { kind: 'points', points: [point] })).toContain('point, line and angle');
  });

  test('the steps of a title that promises some follow each other', () => {
    expect(
      inEnglish(
        'Steps of an evacuation',
        list(
          'The alarm is rung by whoever sees the fire',
          'Everybody leaves by the nearest way out',
          'The wardens count who stands outside',
          'The fire brigade is told who is missing',
        ),
      ),
    ).toMatch(/First, .* Then, .* (?:Next|After that), .* Finally, /s);
  });

  test('the first row of a table names the column of a bare mark', () => {
    const table: Unit = {
      kind: 'table',
      table: {
        head: ['Award', 'Group'],
        rows: [
          ['Manufacturing of cars', '1C'],
          ['Repair of cars', '2A'],
        ],
      },
    };
    expect(inEnglish('Awards', table)).toContain('Manufacturing of cars: group 1C. Repair of cars: 2A.');
  });
});

describe('drawings', () => {
  test('numbers and days along a drawing are its scale', () => {
    const words = [
      'Week 1',
      'Week 2',
      'Week 3',
      'Floss changes',
      'Pure changes',
      'Mixed changes',
      '1 6',
      '11 1',
    ];
    const said = inEnglish('What we counted', ...words.map((word, index) => line(word, 120 + index * 40)));
    expect(said).toMatch(/floss changes/i);
    expect(said).not.toMatch(/week|1 6|11 1/i);
  });
});

test('numbers in brackets are works that are cited only where the deck lists such works', () => {
  const points = list(
    'Foam was tested in nine houses [12, 14].',
    'The share lies within the bounds [1, 5] only.',
  );
  const [plain] = talk('Safety training', page('Foam in old houses', points));
  expect(plain).toMatch(/12, 14/);
  const [cited] = talk(
    'Safety training',
    page('Foam in old houses', points),
    page('References', list('Lee, 2020')),
  );
  expect(cited).not.toMatch(/12|14/);
  expect(cited).toMatch(/1, 5/);
});
