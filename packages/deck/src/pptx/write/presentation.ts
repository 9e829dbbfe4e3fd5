import type { Deck } from '../../deck.ts';
import type { Slide } from '../../slide.ts';
import type { Relations } from './part.ts';
import { notesPage, slideSize } from './slide.ts';
import { escapeText, namespaces, tag } from './xml.ts';

const firstSlide = 256;

/** The paths of the parts that the main part lists. */
export type Listed = { masters: { path: string; id: number }[]; notesMaster: string; slides: string[] };

/** The sections as an extension of the main part, by the numbers of their slides; one reaches to the next slide that names one. */
export function sectionsXml(slides: readonly Slide[], numbers: readonly number[]): string {
  if (slides.every(({ section }) => section === undefined)) return '';
  const found: { name: string; ids: number[] }[] = [];
  slides.forEach(({ section }, at) => {
    if (section !== undefined || found.length === 0) found.push({ name: section ?? '', ids: [] });
    found.at(-1)?.ids.push(numbers[at] ?? 0);
  });
  const list = found.map(({ name, ids }, at) =>
    tag(
      'p14:section',
      { name, id: `{00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}}` },
      tag('p14:sldIdLst', {}, ...ids.map((id) => tag('p14:sldId', { id }))),
    ),
  );
  const space = { 'xmlns:p14': 'http://schemas.microsoft.com/office/powerpoint/2010/main' };
  const sections = tag('p14:sectionLst', space, ...list);
  return tag('p:ext', { uri: '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}' }, sections);
}

/** The main part: masters, slides in their order, sizes and sections. */
export function presentationXml(
  { viewport, slides }: Deck,
  perUnit: number,
  listed: Listed,
  relations: Relations,
): string {
  const masters = listed.masters.map(({ path, id }) =>
    tag('p:sldMasterId', { id, 'r:id': relations.to('slideMaster', path) }),
  );
  const notes = tag('p:notesMasterId', { 'r:id': relations.to('notesMaster', listed.notesMaster) });
  const numbers = listed.slides.map((_, at) => firstSlide + at);
  const sections = sectionsXml(slides, numbers);
  const shown = listed.slides.map((path, at) =>
    tag('p:sldId', { id: numbers[at], 'r:id': relations.to('slide', path) }),
  );
  return tag(
    'p:presentation',
    { ...namespaces, saveSubsetFonts: true },
    tag('p:sldMasterIdLst', {}, ...masters),
    tag('p:notesMasterIdLst', {}, notes),
    tag('p:sldIdLst', {}, ...shown),
    tag('p:sldSz', slideSize(viewport, perUnit)),
    tag('p:notesSz', { cx: notesPage.width, cy: notesPage.height }),
    sections && tag('p:extLst', {}, sections),
  );
}

/** What the file calls itself. */
export const coreXml = (title: string): string =>
  tag(
    'cp:coreProperties',
    {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    },
    tag('dc:title', {}, escapeText(title)),
  );

/** What made the file. */
export const appXml = (slides: number): string =>
  tag(
    'Properties',
    { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
    tag('Application', {}, 'Rostrum'),
    tag('Slides', {}, String(slides)),
  );
