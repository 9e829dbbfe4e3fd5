import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeOnce } from './made-once.ts';
import { packFont, staticFont, unicodeRange, versionOf } from './slices.ts';

const family = 'noto-sans-sc';
const weights = { 400: '1 499', 600: '500 1000' } as const;
const recipe = 1;

/** Fonts for Chinese by the names that a system gives them, where the names of families reach none: on Android. */
const local = {
  400: ['Noto Sans CJK SC Regular', 'NotoSansCJKsc-Regular', 'Noto Sans SC Regular', 'NotoSansSC-Regular'],
  600: ['Noto Sans CJK SC Bold', 'NotoSansCJKsc-Bold', 'Noto Sans SC Bold', 'NotoSansSC-Bold'],
} as const;

const han = /\p{Script=Han}/u;
const isTexts = (path: string) => /(?:^|[/\\-])messages\.ts$/.test(path);
const comments = /^\s*(?:\/\/|\/?\*).*$/gm;

/** What English screens show too: the name of the other language. */
const everywhere = '中文';
/** What every screen has beside its own texts: the product's name, and the way past the menu. */
const frame = '开讲跳到正文';
/** What listeners read before they hear something comes by itself. */
const ofListeners = ['features/share/messages.ts', 'features/stage/messages.ts'];

/**
 * What users write is shown with characters of its own font where our texts for listeners have none, and with the rest of
 * ours behind it: see --font-ui.
 */
const families = { everywhere: 'Rostrum UI', listening: 'Rostrum UI', more: 'Rostrum UI More' };
type PartName = keyof typeof families;

/** The Chinese characters of the texts below some folders, in the files that a browser fetches apart. */
export function uiParts(folders: readonly string[]): { name: PartName; characters: string[] }[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isTexts)
      .map((path) => ({ path: path.replaceAll('\\', '/'), file: join(folder, path) })),
  );
  const taken = new Set<string>();
  const part = (name: PartName, texts: readonly string[]) => {
    const characters = [...new Set(texts.join(''))].filter((each) => han.test(each) && !taken.has(each));
    for (const each of characters) taken.add(each);
    return { name, characters: characters.sort() };
  };
  const read = (wanted: (path: string) => boolean) =>
    files
      .filter(({ path }) => wanted(path))
      .map(({ file }) => readFileSync(file, 'utf8').replaceAll(comments, ''));
  return [
    part('everywhere', [everywhere]),
    part('listening', [frame, ...read((path) => ofListeners.includes(path))]),
    part(
      'more',
      read(() => true),
    ),
  ];
}

type Parts = ReturnType<typeof uiParts>;

const fileOf = (part: string, weight: string) => `rostrum-ui-${part}-${weight}.woff2`;

/** The style sheet of the font whose files are in `folder`, a path that the sheet can follow. */
export const uiFontSheet = (parts: Parts, folder: string): string =>
  parts
    .flatMap(({ name, characters }) =>
      ([400, 600] as const).map((weight) => {
        const own = local[weight].map((system) => `local("${system}")`).join(',');
        return (
          `@font-face{font-family:"${families[name]}";font-weight:${weights[weight]};font-display:swap;` +
          `src:${own},url("${folder}/${fileOf(name, String(weight))}") format("woff2");` +
          `unicode-range:${unicodeRange(characters)}}`
        );
      }),
    )
    .join('\n');

/** Makes the files of "Rostrum UI": the Chinese of our own texts, for machines without a font for it. */
export const makeUiFont = (parts: Parts, cache: string): Promise<string> =>
  madeOnce(cache, [recipe, versionOf(family), weights, parts], async (folder) => {
    for (const { name, characters } of parts)
      for (const weight of Object.keys(weights)) {
        const font = await staticFont(family, characters, Number(weight));
        writeFileSync(join(folder, fileOf(name, weight)), await packFont(font, characters));
      }
  });
