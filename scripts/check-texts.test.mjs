import { describe, expect, test } from 'vitest';
import { checkTexts, faultsOfMessage } from './check-texts.mjs';

const faultsIn = (text, path = 'card.tsx') => checkTexts([{ path, text }]).faults.map((fault) => fault.text);

describe('words inside a component are found', () => {
  test.each([
    ['text', '<p>Hello</p>', 'Hello'],
    ['Chinese text', '<p>你好</p>', '你好'],
    ['text beside an expression', '<p>{count} files</p>', 'files'],
    ['a string in braces', "<p>{'Hello'}</p>", 'Hello'],
    ['both sides of a choice', "<p>{on ? 'Yes' : t(m.no)}</p>", 'Yes'],
    ['a fallback', "<p>{name || 'Nobody'}</p>", 'Nobody'],
    ['a template', '<p>{`${count} files`}</p>', ' files'],
    ['a label for readers', '<button aria-label="Close" />', 'Close'],
    ['an alternative text', "<img alt={'A cat'} />", 'A cat'],
    ['a placeholder', '<input placeholder="Search" />', 'Search'],
    ['a property of a component', '<Field label="Name" />', 'Name'],
    ['a label of a part', '<Dialog closeLabel="Close" />', 'Close'],
    ['text of a fragment', '<>Hello</>', 'Hello'],
  ])('%s', (_what, jsx, words) => {
    expect(faultsIn(`export const Card = () => ${jsx};`)[0]).toContain(`"${words}" stands in a component`);
  });
});

describe('what is no word is left alone', () => {
  test.each([
    ['a message', '<p>{t(texts.hello)}</p>'],
    ['signs', '<p>· {count} / 3 — 50%</p>'],
    ['a message with a name in a template', '<b aria-label={`${t(texts.menu)} ${name}`} />'],
    [
      'addresses, classes and roles',
      '<a href="/project" className="link" role="menu" type="button" target="main" />',
    ],
    ['states for readers', '<i aria-hidden="true" aria-live="polite" aria-sort="none" />'],
    ['a comment', '<p>{/* words */}</p>'],
    ['the ending of a file', '<b>.pptx</b>'],
  ])('%s', (_what, jsx) => expect(faultsIn(`export const Card = () => ${jsx};`)).toEqual([]));
});

test('a fault names its line', () => {
  const { faults } = checkTexts([
    { path: 'card.tsx', text: 'const a = 1;\n\nconst b = <p>\n  {a}\n</p>;\nconst c = <i>x</i>;' },
  ]);
  expect(faults).toEqual([{ path: 'card.tsx', line: 6, text: expect.stringContaining('"x"') }]);
});

test('Chinese in code is found anywhere but in a message table and in comments', () => {
  expect(faultsIn("export const name = '开讲';", 'rules.ts')).toHaveLength(1);
  expect(faultsIn('export const name = `第 ${page} 页`;', 'rules.ts')).toHaveLength(2);
  expect(faultsIn('// 注释\nexport const name = 1;', 'rules.ts')).toEqual([]);
  expect(faultsIn("defineMessages('a', { b: { zh: '第一', en: 'First' } }).b", 'messages.ts')).toEqual([]);
});

describe('a message', () => {
  test.each([
    ['in both languages', '打开文件', 'Open a file'],
    ['that is a name', 'VIP {number}', 'VIP {number}'],
    ['of slots and signs only', '{a} / {b}', '{a} of {b}'],
    ['with a foreign name in Chinese', '导出为 PPTX', 'Export as PPTX'],
  ])('%s is fine', (_what, zh, en) => expect(faultsOfMessage({ key: 'a.b', zh, en })).toEqual([]));

  test.each([
    ['left in English', 'Open a file', 'Open a file now', 'not Chinese'],
    ['left in Chinese', '打开文件', '打开文件', 'holds Chinese'],
    ['with Chinese signs in English', '打开文件', 'Open a file。', 'holds Chinese'],
    ['with half-width signs in Chinese', '打开文件,再试', 'Open a file, try again', 'full-width'],
    ['that shouts', '好！', 'Great', 'shouts'],
    ['that is empty', '打开', '', 'empty'],
    ['with spaces around', '打开 ', 'Open', 'empty or has spaces'],
    ['without English', '打开', undefined, 'both languages'],
    ['with another Chinese word', '确认播报', 'Create the talk', 'we say "讲解"'],
    ['with another English word', '停用', 'Switch it off', 'we say "turn on, turn off"'],
  ])('%s is a fault', (_what, zh, en, words) => {
    expect(faultsOfMessage({ key: 'a.b', zh, en }).join(' ')).toContain(words);
  });

  test('with a number from the code is read as a whole', () => {
    const text = "const m = defineMessages('a', { b: { zh: `至多 ${max} 个`, en: `At most ${max}` } }); m.b";
    expect(faultsIn(text, 'messages.ts')).toEqual([]);
  });

  test('is defined once', () => {
    const text = "defineMessages('a', { b: { zh: '一', en: 'One' } }).b";
    const files = ['one.ts', 'two.ts'].map((path) => ({ path, text }));
    expect(checkTexts(files).faults.map((fault) => fault.text)).toEqual(['a.b is defined twice']);
  });
});

describe('messages that nobody says', () => {
  const table =
    "export const texts = defineMessages('a', { b: { zh: '一', en: 'One' }, c: { zh: '二', en: 'Two' } });";
  const warningsWith = (text) =>
    checkTexts([
      { path: 'messages.ts', text: table },
      { path: 'card.ts', text },
    ]).warnings.map((warning) => warning.text);

  test('are warned about', () => expect(warningsWith('t(texts.b)')).toEqual(['a.c is never said']));
  test('are not, when the table is asked by a computed name', () =>
    expect(warningsWith('t(texts[kind])')).toEqual([]));
  test('are not, when it is so under another name', () =>
    expect(warningsWith("import { texts as words } from './messages.ts'; t(words[kind])")).toEqual([]));
  test('are not, when they are named in quotes', () =>
    expect(warningsWith("t(texts.b, texts['c'])")).toEqual([]));
});
