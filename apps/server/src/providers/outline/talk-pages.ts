import { framePages } from '@app/contract/outline/states/pages.ts';
import type { Outline, OutlinePage, OutlineSection } from '@app/contract/outline/schema.ts';
import type { Entry, PageContent } from '@app/deck/compose/content.ts';
import type { SourceDocument } from '../document/document.ts';
import { contentOfPage } from './page-content.ts';
import { pointSize } from './shorten-point.ts';
import type { TalkTexts } from './texts.ts';

/** A page of the deck to be; `source` is the page of the outline that it tells. */
export type TalkPage = { content: PageContent; source?: OutlinePage };

const mostSummed = 5;
const mostAsked = 3;

/** Every nth, so that a few stand for all. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const places = new Set(Array.from({ length: most }, (_, at) => Math.floor((at * items.length) / most)));
  return items.filter((_, at) => places.has(at));
}

/** One point for each part of the talk: the first that is short enough to be remembered. */
function summaryOf(pages: readonly OutlinePage[]): Entry[] {
  const points = pages.flatMap(({ children }) => {
    const own = children.filter(({ kind }) => kind === 'point');
    const [best] = [...own.filter(({ text }) => pointSize(text) <= 40), ...own];
    return best ? [{ text: best.text }] : [];
  });
  return spread(points, mostSummed);
}

const isSection = (node: Outline['children'][number]): node is OutlineSection => node.kind === 'section';

/** All pages of the talk: those of the outline, and what frames them. */
export function talkPages(
  outline: Outline,
  document: SourceDocument,
  texts: TalkTexts,
  subtitle: string,
): TalkPage[] {
  const { hasAgenda, hasSections, hasSummary } = framePages(outline);
  const sections = outline.children.filter(isSection);
  const pages = outline.children.flatMap((node) => (isSection(node) ? node.children : [node]));
  const titles = outline.children.map(({ text }) => ({ text }));
  let place = 0;
  const told = (page: OutlinePage): TalkPage => ({
    content: contentOfPage(page, document, place++),
    source: page,
  });
  const parts = outline.children.flatMap((node): TalkPage[] => {
    if (!isSection(node)) return [told(node)];
    const lead: TalkPage = {
      content: {
        kind: 'section',
        title: node.text,
        number: sections.indexOf(node) + 1,
        subtitle: node.children
          .map(({ text }) => text)
          .slice(0, 3)
          .join(texts.between),
      },
    };
    return [...(hasSections ? [lead] : []), ...node.children.map(told)];
  });
  return [
    { content: { kind: 'cover', title: outline.title, subtitle } },
    ...(hasAgenda ? [{ content: { kind: 'agenda', title: texts.agenda, entries: titles } as const }] : []),
    ...parts,
    ...(hasSummary
      ? [{ content: { kind: 'summary', title: texts.summary, entries: summaryOf(pages) } as const }]
      : []),
    {
      content: {
        kind: 'questions',
        title: texts.questions,
        entries: spread(titles, mostAsked).map(({ text }) => ({ text: texts.ask(text) })),
      },
    },
  ];
}
