import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
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

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The value with other ids, wherever they stand in it: names of files, links to slides, cues on elements. */
export const withIds = <T>(value: T, ids: ReadonlyMap<string, string>): T =>
  // Replacing an id by an id leaves the shape as it was.
  JSON.parse(JSON.stringify(value).replace(uuid, (id) => ids.get(id) ?? id)) as T;

const isDrawn = ({ type }: DrawnElement) =>
  type === 'text' || type === 'shape' || type === 'image' || type === 'avatar';

/** Letters that take about the same room and tell nothing. */
const unreadable = (text: string): string =>
  text
    .replace(/\p{Script=Han}/gu, '口')
    .replace(/[\p{L}\p{N}]/gu, (letter) => (letter === '口' ? letter : 'o'));

/** The elements as a picture for somebody who may not read them yet: what they look like, and no words. */
export const veiled = (elements: readonly DrawnElement[]): DrawnElement[] =>
  elements.filter(isDrawn).map(({ name: _name, alt: _alt, link: _link, ...element }) =>
    'text' in element && element.text
      ? {
          ...element,
          text: {
            ...element.text,
            paragraphs: element.text.paragraphs.map((paragraph) => ({
              ...paragraph,
              runs: paragraph.runs.map(({ link: _to, ...run }) => ({ ...run, text: unreadable(run.text) })),
            })),
          },
        }
      : element,
  );
