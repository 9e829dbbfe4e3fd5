import { describe, expect, test } from 'vitest';
import { sayable } from './clean.ts';
import type { PageOutline, Point, Unit } from './outline/outline.ts';
import { isCode, isFurniture } from './outline/unsaid.ts';
import { scriptText } from './plain.ts';
import { writeScripts } from './write-scripts.ts';

const page = (title: string, ...units: Unit[]): PageOutline => ({ title, subtitle: '', units });
const item = (text: string): Point => ({ text, parts: [], isItem: true });
const list = (...texts: string[]): Unit => ({ kind: 'points', points: texts.map(item) });
const some = list('It stands beside every door that leads out of the house.');
const picture: Unit = { kind: 'picture' };

const talk = (...pages: PageOutline[]): string[] =>
  writeScripts(pages).map((script) => (script ? scriptText(script) : ''));
/** What is said of a page behind the first one. */
const later = (last: PageOutline): string =>
  talk(
    page('Safety training for the new team'),
    page('The extinguisher', some),
    last,
    page('Alarms', some),
  )[2] ?? '';
const laterInChinese = (last: PageOutline): string =>
  talk(
    page('安全培训'),
    page('灭火器', list('每个出口旁边都有一个，使用前先摇动。')),
    last,
    page('警报', some),
  )[2] ?? '';

test.each([
  page('THANKS 感谢观看'),
  page('', list('Thanks'), list('Q&A')),
  page('', list('谢谢！'), picture),
])('a last page that thanks in whatever words is no page to be told', (last) => {
  const told = talk(page('安全培训'), page('灭火器', list('每个出口旁边都有一个，使用前先摇动。')), last);
  expect(told[2]).toMatch(/^[^A-Za-z]*谢谢[^A-Za-z]*$/u);
});

test('a line of a cover that ends with a dash goes on in the next one, and one that nothing follows has no dash', () => {
  const cover = (...lines: string[]): PageOutline => ({
    title: '网站设计',
    subtitle: '',
    units: [{ kind: 'points', points: lines.map((text) => ({ text, parts: [] })) }],
  });
  const pages = [page('背景', some), page('需求', some)];
  expect(talk(cover('“医云”——', '医疗信息综合平台'), ...pages)[0]).toContain('“医云”——医疗信息综合平台');
  expect(talk(cover('医疗信息平台——'), ...pages)[0]).toContain('医疗信息平台。');
});

describe('how a title leads to its page', () => {
  test('a thing with words that say which one is no claim', () => {
    for (const title of ['The benefits we are seeking', 'Line manager pre-work and Training'])
      expect(later(page(title, some))).not.toMatch(/message|point|keep this|so,/iu);
  });

  test('a question without its sign is asked', () => {
    expect(later(page('Why might you not have access', some))).toMatch(/Why might you not have access\?/iu);
    expect(later(page('Who Am I And Why am I Talking', some))).toMatch(/who am I and why am I talking\?/iu);
  });

  test('a dash between two halves is heard, and no sentence has two colons', () => {
    const said = later(page('What we do - A consistent approach', some));
    expect(said).toMatch(/what we do: a consistent approach\./iu);
    expect(said.split('\n')[0]?.match(/:/gu)).toHaveLength(1);
    expect(later(page('Sales 2020 - 2023', some))).toContain('2020 - 2023');
  });

  test('what is to be done is not looked at', () => {
    expect(later(page('Check data and gather insights', some))).toMatch(
      /^(?:Next|Now|And then), check data and gather insights\./u,
    );
  });

  test('a part of any talk has its article, and a thing that was named is known', () => {
    for (const part of ['Conclusion', 'Results', 'Problem statement'])
      expect(later(page(part, some)).split('\n')[0]).toContain(`the ${part.toLowerCase()}`);
    const intro = page('Introduction to first aid', some);
    const [, first, second] = talk(
      page('Safety training for the new team'),
      intro,
      intro,
      page('Alarms', some),
    );
    expect(first).toContain('an introduction to first aid');
    expect(second).toContain('the introduction to first aid');
  });

  test('a line that begins with two joined words begins with a capital', () => {
    expect(
      later(
        page('Kinds of power', list('First it is measured.', 'solar-heated water is kept for the night.')),
      ),
    ).toContain('Solar-heated water');
  });

  test('the page that sums up says so', () => {
    expect(later(page('In summary', some))).toMatch(/^Let me sum up\./u);
  });

  test('a last page like the first one ends the talk', () => {
    const [, , , , last = ''] = talk(
      page('Safety training for the new team', list('Fire Department')),
      page('Alarms', some),
      page('Doors', some),
      page('Stairs', some),
      page('Safety training for the new team', list('Fire Department')),
    );
    expect(last).toBe('That is all from me. Thank you for listening.');
  });
});

describe('pictures', () => {
  test('a page of pictures is announced by what they show, in one sentence', () => {
    expect(later(page('The talent card', picture))).toMatch(/^[^.]*(?:picture|see)[^.]*the talent card\.$/iu);
    expect(laterInChinese(page('训练过程', picture))).toMatch(/^[^。]*图[^。]*训练过程。$/u);
  });

  test('pictures beside words are pointed at before the words', () => {
    expect(
      later(page('Doors', list('Always open', 'Never locked'), picture))
        .split('\n')
        .at(-1),
    ).toMatch(/locked/iu);
  });
});

describe('what is set for the eye', () => {
  test('letters with room between them are one word', () => {
    expect(sayable('M o v e m e n t')).toBe('Movement');
    expect(sayable('A B C D E')).toBe('A B C D E');
  });

  test('the name of a card in Latin letters belongs to a Chinese page', () => {
    const card = (heading: string): Unit => ({
      kind: 'points',
      heading,
      points: [item('每个出口旁边都有一个，使用前先摇动几下')],
    });
    const said = laterInChinese(
      page('常见品牌一览', card('RED CROSS'), card('FIRE STAR'), card('SAFE HOUSE')),
    );
    expect(said).toContain('FIRE STAR');
    expect(said).toMatch(/三/u);
  });

  test('where a figure comes from is not told', () => {
    expect(isFurniture('Based on Table 9, p. 26: Fire Department, Learning about Doors, 2010.')).toBe(true);
    expect(isFurniture('图片由市消防局提供')).toBe(true);
    expect(isFurniture('Based on what we saw, the doors are safe.')).toBe(false);
  });

  test.each([
    'Designed by Sean',
    'Designed bySean',
    '此处添加文字说明',
    'Fresh business general template',
    'Applicable to enterprise introduction, summary report, sales marketing, chart data',
    '适用于工作汇报、年终总结、产品介绍等',
    'Theme color makes PPT more convenient to change.',
    '感谢您下载我们平台上提供的PPT作品',
    '您的内容打在这里，或者复制文本后粘贴',
    'YOUR LOGO',
  ])('are not what the maker of the template wrote: %s', (text) => {
    expect(isFurniture(text)).toBe(true);
  });

  test.each([
    'The business template of the year was sold to a bank in Oslo in May',
    '适用于六岁以上的儿童',
    '新建一个商务模板',
    'The engine was designed by James Watt',
    'Designed by two students in 1999',
    'How to fill in the report template',
    'Education works without a template',
    '此处可以输入密码',
    '这里添加用户',
    'Suitable for small gardens',
  ])('are what somebody said of templates, makers and uses: %s', (text) => {
    expect(isFurniture(text)).toBe(false);
  });
});

describe('tables', () => {
  const table = (...rows: string[][]): Unit => ({
    kind: 'table',
    table: { head: rows[0] ?? [], rows: rows.slice(1) },
  });

  test('rows that were all read out are not compared once more', () => {
    const said = later(
      page('Time', table(['Test', 'Gain'], ['Maths', '4.8'], ['Reading', '3.7'], ['Art', '2.3'])),
    );
    expect(said.match(/4\.8/gu)).toHaveLength(1);
  });

  test('rows that are only marked by letters are not listed', () => {
    const rows = Array.from('ABCDEFGHIJKL', (name, at) => [name, String(at), String(12 - at)]);
    const said = later(page('Schools', table(['Class', 'Care', 'Control'], ...rows)));
    expect(said).not.toMatch(/A, B/iu);
    expect(said).toMatch(/12 classes by care and control/u);
  });
});

describe('pages with nothing but a title', () => {
  const told = (...pages: PageOutline[]) => talk(page('Our new kitchen'), ...pages);

  test('begin a part only where something follows, and where the title is new', () => {
    const said = told(
      page('Ovens'),
      page('Baking', some),
      page('Baking'),
      page('Sinks'),
      page('Washing up', some),
      page('Demo'),
    );
    expect(said[0]).toMatch(/two parts: ovens and sinks/iu);
    expect(said[3]).not.toMatch(/part/iu);
    expect(said.at(-1)).not.toMatch(/part/iu);
  });

  test('begin no first part in the middle of a talk', () => {
    const pages = ['Doors', 'Windows', 'Stairs', 'Roofs', 'Floors'].map((title) => page(title, some));
    const said = told(...pages, page('Ovens'), page('Baking', some), page('Sinks'), page('Washing', some));
    expect(said[0]).not.toMatch(/parts/iu);
    expect(said[6]).toMatch(/ovens/iu);
    expect(said.join(' ')).not.toMatch(/first part|last part/iu);
  });
});

describe('names of a program inside a sentence', () => {
  test.each([
    ['ILogger<T>: logger for the current type', 'ILogger of T: logger for the current type'],
    ['Use List<string> and not an array', 'Use List of string and not an array'],
    ['用 List<string> 代替数组', '用 List string 代替数组'],
    ['Send {name} to the server', 'Send name to the server'],
    ['Set the value of ${port} before you start', 'Set the value of port before you start'],
  ])('%s', (written, said) => {
    expect(sayable(written)).toBe(said);
  });

  test('a line that says what such a name is for is no line of a program, whatever letters it is set in', () => {
    expect(isCode('ILogger<T>: Logger for the current type', 'Consolas')).toBe(false);
    expect(isCode('IConfiguration<T>: 读取配置', 'Consolas')).toBe(false);
    expect(isCode('var logger = new Logger<T>();', 'Consolas')).toBe(true);
    expect(isCode('margin: auto;', 'Consolas')).toBe(true);
  });
});
