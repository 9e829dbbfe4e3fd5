import { groundOf, inheritedKind, saysKind, type Ground } from './inherited-bullets.ts';
import { all, first, type Opened, openZip, type Relation, said, within, type Xml } from './package-xml.ts';

/** What one slide of a file holds, by its XML alone. */
export type Counted = {
  text: string;
  /** Words of paragraphs that inherit a bullet. */
  bullets: string[];
  notes: string;
  alts: string[];
  /** `web:<address>`, `slide:<place from 0>`, `file:<path>`. */
  links: string[];
  charts: number;
  effects: number;
};

const isWord = ({ tag, prefix }: Xml) => tag === 't' && prefix !== 'm' && prefix !== 'dgm';

/** Letters of all texts, but for the number of the slide, which is counted anew. */
function wordsIn(node: Xml): string {
  let words = '';
  const skipped = new Set(
    all(node, 'fld')
      .filter((each) => said(each, 'type') === 'slidenum')
      .flatMap((each) => [...within(each)]),
  );
  for (const each of within(node)) if (isWord(each) && !skipped.has(each)) words += each.text;
  return words;
}

/** Words of diagrams: those that their author typed. */
const diagramWords = (slide: Xml, relations: Map<string, Relation>, file: Opened): string =>
  all(slide, 'relIds')
    .flatMap((each) => all(file.part(relations.get(said(each, 'r:dm') ?? '')?.target ?? ''), 'pt'))
    .filter(
      (point) =>
        ['node', 'asst'].includes(said(point, 'type') ?? 'node') &&
        said(first(point, 'prSet'), 'phldr') !== '1',
    )
    .map(wordsIn)
    .join('');

function notesOf(file: Opened, relations: Map<string, Relation>): string {
  const path = [...relations.values()].find(({ type }) => type === 'notesSlide')?.target ?? '';
  const furniture = new Set(['sldImg', 'sldNum', 'dt', 'hdr', 'ftr']);
  return all(file.part(path), 'sp')
    .filter((shape) => !furniture.has(said(all(first(shape, 'nvSpPr'), 'ph')[0], 'type') ?? ''))
    .map((shape) => wordsIn(first(shape, 'txBody') ?? shape))
    .join('');
}

type Where = { slides: readonly string[]; at: number; relations: Map<string, Relation> };

function linkOf(click: Xml, { slides, at, relations }: Where): string | undefined {
  const [, jump] = /hlinkshowjump\?jump=(\w+)/.exec(said(click, 'action') ?? '') ?? [];
  const places: Record<string, number> = {
    nextslide: at + 1,
    previousslide: at - 1,
    firstslide: 0,
    lastslide: slides.length - 1,
  };
  const to = places[jump ?? ''];
  if (to !== undefined) return slides[to] === undefined ? undefined : `slide:${to}`;
  const relation = relations.get(said(click, 'r:id') ?? '');
  if (!relation) return undefined;
  if (!relation.isOutside)
    return slides.includes(relation.target) ? `slide:${slides.indexOf(relation.target)}` : undefined;
  return `${/^(?:https?|mailto|ftp):/i.test(relation.target) ? 'web' : 'file'}:${relation.target}`;
}

/** Links in their order; runs of one paragraph that lead to the same place one after the other are one. */
function linksIn(slide: Xml, where: Where): string[] {
  const found: string[] = [];
  let last: string | undefined;
  for (const node of within(slide)) {
    if (node.tag === 'p' || node.tag === 'cNvPr') last = undefined;
    // Words of a run that is no link part two links.
    if (node.tag === 'rPr' && !first(node, 'hlinkClick')) last = undefined;
    if (node.tag !== 'hlinkClick') continue;
    const link = linkOf(node, where);
    if (link !== undefined && link !== last) found.push(link);
    last = link;
  }
  return found;
}

function bulletsIn(slide: Xml, ground: Ground): string[] {
  return all(slide, 'sp').flatMap((shape) =>
    (first(shape, 'txBody')?.inside ?? [])
      .filter(({ tag }) => tag === 'p')
      .filter((each) => !saysKind(each) && (inheritedKind(shape, each, ground) ?? 'buNone') !== 'buNone')
      .map(wordsIn)
      .filter((words) => words.trim() !== ''),
  );
}

/** Steps of animations: of several paragraphs each is one. */
function effectsIn(slide: Xml): number {
  const named = all(slide, 'cTn').filter((each) =>
    /^(?:entr|exit|emph|path)$/.test(said(each, 'presetClass') ?? ''),
  );
  return named.reduce((sum, each) => {
    const [range] = all(each, 'pRg');
    return sum + (range ? Number(said(range, 'end')) - Number(said(range, 'st')) + 1 : 1);
  }, 0);
}

function countSlide(
  file: Opened,
  path: string,
  presentation: Xml | undefined,
  slides: readonly string[],
  at: number,
): Counted {
  const slide = file.part(path);
  const relations = file.relations(path);
  const empty = { text: '', bullets: [], notes: '', alts: [], links: [], charts: 0, effects: 0 };
  const tree = first(slide, 'cSld');
  if (!slide || !tree) return empty;
  return {
    text: wordsIn(tree) + diagramWords(tree, relations, file),
    bullets: bulletsIn(tree, groundOf(file, path, presentation)),
    notes: notesOf(file, relations),
    alts: all(tree, 'cNvPr').flatMap((each) => said(each, 'descr')?.trim() || []),
    links: linksIn(tree, { slides, at, relations }),
    charts: all(tree, 'chart').length,
    effects: effectsIn(slide),
  };
}

/** What the slides of a deck hold, in their order; undefined for what is no deck, broken, or without slides. */
export function countDeck(bytes: Buffer): Counted[] | undefined {
  try {
    return countSlides(openZip(bytes));
  } catch {
    return undefined;
  }
}

function countSlides(file: Opened | undefined): Counted[] | undefined {
  const main = [...(file?.relations('').values() ?? [])].find(
    ({ type }) => type === 'officeDocument',
  )?.target;
  const presentation = main === undefined ? undefined : file?.part(main);
  if (!file || main === undefined || presentation?.tag !== 'presentation') return undefined;
  const relations = file.relations(main);
  const slides = all(first(presentation, 'sldIdLst'), 'sldId')
    .map((each) => relations.get(said(each, 'r:id') ?? '')?.target ?? '')
    .filter((path) => file.has(path));
  return slides.length === 0
    ? undefined
    : slides.map((path, at) => countSlide(file, path, presentation, slides, at));
}
