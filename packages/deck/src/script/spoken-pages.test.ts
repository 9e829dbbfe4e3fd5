import { describe, expect, test } from 'vitest';
import type { PageOutline, Point, Unit } from './outline/outline.ts';
import { scriptText } from './plain.ts';
import { secondsOf } from './speech/time.ts';
import { writeScripts } from './write-scripts.ts';

const page = (title: string, ...units: Unit[]): PageOutline => ({ title, subtitle: '', units });
const leaf = (text: string): Point => ({ text, parts: [], isItem: true });
const list = (...texts: string[]): Unit => ({ kind: 'points', points: texts.map(leaf) });
const card = (heading: string, ...texts: string[]): Unit => ({
  kind: 'points',
  heading,
  points: texts.map(leaf),
});
const picture: Unit = { kind: 'picture' };

/** What is said on the pages of a talk, its cover left out. */
const talk = (cover: string, ...pages: PageOutline[]): string[] =>
  writeScripts([page(cover), ...pages])
    .slice(1)
    .map((script) => (script ? scriptText(script) : ''));
const inChinese = (...units: Unit[]) => talk('安全培训', page('灭火器', ...units))[0];
const inEnglish = (...units: Unit[]) =>
  talk('Safety training for the new team', page('Extinguishers', ...units))[0];

describe('how points are told', () => {
  test('sentences are said as they are: nobody counts them', () => {
    const said = inEnglish(
      list(
        'Fire needs heat, fuel and air.',
        'But taking one of them away is enough to stop it.',
        'That is what an extinguisher does.',
      ),
    );
    expect(said).toMatch(/Fire needs heat, fuel and air\. But taking one/);
    expect(said).not.toMatch(/First,|three/i);
  });

  test('notes of one list are counted aloud', () => {
    expect(
      inEnglish(
        list(
          'location of every extinguisher on the way to the exit',
          'date of the last service by the supplier on its label',
          'person to call about a missing or a damaged one',
        ),
      ),
    ).toMatch(/First, location .* Second, date .* Finally, person/s);
  });

  test('what to do is said as something to do', () => {
    expect(inEnglish(list('Pull the pin', 'Check the gauge', 'Keep the exit behind you'))).toContain(
      'What to do: pull the pin, check the gauge and keep the exit behind you.',
    );
  });

  test('a title that the list completes is one sentence with it', () => {
    const [said] = talk(
      'Safety training for the new team',
      page('After this lesson you should be able to', list('Find the nearest extinguisher', 'Use it')),
    );
    expect(said).toMatch(/^After this lesson you should be able to: /);
  });

  test('a brief line names what the next one says', () => {
    expect(
      inChinese(list('干粉灭火器', '适合扑灭固体、液体和电器的初起火灾，使用前要先摇动几下。')),
    ).toContain('干粉灭火器：适合扑灭固体、液体和电器的初起火灾，使用前要先摇动几下。');
  });

  test('a name on a heading with parts of its own is said before what stands below each', () => {
    const point: Point = {
      text: '灭火器的种类',
      parts: [
        { text: '干粉类', parts: [leaf('ABC 型'), leaf('BC 型')] },
        { text: '水基类', parts: [leaf('清水'), leaf('泡沫')] },
      ],
    };
    expect(inChinese({ kind: 'points', points: [point] })).toContain(
      '灭火器的种类：干粉类和水基类。干粉类：ABC 型和BC 型。水基类：清水和泡沫。',
    );
  });
});

describe('numbers', () => {
  test('a number stands with what it counts, in whatever order the slide has them', () => {
    expect(inEnglish(list('85%', 'of fires start small'))).toContain('85% of fires start small.');
    expect(inEnglish(card('Response time', '3 min'), card('$4M', 'Damage'))).toContain('Damage: $4M.');
    expect(inChinese(card('120 次', '全年演练'))).toContain('全年演练，120 次。');
  });

  test('what happened in a year is told as such', () => {
    expect(inChinese(card('1998', '消防法开始施行'))).toContain('1998年，消防法开始施行。');
    expect(inEnglish(card('1998', 'The law comes into force'))).toContain(
      'In 1998: the law comes into force.',
    );
  });
});

describe('what the page shows', () => {
  test('a sentence that breaks off before a pictured formula points at it', () => {
    expect(inChinese(list('燃烧速率定义为'), picture)).toContain('燃烧速率定义为屏幕上的式子。');
    expect(inChinese(list('燃烧速率定义为'), picture)).not.toContain('定义为。');
  });

  test('pictures are pointed at where little else is said', () => {
    expect(inChinese(picture)).toMatch(/图/);
    const sentence =
      '干粉灭火器适合扑灭固体、液体和电器的初起火灾，使用前要先摇动几下，再拔掉保险销，对准火焰根部。';
    expect(inChinese(list(sentence, sentence.replace('干粉', '水基')), picture)).not.toMatch(/图/);
  });

  test('pages with pictures alone are not pointed at in the same words within five pages', () => {
    const said = talk(
      '安全培训',
      ...['甲', '乙', '丙', '丁', '戊', '己'].map((name) => page(`${name}号楼`, picture)),
    );
    const pointed = said.map((text) => text.split('\n')[0]?.replace(/.号楼/u, ''));
    pointed.forEach((words, index) => {
      expect(pointed.slice(Math.max(0, index - 4), index)).not.toContain(words);
    });
  });
});

describe('a page in time', () => {
  test('a page with very much on it is said within two minutes, its points before what they add', () => {
    const adds = 'This is explained at length for readers who have the time. '.repeat(6).trim();
    const said = inEnglish(
      list(
        ...[1, 2, 3, 4, 5, 6].map((number) => `Point number ${number} matters to everybody here. ${adds}`),
      ),
    );
    expect(secondsOf(said ?? '')).toBeLessThan(120);
    for (const number of [1, 2, 3, 4, 5, 6]) expect(said).toContain(`Point number ${number}`);
  });

  test('bridges do not come back within five pages', () => {
    const said = talk(
      'Safety training for the new team',
      ...['Alarms', 'Doors', 'Stairs', 'Lifts', 'Hoses', 'Masks', 'Ropes', 'Lamps'].map((name) =>
        page(name, list('This one is tested every month by the people who use it.')),
      ),
    );
    const bridges = said.map((text, index) =>
      text
        .split('\n')[0]
        ?.replace(/\S+\.$/u, '')
        .replace(/^$/u, String(index)),
    );
    bridges.forEach((bridge, index) => {
      expect(bridges.slice(Math.max(0, index - 4), index)).not.toContain(bridge);
    });
  });
});

describe('what stands on a slide for the eye', () => {
  test('counted cards come in the order of their numbers', () => {
    const step = (number: number, heading: string): Unit => ({
      kind: 'points',
      heading,
      number,
      points: [leaf(`${heading}的说明写在这里`)],
    });
    const said = inChinese(step(1, '报警'), step(3, '集合'), step(2, '疏散')) ?? '';
    expect(said.indexOf('疏散')).toBeLessThan(said.indexOf('集合'));
  });

  test('English beside Chinese words is not said, in an English lesson it is', () => {
    const english = 'Never use a lift when the building is on fire';
    expect(inChinese(list('着火时不要乘坐电梯，要走最近的楼梯。', english))).not.toContain('Never');
    expect(inChinese(list(english))).toContain('Never');
  });

  test('numbers along a drawing are not read out', () => {
    expect(inChinese(list('10', '20', '30', '40', '火灾大多从很小的火苗开始。'))).not.toMatch(/10|20|30|40/);
  });

  test('what a program prints is not read out beside it', () => {
    expect(inEnglish({ kind: 'code' }, list('true', 'false'))).not.toMatch(/true|false/);
  });

  test('cells in words are said with what they are of, prices are not compared with counts', () => {
    const table = (head: string[], ...rows: string[][]): Unit => ({ kind: 'table', table: { head, rows } });
    expect(
      inEnglish(
        table(['Risk', 'Impact', 'Owner'], ['Smoke', 'High', 'Everybody'], ['Heat', 'Low', 'Nobody']),
      ),
    ).toContain('Smoke: the impact is high, the owner is everybody.');
    expect(
      inEnglish(
        table(
          ['Plan', 'Starter', 'Team'],
          ['Price', '$19', '$49'],
          ['Channels', '1', '5'],
          ['Answers', '500', '900'],
        ),
      ),
    ).not.toContain('highest');
    expect(inChinese(table(['杯子', '水', '温度'], ['1号', '有', '温暖'], ['2号', '无', '寒冷']))).toContain(
      '1号：有水，温度是温暖。2号：没有水',
    );
  });
});

describe('capitals', () => {
  test('a line in capitals is not shouted, abbreviations keep theirs', () => {
    const [said] = talk(
      'Safety training for the new team',
      page('WHAT TO DO IN A FIRE', list('Call the NHS line at once and wait for help.')),
      page('THE NHS LINE', list('It is open at any time of the day.')),
    );
    expect(said).toMatch(/what to do in a fire/i);
    expect(said).not.toContain('WHAT TO DO');
    expect(
      talk(
        'Safety training for the new team',
        page('Help', list('Call the NHS at once.')),
        page('THE NHS LINE', picture),
      )[1],
    ).toContain('NHS line');
  });

  test('a title is small inside a sentence as a whole, or not at all', () => {
    const [plain, named] = talk(
      'Safety training for the new team',
      page('Project Requirements', picture),
      page('Project Requirements of Zhang Wei', picture),
    );
    expect(plain).toContain('project requirements');
    expect(named).toContain('Project Requirements of Zhang Wei');
  });
});

describe('what a page is in its talk', () => {
  const content = page('Method', list('Forty people took part.', 'Each of them worked for a day.'));

  test('a first page with many names is a cover: nobody reads them out', () => {
    const names = ['Ada Byron', 'Portland State', 'Grace Hopper', 'Georgia Tech'].map(
      (text): Unit => ({ kind: 'points', points: [{ text, parts: [] }] }),
    );
    const thanks: Unit = {
      kind: 'points',
      points: [{ text: `With thanks to ${'everybody who helped us with it, '.repeat(12)}`, parts: [] }],
    };
    const [said] = writeScripts([page('How teams work', ...names, thanks), content, content, content]);
    expect(said && scriptText(said)).toBe("Welcome. Today's talk is about how teams work.");
  });

  test.each([
    ['Role of the Committee in reviews', 'the role of the Committee in reviews'],
    ['Overview of the steps', 'an overview of the steps'],
    ['Summary of the steps', 'a summary of the steps'],
    ['Types of reviews', 'types of reviews'],
  ])('%s is said with the article that titles leave out', (title, words) => {
    const [said] = writeScripts([page(title), content, content, content]);
    expect(said && scriptText(said)).toBe(`Welcome. Today's talk is about ${words}.`);
  });

  test('questions beside a picture end the talk', () => {
    const asked: Unit = { kind: 'points', points: [{ text: 'Questions', parts: [] }] };
    expect(talk('How teams work', content, page('', picture, asked))[1]).toMatch(/ask your questions/);
  });

  test('what the title says is not said again below it', () => {
    expect(inEnglish(list('A red bottle hangs beside every door.', 'Extinguishers'))).not.toMatch(
      /door\. Extinguishers/,
    );
  });

  test('what the next pages are about is said where it is listed', () => {
    const questions = ['Do teams work in the open?', 'Do teams write tests early?'];
    const pages = questions.flatMap((title) => [
      page('Our questions', list(...questions)),
      page(title, picture),
    ]);
    expect(talk('How teams work', ...pages)[2]).toMatch(/in the open\?.*tests early\?/s);
  });
});

test('a deck in a language without phrases gets none of another one', () => {
  const words =
    'pertumbuhan pada tumbuhan terjadi dengan proses pertambahan volume yang bersifat tetap '.repeat(3);
  const pages = [page('Biologi'), ...['Materi', 'Latihan'].map((title) => page(title, list(words, words)))];
  const said = writeScripts([...pages, page('Ringkasan', picture)]).map((each) => each && scriptText(each));
  expect(said[0]).toBe('Biologi.');
  expect(said[3]).toBe('Ringkasan.');
  expect(said.join(' ')).not.toMatch(/\b(?:Welcome|Next|Let|picture|Thank)/);
});

describe('what stands around a list', () => {
  test('cards are counted right before the first of them', () => {
    const before: Unit = { kind: 'points', points: [leaf('Every door has one, and nobody takes it away.')] };
    const said = inEnglish(
      before,
      card('Foam', 'For oil.'),
      card('Powder', 'For all.'),
      card('Gas', 'For wires.'),
    );
    expect(said).toMatch(/takes it away\.\n[^\n]*three[^\n]*\. First, foam/isu);
  });

  test('a title that leads on is followed by its list alone', () => {
    const [said] = talk(
      'Safety training for the new team',
      page('Extinguishers that are made for', list('Kitchens', 'Garages', 'Offices')),
    );
    expect(said).toMatch(/are made for: kitchens, garages and offices\./iu);
  });

  test('a drawing that repeats a list is not told again', () => {
    const labels: Unit = { kind: 'labels', labels: ['Foam', 'Powder', 'Gas', 'Water'] };
    const said = inEnglish(list('Foam', 'Powder', 'Gas', 'Water'), labels);
    expect(said?.match(/powder/giu)).toHaveLength(1);
  });

  test('an outline of the talk is its agenda', () => {
    const said = talk(
      'Safety training for the new team',
      page('Outline of the presentation', list('Foam', 'Powder')),
      page('Foam', list('It is for oil.')),
      page('Powder', list('It is for all.')),
    );
    expect(said[0]).toMatch(/two parts: foam and powder/iu);
  });

  test('a first page without a title names who speaks, with nothing around it', () => {
    const [first] = writeScripts([
      page('', {
        kind: 'points',
        points: ['Harbour School of Fire', 'Safety for the new team'].map((text) => ({ text, parts: [] })),
      }),
      page('Foam', list('It is for oil.')),
    ]);
    expect(first && scriptText(first)).toBe(
      'Welcome, everyone.\nHarbour School of Fire. Safety for the new team.',
    );
  });

  test('what is done is a row of members', () => {
    const head = { text: 'The team is asked to help with this', isItem: true };
    const parts = ['Checking the ones that are out of date', 'Updating the list'].map(leaf);
    expect(
      inEnglish({ kind: 'points', points: [{ ...head, parts }, leaf('It takes an hour a week.')] }),
    ).toMatch(/with this: checking the ones that are out of date; and updating the list\./iu);
  });
});

describe('names and answers', () => {
  test('names that somebody ended like sentences are a row', () => {
    const parts = ['Foam.', 'Dry powder.', 'Carbon dioxide.'].map(leaf);
    const said = inEnglish({
      kind: 'points',
      points: [{ text: 'Kinds of extinguishers', parts, isItem: true }, leaf('One stands at every door.')],
    });
    expect(said).toMatch(/extinguishers: foam, dry powder and carbon dioxide\./iu);
  });

  test('the same answer to two questions is said twice', () => {
    const line = (text: string): Unit => ({ kind: 'points', points: [{ text, parts: [] }] });
    const said = inEnglish(line('Is foam safe?'), line('Yes'), line('Is powder safe?'), line('Yes'));
    expect(said?.match(/yes\./giu)).toHaveLength(2);
  });

  test('a demonstration between pages begins no part', () => {
    const said = talk(
      'Safety training for the new team',
      page('Foam', list('It is for oil and for fat.')),
      page('Demo: foam'),
      page('Powder', list('It is for all fires.')),
    );
    expect(said[2]).not.toMatch(/first|begin|start/iu);
  });
});
