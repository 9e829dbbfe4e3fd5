import type { Entry } from './part.ts';
import { tag, xmlPart } from './xml.ts';

const deck = 'application/vnd.openxmlformats-officedocument.presentationml';
const drawing = 'application/vnd.openxmlformats-officedocument';

/** What the main part of a presentation is. */
export const mainType = `${deck}.presentation.main+xml`;

/** What parts are, by where they lie. */
const parts: readonly [folder: string, type: string][] = [
  ['ppt/presentation.xml', mainType],
  ['ppt/slideMasters/', `${deck}.slideMaster+xml`],
  ['ppt/slideLayouts/', `${deck}.slideLayout+xml`],
  ['ppt/slides/', `${deck}.slide+xml`],
  ['ppt/notesMasters/', `${deck}.notesMaster+xml`],
  ['ppt/notesSlides/', `${deck}.notesSlide+xml`],
  ['ppt/theme/', `${drawing}.theme+xml`],
  ['ppt/charts/', `${drawing}.drawingml.chart+xml`],
  ['docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ['docProps/app.xml', `${drawing}.extended-properties+xml`],
];

/** What files are, by their endings. */
export const endingTypes: Readonly<Record<string, string>> = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  emf: 'image/x-emf',
  wmf: 'image/x-wmf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  vtt: 'text/vtt',
  xlsx: `${drawing}.spreadsheetml.sheet`,
};

/** Whether a file of this ending can be in a presentation. */
export const isKnownEnding = (ending: string): boolean => Object.hasOwn(endingTypes, ending);

/** What a part of ours is; undefined for one that its ending tells. */
export const partType = (path: string): string | undefined =>
  path.includes('_rels/') ? undefined : parts.find(([folder]) => path.startsWith(folder))?.[1];

/** The part that says what all others are. */
export function contentTypes(entries: readonly Entry[]): Entry {
  const paths = entries.map(({ path }) => path);
  const used = new Set(paths.map((path) => path.slice(path.lastIndexOf('.') + 1)));
  const defaults = Object.entries(endingTypes).flatMap(([Extension, ContentType]) =>
    used.has(Extension) || Extension === 'xml' ? [tag('Default', { Extension, ContentType })] : [],
  );
  const overrides = paths.flatMap((path) => {
    const type = partType(path);
    return type === undefined ? [] : [tag('Override', { PartName: `/${path}`, ContentType: type })];
  });
  const root = tag(
    'Types',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
    ...defaults,
    ...overrides,
  );
  return { path: '[Content_Types].xml', content: xmlPart(root) };
}
