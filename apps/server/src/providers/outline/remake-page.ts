import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import type { Outline, OutlineLeaf, OutlinePage } from '@app/contract/outline/schema.ts';
import { composeSlide } from '@app/deck/compose/compose-slide.ts';
import { lookKey } from '@app/deck/compose/look-key.ts';
import { termsOf } from '../answer/search/terms.ts';
import type { SourceDocument } from '../document/document.ts';
import { choosePoints } from './choose-points.ts';
import { makeTalk, type TalkOptions } from './make-talk.ts';
import { materialOf, type Sentence } from './material.ts';
import { alternativesOf } from './other-looks.ts';
import { noteOf } from './note-of.ts';
import type { MadePage, PageShown } from './port.ts';
import { rulesOf } from './scene-rules.ts';
import { shortenPoint } from './shorten-point.ts';
import { seeSentences } from './signs.ts';
import { worthIn } from './told-weights.ts';

export type RemakeTalkOptions = TalkOptions & { node: string; before: PageShown };

/** A sentence that is shown stands behind all that are not. */
const shownBefore = 100;

type OtherOptions = Pick<RemakeTalkOptions, 'name' | 'scene'>;

/**
 * Gives pages other points of their own blocks; what their owner wrote stays, and so do tables and pictures. Reading the
 * material takes longest, so it is read once for all pages.
 */
export function otherPointsOf(document: SourceDocument, { name, scene = null }: OtherOptions) {
  const material = materialOf(document, name);
  const signs = seeSentences(material, termsOf);
  const worthOf = worthIn(scene);
  const all = material.sections.flatMap((section) => section.sentences);
  return (page: OutlinePage, before: readonly string[]): OutlinePage => {
    const own = new Set(page.from);
    const sentences = all.filter(({ block }) => own.has(block));
    const isShown = ({ text }: Sentence) => {
      const point = shortenPoint(text);
      const note = noteOf(point).text;
      return before.some((shown) => shown.includes(point) || shown.includes(note));
    };
    const worth = (sentence: Sentence) =>
      worthOf(signs.get(sentence) ?? []) - (isShown(sentence) ? shownBefore : 0);
    const plan = {
      title: page.text,
      path: [],
      sentences,
      things: [],
      blocks: page.from,
      parts: [],
      isShared: false,
    };
    const points = choosePoints(plan, worth, rulesOf(scene).points).map(
      ({ text, block }, at): OutlineLeaf => ({ id: `${page.id}-${at}`, kind: 'point', text, from: [block] }),
    );
    // A point that no sentence was shortened to is its owner's.
    const drawn = new Set(sentences.map(({ text }) => shortenPoint(text)));
    const kept = page.children.filter(({ kind, text }) => kind !== 'point' || !drawn.has(text));
    return points.length === 0 ? page : { ...page, children: [...points, ...kept].slice(0, 12) };
  };
}

/** The page, in another look where its words alone would be those that were there before. */
function lookingOther(page: MadePage, { before, newId }: RemakeTalkOptions): MadePage {
  if (lookKey(page.slide) !== before.look) return page;
  const others = alternativesOf(page.content).map((content) => ({
    ...page,
    content,
    slide: composeSlide(content, newId),
  }));
  return others.find(({ slide }) => lookKey(slide) !== before.look) ?? page;
}

/** One page of the talk of an outline with other words, or at least another look; undefined where the outline has no such page. */
export function remakePage(
  outline: Outline,
  document: SourceDocument,
  options: RemakeTalkOptions,
): MadePage | undefined {
  const page = pagesOfOutline(outline).find((each) => each.page.id === options.node)?.page;
  if (!page) return undefined;
  const other = otherPointsOf(document, options)(page, options.before.texts);
  const children = outline.children.map((node) => {
    if (node.kind === 'page') return node === page ? other : node;
    return { ...node, children: node.children.map((each) => (each === page ? other : each)) };
  });
  const made = makeTalk({ ...outline, children }, document, options).find(({ node }) => node === page.id);
  return made && lookingOther(made, options);
}
