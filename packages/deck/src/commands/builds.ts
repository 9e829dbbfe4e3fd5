import type { SlideElement } from '../element.ts';
import type { Slide } from '../slide.ts';
import type { Build, Transition } from '../staging.ts';
import type { Command } from './command.ts';
import { set, slidePlace, unset } from './place.ts';

/** How something new on a slide happens, before anybody changes it. */
export const newBuild = (kind: Build['kind'], effect: Build['effect']): Omit<Build, 'elementId'> => ({
  kind,
  effect,
  trigger: 'click',
  delay: 0,
  duration: kind === 'emphasis' ? 1000 : 500,
});

/** Gives a slide these builds; none is the same as no list. */
export function setBuilds({ id, builds }: Slide, wanted: readonly Build[]): Command[] {
  if (wanted.length > 0) return [set(slidePlace(id).to('builds'), [...wanted])];
  return builds ? [unset(slidePlace(id), 'builds')] : [];
}

/** The paragraphs of an element's text that have words. */
function paragraphsOf(element: SlideElement): number[] {
  if (!('text' in element) || !element.text) return [];
  return element.text.paragraphs.flatMap(({ runs }, index) =>
    runs.some(({ text }) => text.trim() !== '') ? [index] : [],
  );
}

/** Adds a build for each of these elements; the first is a step, the others come with it. */
export function addBuilds(slide: Slide, ids: readonly string[], build: Omit<Build, 'elementId'>): Command[] {
  const added = ids.map(
    (elementId, index): Build => ({ ...build, elementId, trigger: index === 0 ? build.trigger : 'with' }),
  );
  return setBuilds(slide, [...(slide.builds ?? []), ...added]);
}

/** Changes one build. */
export const changeBuild = (slide: Slide, index: number, change: Partial<Build>): Command[] =>
  setBuilds(
    slide,
    (slide.builds ?? []).map((build, at) => (at === index ? { ...build, ...change } : build)),
  );

/** Takes one build away. */
export const removeBuild = (slide: Slide, index: number): Command[] =>
  setBuilds(slide, (slide.builds ?? []).toSpliced(index, 1));

/** Gives a build another place among the others. */
export function moveBuild(slide: Slide, from: number, to: number): Command[] {
  const { builds = [] } = slide;
  const build = builds[from];
  if (!build || to < 0 || to >= builds.length || from === to) return [];
  return setBuilds(slide, builds.toSpliced(from, 1).toSpliced(to, 0, build));
}

/** One build for each paragraph of an element in place of one for all of it, or the other way round. */
export function splitBuild(slide: Slide, index: number, isSplit: boolean): Command[] {
  const { builds = [], elements } = slide;
  const build = builds[index];
  const element = elements.find(({ id }) => id === build?.elementId);
  if (!build || !element) return [];
  const { paragraph: _one, ...whole } = build;
  if (isSplit) {
    const parts = paragraphsOf(element).map((paragraph): Build => ({ ...whole, paragraph }));
    return parts.length > 0 ? setBuilds(slide, builds.toSpliced(index, 1, ...parts)) : [];
  }
  const isPart = (each: Build) =>
    each.elementId === build.elementId && each.kind === build.kind && each.paragraph !== undefined;
  const first = builds.findIndex(isPart);
  return setBuilds(
    slide,
    builds.flatMap((each, at) => (at === first ? [whole] : isPart(each) ? [] : [each])),
  );
}

/** How slides come; undefined takes it away. */
export const setTransition = (slides: readonly Slide[], transition: Transition | undefined): Command[] =>
  slides.flatMap(({ id, transition: before }) => {
    if (transition) return [set(slidePlace(id).to('transition'), { ...transition })];
    return before ? [unset(slidePlace(id), 'transition')] : [];
  });
