import { describe, expect, test } from 'vitest';
import { gridsOf } from './structure/grid.ts';
import { cellOfRow } from './structure/tell-cell.ts';
import { aTable } from './structure/testing.ts';
import { tellDoer } from './tell-announced.ts';
import { asked, page } from './testing.ts';

// One cell where one is asked for, all of them where all are, and the deck's words for what a viewer calls otherwise.

const ferries = aTable([
  ['Ferry', 'Captain', 'Crossing', 'Fare'],
  ['Seagull', 'Mara Lindt', '45 minutes', '$12'],
  ['Cormorant', 'Otto Brandt', '3 hours', '$30'],
  ['Cormorant Plus', 'Ida Frey', '2 hours', '$44'],
]);
const port = [
  page('The port', [['A talk']], 'Welcome to the port.'),
  page('Contents', [['Ferries'], ['Shortcomings'], ['Watches']], 'We will go through three parts.'),
  page('Ferries', [{ ...ferries, lines: [] } as never]),
  page(
    'Shortcomings',
    [['Noise']],
    'The engines are loud enough to keep the neighbours awake. The piers are too short for larger boats.',
  ),
  page(
    'Watches',
    [['Four watches']],
    'The crew keeps watches on every crossing. The morning watch cleans the deck. The noon watch checks the ropes. The evening watch lights the lamps. The night watch steers alone.',
  ),
  page(
    'Milestones',
    [['History']],
    'Milestone 1: The first pier was built of oak. Milestone 2: The lighthouse was lit in spring.',
  ),
  page(
    'Rigging',
    [['Knots']],
    'Figure 3: A sailor on the quay. Sails in the north are small and heavy, because storms are frequent. Southern sails are large and light, since the wind is weak there.',
  ),
  page(
    'Signals',
    [['Flags']],
    'The Rapid Lantern Code method was a great step for signalling at night. It was put forward by Jonas Weller.',
  ),
  page(
    'Museum',
    [['Hours']],
    'The entry fee of the museum is set anew by the town council each spring. This year the entry is 12 dollars for adults.',
  ),
];
const told = (question: string) => asked(port, question);

describe('of a row the one cell is told', () => {
  test.each([
    ['How long for a trip with the Cormorant?', 'For Cormorant, Crossing is 3 hours.'],
    ['Who steers the Seagull?', 'For Seagull, Captain is Mara Lindt.'],
    ["What is the Seagull's fare?", 'For Seagull, Fare is $12.'],
    ['Who steers the Cormorant Plus?', 'For Cormorant Plus, Captain is Ida Frey.'],
    ['How long for a trip with the Cormorant Plus?', 'For Cormorant Plus, Crossing is 2 hours.'],
  ])('%s', (question, said) => {
    expect(told(question).said).toBe(said);
  });

  test('a row called Go is not named by who is going', () => {
    const table = aTable([
      ['Ferry', 'Captain', 'Fare'],
      ['Seagull', 'Mara Lindt', '$12'],
      ['Go', 'Ida Frey', '$44'],
    ]);
    const grids = gridsOf([table]).map((grid) => ({ ...grid, page: 1 }));
    const row = { page: 1, text: 'Seagull: Captain Mara Lindt, Fare $12' };
    expect(cellOfRow(grids, 'Who is going to steer the Seagull?', row, false)?.tells).toEqual(['Mara Lindt']);
  });

  test('but none to who asks how long another way takes', () => {
    const { said } = told('How long does it take to reach the Cormorant?');
    expect(said).toContain('Otto Brandt');
    expect(said).not.toContain('Crossing is');
  });
});

describe('all of them are told where all are asked for', () => {
  test('as many sentences in a row as are asked for', () => {
    const { said } = told('What are the four watches of the crew?');
    for (const watch of ['morning', 'noon', 'evening', 'night']) expect(said).toContain(`The ${watch} watch`);
    expect(said).not.toContain('keeps watches');
  });

  test('what is numbered as one of them', () => {
    const { said } = told('What were the milestones?');
    expect(said).toContain('built of oak');
    expect(said).toContain('lit in spring');
  });
});

describe('a viewer may say it otherwise', () => {
  test('by another word, and the page that lists the parts is no answer', () => {
    expect(told('What are its weaknesses?').said).toContain('engines are loud');
  });

  test('a price is a price, whatever it is called', () => {
    expect(told('What does entry cost?').said).toContain('12 dollars');
  });

  test('two things of one head are compared, and a caption is told to nobody', () => {
    const { said } = told('What is the difference between sails in the north and in the south?');
    expect(said).toContain('small and heavy');
    expect(said).toContain('large and light');
    expect(said).not.toContain('Figure');
  });

  test('short names are written out by their capitals', () => {
    expect(told('What does RLC stand for?').said).toContain('Rapid Lantern Code');
  });

  test('who did it is told by the next sentence', () => {
    expect(told('Who came up with the Rapid Lantern Code?').said).toContain('Jonas Weller');
  });

  test.each([
    ['它由张衡改进。', 2],
    ['它由于结冰不再使用。', 0],
    ['它由此传到了各地。', 0],
  ])('and a reason is nobody: %s', (next, told) => {
    const texts = ['水钟发明得很早。', next].map((text, at) => ({ text, at, page: 1, kind: 'script' }));
    expect(tellDoer({ texts } as never, texts[0] as never)).toHaveLength(told);
  });
});
