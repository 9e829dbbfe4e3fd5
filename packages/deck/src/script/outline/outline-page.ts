import { defaultViewport } from '../../deck.ts';
import type { DrawnSlide } from '../../drawn.ts';
import { isAgendaTitle } from '../agenda.ts';
import { inReadingOrder } from '../reading-order.ts';
import type { Block } from './block.ts';
import { intoCards } from './cards.ts';
import { findTitle } from './find-title.ts';
import { flowOf } from './flow.ts';
import { framesOf, gatherBlocks, gatherDesign, hasArrows, showsAnything } from './gather.ts';
import { gridAsTable } from './grid.ts';
import { joinLines } from './join-lines.ts';
import type { PageOutline } from './outline.ts';
import { sayablePart } from './sayable-part.ts';
import { isThanks, titleWords } from './title-words.ts';
import { unitsOfCard } from './units.ts';

const mostSubtitles = 2;

const nameOf = (block: Block | undefined) => titleWords(block?.lines.map(({ text }) => text) ?? []);

/** What a number above it counts: `73 / countries`, `9 / 个省`. */
const countsBelow = /^\p{Ll}{2}|^[个人家万亿倍年天小分次项名位省国种%％]/u;

/** What a slide says: its title and, in the order they are read, the things on it. */
export function outlinePage(slide: Pick<DrawnSlide, 'elements'>): PageOutline {
  const elements = sayablePart(slide.elements);
  const { width, height } = defaultViewport;
  const all = joinLines(gatherBlocks(elements));
  const flow = flowOf(elements, nameOf(findTitle(all, defaultViewport).title));
  const told = flow ? elements.filter((element) => !flow.told.includes(element)) : elements;
  const blocks = flow ? [...joinLines(gatherBlocks(told)), flow.block] : all;
  const found = findTitle(blocks, defaultViewport);
  // A page of contents may have its name from its layout alone.
  const contents =
    found.title?.role === 'title' ? undefined : gatherDesign(elements).map(nameOf).find(isAgendaTitle);
  const { title, rest } = contents === undefined ? found : { title: undefined, rest: blocks };
  const called = rest.filter(({ role, unit }) => role === 'subtitle' && !unit);
  // Designs set the words of their cards in boxes for subtitles.
  const subtitle = called.length > mostSubtitles ? [] : called;
  const body = rest.filter((block) => !subtitle.includes(block));
  const cards = inReadingOrder(intoCards(gridAsTable(body), framesOf(told), width * height));
  const units = cards.flatMap(unitsOfCard);
  // The number of an exercise names nothing; 73, with what it counts below it, and 404 do.
  const [below = ''] = [...subtitle, ...body].flatMap(({ lines }) => lines.map(({ text }) => text));
  const isNumber = /^\d{1,2}$/u.test(nameOf(title)) && !countsBelow.test(below.trim());
  const named = isNumber ? '' : nameOf(title);
  const isBare = (!title || isNumber) && subtitle.length === 0 && units.length === 0;
  // A page with nothing of its own may end the talk: then its layout says so.
  const end = isBare ? gatherDesign(elements).map(nameOf).find(isThanks) : undefined;
  return {
    title: contents ?? end ?? named,
    subtitle: subtitle.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n'),
    units: isBare && end === undefined && showsAnything(elements) ? [{ kind: 'drawing' }] : units,
    ...(hasArrows(elements) && { isArrowed: true }),
  };
}
