import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { VoiceChoice } from '@app/contract/speech/schema.ts';
import {
  type DeckVoice,
  isSameVoice,
  type PageVoice,
  voiceOnPage,
} from '@app/contract/speech/states/voice-choice.ts';
import type { Drawn, DrawnElement } from '@app/deck/drawn.ts';
import type { ChartElement, TextElement } from '@app/deck/element.ts';
import type { Staging } from '@app/deck/schema/stored.ts';
import type { Slide } from '@app/deck/slide.ts';
import { buildsOn } from '@app/deck/staging.ts';
import type { ElementRow, PageRow } from './tables.ts';

/** Who needs the contents of a project's media. */
export const useOfProject = (projectId: string): string => `project:${projectId}`;

/** The project of such a use; undefined for any other. */
export const projectOfUse = (use: string): string | undefined =>
  use.startsWith(useOfProject('')) ? use.slice(useOfProject('').length) : undefined;

const scheme = 'media:';

/** How a stored slide names one of its files: by id, because addresses end. */
export const mediaName = (id: string): string => `${scheme}${id}`;

/** The id in such a name; undefined for any other address. */
export const mediaIdOf = (url: string): string | undefined =>
  url.startsWith(scheme) ? url.slice(scheme.length) : undefined;

const mediaAddress = new RegExp(
  `^${coursewareRoutes.media.path.replace('{id}', '([0-9a-f-]{36})')}(?:\\?|$)`,
);

/** An address as a slide keeps it: a signed address of one of our files is the name of that file. */
export function storedAddress(url: string): string {
  const id = mediaAddress.exec(url)?.[1];
  return id === undefined ? url : mediaName(id);
}

/** The slide of a stored page, as a document. */
export const storedSlide = (page: PageRow, elements: readonly ElementRow[]): Slide => ({
  id: page.id,
  ...(page.layoutId !== null && { layoutId: page.layoutId }),
  ...(page.hidesLayout && { hidesLayout: true }),
  ...(page.background && { background: page.background }),
  elements: elements.map(({ body }) => body),
});

/** What a row holds of a slide beside its elements and its script. */
export const slideColumns = (slide: Slide) => ({
  layoutId: slide.layoutId ?? null,
  hidesLayout: slide.hidesLayout ?? false,
  background: slide.background ?? null,
  staging: stagingOf(slide),
  hidden: slide.hidden ?? false,
  section: slide.section ?? null,
});

/** How a slide comes and what happens on it; steps of what is not there any more are gone. */
function stagingOf({ transition, builds = [], elements }: Slide): Staging {
  const left = buildsOn(elements, builds);
  return { ...(transition && { transition }), ...(left.length > 0 && { builds: [...left] }) };
}

/** Whose sound a page has and how: another text means that it has to be spoken anew. */
export function soundOf(deck: DeckVoice, page: PageVoice): string {
  const { ttsId, pace, intonation, volume, emotion } = voiceOnPage(deck, page);
  const speaker = ttsId ?? page.avatarId ?? deck.avatarsId;
  return JSON.stringify([speaker, pace, intonation, volume, emotion]);
}

/** Whether two pages say the same of their own, or both nothing. */
export const isSameOrNone = (one: VoiceChoice | null, other: VoiceChoice | null): boolean =>
  one && other ? isSameVoice(one, other) : one === other;

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The value with other ids, wherever they stand in it: names of files, links to slides, cues on elements. */
export const withIds = <T>(value: T, ids: ReadonlyMap<string, string>): T =>
  // Replacing an id by an id leaves the shape as it was.
  JSON.parse(JSON.stringify(value).replace(uuid, (id) => ids.get(id) ?? id)) as T;

const isDrawn = ({ type }: DrawnElement) =>
  ['text', 'shape', 'image', 'avatar', 'chart', 'latex'].includes(type);

/** Letters that take about the same room and tell nothing. */
const unreadable = (text: string): string =>
  text
    .replace(/\p{Script=Han}/gu, '口')
    .replace(/[\p{L}\p{N}]/gu, (letter) => (letter === '口' ? letter : 'o'));

/** Numbers that look like any, in place of those that nobody may read yet. */
const anyValues = [4, 7, 5, 9, 6, 3, 8];
const anyValue = (place: number): number => anyValues[place % anyValues.length] ?? 1;

/** A chart of the same kind with as many parts, and nothing of what it tells. */
function veiledChart(chart: Drawn<ChartElement>): Drawn<ChartElement> {
  const { title, labels: _labels, axisTitles: _titles, numberFormat: _format, ...look } = chart;
  const isScatter = chart.chart === 'scatter';
  return {
    ...look,
    ...(title !== undefined && { title: unreadable(title) }),
    categories: chart.categories.map((name, place) => (isScatter ? String(place) : unreadable(name))),
    series: chart.series.map(({ name, values }, row) => ({
      name: unreadable(name),
      values: values.map((_, place) => anyValue(row + place)),
    })),
  };
}

// Anybody may ask for a cover: no end of anything is looked for far ahead.
/** A formula of the same build: its commands stay, its letters do not. */
const veiledSource = (source: string): string =>
  source.replace(/\\(?:begin|end)\{[a-zA-Z]{1,30}\*?\}|\\[a-zA-Z]+|[\p{L}\p{N}]/gu, (part) =>
    part.startsWith('\\') ? part : unreadable(part),
  );

type DrawnText = Drawn<TextElement>['text'];

const veiledText = (text: DrawnText): DrawnText => ({
  ...text,
  paragraphs: text.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map(({ link: _to, ...run }) => ({ ...run, text: unreadable(run.text) })),
  })),
});

/** The elements as a picture for somebody who may not read them yet: what they look like, no words and no numbers. */
export const veiled = (elements: readonly DrawnElement[]): DrawnElement[] =>
  elements.filter(isDrawn).map(({ name: _name, alt: _alt, link: _link, ...element }) => {
    if (element.type === 'chart') return veiledChart(element);
    if (element.type === 'latex') return { ...element, source: veiledSource(element.source) };
    return 'text' in element && element.text ? { ...element, text: veiledText(element.text) } : element;
  });
