import { unzipSync } from 'fflate';

// How deeply a file can be edited: the levels of PEI (Yang et al., SlidesGen-Bench, 2026), each checked by what the file holds.
// A deck has the level of the last check that it passes in a row. What only a person can see, whether a picture could have been
// a drawing or whether animation follows the order of reading, is not counted.

export type Gate = 'words' | 'drawings' | 'structure' | 'data' | 'time';
export const gates: readonly Gate[] = ['words', 'drawings', 'structure', 'data', 'time'];

type Parts = ReadonlyMap<string, Uint8Array>;

/** A slide is torn into lines where so many boxes go on in the one below them. */
const mostTears = 2;
/** What covers so much of a slide is the slide. */
const wholeSlide = 0.8;

const textOf = (parts: Parts, name: string): string => new TextDecoder().decode(parts.get(name));

/** What a part points at, by the kinds of the relations. */
function relationsOf(parts: Parts, name: string) {
  const [folder = '', file = ''] = [
    name.slice(0, name.lastIndexOf('/')),
    name.slice(name.lastIndexOf('/') + 1),
  ];
  return [...textOf(parts, `${folder}/_rels/${file}.rels`).matchAll(/<Relationship\b[^>]*>/g)].map(
    ([tag]) => {
      const of = (attribute: string) => new RegExp(`\\b${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '';
      const target = new URL(of('Target'), `file:///${folder}/`).pathname.slice(1);
      return { kind: of('Type').split('/').at(-1) ?? '', target, isOutside: of('TargetMode') === 'External' };
    },
  );
}

/** The left, top, width and height of a shape, in EMU. */
function placeOf(xml: string) {
  const off = /<a:off x="(-?\d+)" y="(-?\d+)"/.exec(xml);
  const ext = /<a:ext cx="(\d+)" cy="(\d+)"/.exec(xml);
  return off && ext ? [off[1], off[2], ext[1], ext[2]].map(Number) : undefined;
}

/** Shorter ones are labels and amounts. */
const leastLine = 15;

/** Whether a box begins in the middle of a sentence that the one above it has not ended. */
const goesOn = (above: string, below: string): boolean =>
  above.length >= leastLine &&
  (/[,，、-]$/u.test(above) || (/\p{L}$/u.test(above) && /^\p{Ll}/u.test(below)));

/** Whether sentences stand in boxes of their own, not torn into one for each line. */
function areWordsWhole(slide: string): boolean {
  const lines = [...slide.matchAll(/<p:sp>[\s\S]*?<\/p:sp>/g)].flatMap(([shape]) => {
    const [left = 0, top = 0] = placeOf(shape) ?? [];
    const text = [...shape.matchAll(/<a:t>([^<]*)/g)]
      .map(([, words = '']) => words)
      .join('')
      .trim();
    const isLine = text !== '' && (shape.match(/<a:p>/g) ?? []).length === 1;
    return isLine ? [{ left, top, text }] : [];
  });
  const ordered = lines.toSorted((one, other) => one.left - other.left || one.top - other.top);
  const tears = ordered.filter((line, at) => {
    const next = ordered[at + 1];
    return next?.left === line.left && goesOn(line.text, next.text);
  });
  return tears.length < mostTears;
}

/** Whether anything but pictures of the whole slide is seen on it. */
function isDrawn(slide: string, [width = 1, height = 1]: number[]): boolean {
  const pictures = [...slide.matchAll(/<p:pic>[\s\S]*?<\/p:pic>/g)].map(([picture]) => placeOf(picture));
  const isCovered = pictures.some((place) => place && place[2]! * place[3]! >= wholeSlide * width * height);
  return !isCovered || /<a:t>[^<]/.test(slide);
}

/** Whether layouts are of a master, and what is behind slides is not pasted onto each. */
function isStructured(parts: Parts, name: string): boolean {
  const layout = relationsOf(parts, name).find(({ kind }) => kind === 'slideLayout')?.target ?? '';
  return relationsOf(parts, layout).some(({ kind, target }) => kind === 'slideMaster' && parts.has(target));
}

/** Whether the numbers of every chart stand in a sheet inside the file. */
const hasNumbers = (parts: Parts, name: string): boolean =>
  relationsOf(parts, name)
    .filter(({ kind }) => kind === 'chart')
    .every(({ target }) => {
      const sheet = relationsOf(parts, target).find(({ kind }) => kind === 'package');
      const bytes = sheet && parts.get(sheet.target);
      return textOf(parts, target).includes('<c:externalData') && bytes?.[0] === 0x50 && bytes[1] === 0x4b;
    });

/** Whether pages change or things on them move or sound, and what is played lies inside the file. */
const moves = (parts: Parts, name: string): boolean =>
  /<p:transition\b|\bpresetClass=|<p:(?:audio|video)\b/.test(textOf(parts, name)) &&
  relationsOf(parts, name).every(
    ({ kind, isOutside }) => !isOutside || !/^(?:media|video|audio)$/.test(kind),
  );

/** How many slides of a deck pass each check. */
export function editability(bytes: Uint8Array): { slides: number; passed: Record<Gate, number> } {
  const parts: Parts = new Map(Object.entries(unzipSync(bytes)));
  const size = /<p:sldSz\b[^>]*cx="(\d+)"[^>]*cy="(\d+)"/.exec(textOf(parts, 'ppt/presentation.xml'));
  const slides = [...parts.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const passed: Record<Gate, number> = { words: 0, drawings: 0, structure: 0, data: 0, time: 0 };
  for (const name of slides) {
    const xml = textOf(parts, name);
    if (areWordsWhole(xml)) passed.words += 1;
    if (isDrawn(xml, (size ?? []).slice(1).map(Number))) passed.drawings += 1;
    if (isStructured(parts, name)) passed.structure += 1;
    if (hasNumbers(parts, name)) passed.data += 1;
    if (moves(parts, name)) passed.time += 1;
  }
  return { slides: slides.length, passed };
}

/** From 0 to 5: every slide passes the checks up to it; a deck moves where most of its slides do. */
export function levelOf({ slides, passed }: ReturnType<typeof editability>): number {
  const failed = gates.findIndex((gate) =>
    gate === 'time' ? passed.time * 2 < slides : passed[gate] < slides,
  );
  return failed < 0 ? gates.length : failed;
}
