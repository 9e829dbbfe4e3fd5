import { expect, test } from 'vitest';
import { languageOfFile } from './language-of-file.ts';

const fields = (...values: readonly [value: number, bytes: number][]) =>
  values.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff));
const letters = (text: string) => [...new TextEncoder().encode(text)];

/** A zip with parts that are not packed. */
function packageOf(name: string, parts: Readonly<Record<string, string>>): File {
  const body: number[] = [];
  const list: number[] = [];
  for (const [title, words] of Object.entries(parts)) {
    const [path, text] = [letters(title), letters(words)];
    const about = fields(
      [20, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [0, 4],
      [text.length, 4],
      [text.length, 4],
      [path.length, 2],
    );
    list.push(
      ...fields([0x02014b50, 4], [20, 2]),
      ...about,
      ...fields([0, 8], [0, 4], [body.length, 4]),
      ...path,
    );
    body.push(...fields([0x04034b50, 4]), ...about, ...fields([0, 2]), ...path, ...text);
  }
  const end = fields([0x06054b50, 4], [0, 4], [1, 2], [1, 2], [list.length, 4], [body.length, 4], [0, 2]);
  return new File([new Uint8Array([...body, ...list, ...end])], name);
}
const slide = (words: string) => `<a:p><a:r><a:t>${words}</a:t></a:r></a:p>`;

const german = 'Wir sprechen heute über die Arbeit im Haus und was sie für alle bedeutet, die dort sind.';

test('a deck tells its language by its slides, whatever stands in its design', async () => {
  const deck = packageOf('deck.pptx', {
    'ppt/slideMasters/slideMaster1.xml': slide('Click to edit the title of the master and the text of it'),
    'ppt/slides/slide1.xml': slide('Die Arbeit im Haus'),
    'ppt/slides/slide2.xml': slide(german),
  });
  expect(await languageOfFile(deck)).toBe('de');
});

test('words that are parted into runs are whole', async () => {
  const xml = slide(german).replaceAll(/(\p{L}{2})(\p{L}{2})/gu, '$1</a:t></a:r><a:r><a:t>$2');
  expect(await languageOfFile(packageOf('deck.pptx', { 'ppt/slides/slide1.xml': xml }))).toBe('de');
});

test('a Word file and a text do, too', async () => {
  const xml = `<w:p><w:r><w:t xml:space="preserve">${german}</w:t></w:r></w:p>`;
  expect(await languageOfFile(packageOf('a.docx', { 'word/document.xml': xml }))).toBe('de');
  expect(await languageOfFile(new File(['今天我们讲灭火器的用法。'], 'a.txt'))).toBe('zh');
});

test('a text that is cut in the middle of a letter is read', async () => {
  expect(await languageOfFile(new File([`a${'今天我们讲灭火器的用法。'.repeat(3000)}`], 'a.txt'))).toBe('zh');
});

const utf16 = new Uint8Array([
  0xff,
  0xfe,
  ...[...'今天我们讲灭火器的用法'].flatMap((sign) => fields([sign.charCodeAt(0), 2])),
]);

test.each([
  ['a text that is not UTF-8', new File([utf16], 'a.txt')],
  [
    'a slide of tags that never end',
    packageOf('deck.pptx', { 'ppt/slides/slide1.xml': '<a:t '.repeat(10_000) }),
  ],
  ['a file that is no package', new File(['abc'], 'deck.pptx')],
  ['an empty one', new File([], 'deck.pptx')],
  ['a deck without words', packageOf('deck.pptx', { 'ppt/slides/slide1.xml': '<p:sld/>' })],
  ['a PDF', new File(['%PDF-1.7'], 'a.pdf')],
])('nothing is told of %s', async (_what, file) => {
  expect(await languageOfFile(file)).toBeUndefined();
});
