import { outlineLimits } from '@app/contract/outline/limits.ts';
import { mostPointsBeside, pageCountOfOutline, slidesOfPage } from '@app/contract/outline/states/pages.ts';
import type { Outline, OutlineLeaf, OutlinePage, OutlineSection } from '@app/contract/outline/schema.ts';
import type { SceneId } from '@app/contract/project/states/scene.ts';
import { termsOf } from '../answer/search/terms.ts';
import type { SourceDocument } from '../document/document.ts';
import { choosePoints, type Point } from './choose-points.ts';
import { type Material, materialOf, type Sentence } from './material.ts';
import { nameFor, onlyNameFor, type PagePlan, phraseFor, planPages } from './plan-pages.ts';
import { nameOf, thingOf } from './page-content.ts';
import type { WantedPages } from './port.ts';
import { rulesOf } from './scene-rules.ts';
import { shortClaim } from './short-claim.ts';
import { pointSize, standsAlone } from './shorten-point.ts';
import { seeSentences, wordsIn } from './signs.ts';
import { talkTexts } from './texts.ts';
import { worthIn } from './told-weights.ts';

/** One page tells about so many words of the material, where nobody says how many pages there shall be. */
const wordsOfPage = 170;
const fewest = 2;
const mostOwn = 8;
const most = 18;
/** Title, contents, summary and questions; the pages where parts begin are seen when there are parts. */
const frame = 4;
const mostSections = 7;
/** How often pages are planned anew because they went on to other slides. */
const mostTries = 4;

function contentPages({ sections }: Material, wanted: WantedPages): number {
  const words = sections
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + wordsIn(text), 0);
  // What has headings of its own is told on pages of its own.
  const own = Math.max(Math.round(words / wordsOfPage), Math.min(mostOwn, sections.length));
  if (!wanted) return Math.min(most, Math.max(fewest, own));
  return Math.max(2, Math.min(wanted.to - frame, Math.max(wanted.from - frame, own)));
}

const short = (text: string) => text.slice(0, outlineLimits.text.max);
const topOf = ({ path, title }: PagePlan) => path[0] ?? title;

/** A title that says something is short, and leaves the page enough to show. */
const mostHeadline = 24;
/** What tells of a case or of a finding, or goes on for several clauses, is no title. */
const isNoHeadline =
  /^(?:有[的些]|每[天个次]|某|(?:实验|研究|调查|数据|结果)[^，]{0,6}(?:表明|显示|发现)|(?:some|many|we|you|i|he|she|my|our|your|please|let|don['’]t|if|when|studies|research|for|the following)\b)|[也该其此这那均则]|我[们国]?|\b(?:also|I|me|us|as follows|the following)\b|\bshows? (?:this|that|it)$|\b(?:for|of|to) (?:this|that|these|those)\b|如下|(?<![岁度元米克万亿%％人年级]\s?)以下|所示|[，,；;].*[，,；;]/iu;
/** Where no phrase names a page, its title may take two lines. */
const mostTitle = 34;
const headlineOf = (points: readonly Point[], most = mostHeadline): Point | undefined =>
  points.length < 3
    ? undefined
    : points.find(
        ({ text, isWhole, isListed }) =>
          isWhole &&
          !isListed &&
          !isNoHeadline.test(text) &&
          pointSize(text) >= 8 &&
          pointSize(text) <= most &&
          !/\d{3}/u.test(text) &&
          standsAlone(text),
      );

const cellsOf = (things: readonly OutlineLeaf[], { blocks }: SourceDocument): Set<string> =>
  new Set(
    things.flatMap(({ from: [at = -1] }) => {
      const block = blocks[at];
      return block?.kind === 'table' ? block.rows.flat() : [];
    }),
  );

/** Tables and pictures of one page. */
const mostThings = 2;

/** Points that find room on the slides that tables and pictures take anyhow. The others are said, and not shown. */
function pointsBeside(things: readonly OutlineLeaf[], points: readonly OutlineLeaf[]): OutlineLeaf[] {
  const shown = [...points];
  const slides = () => slidesOfPage({ children: [...shown, ...things] }).length;
  while (things.length > 0 && shown.length > 0 && slides() > things.length) shown.pop();
  return shown;
}

type Choose = (plan: PagePlan, most: number | undefined) => Point[];

/** Makes nodes with ids that are the same each time; without a choice, pages without their points. */
function createNodes(
  document: SourceDocument,
  { overview, title: ofAll = '' }: { overview: string; title?: string },
  choose?: Choose,
  isCounted = false,
) {
  let count = 0;
  const id = () => `n${++count}`;
  const leafOfThing = (block: number): OutlineLeaf[] => {
    const thing = document.blocks[block];
    if (thing?.kind !== 'table' && thing?.kind !== 'figure') return [];
    const leaf = { kind: thing.kind, text: short(nameOf(thing)), from: [block] };
    // What no slide can show is not promised.
    return thingOf(leaf, document) ? [{ id: id(), ...leaf }] : [];
  };
  // Nothing can be said of a picture without words: a second one would take a slide and tell nothing.
  const isNamed = ({ from: [block = -1] }: OutlineLeaf): boolean => {
    const thing = document.blocks[block];
    return thing?.kind !== 'figure' || (thing.caption ?? thing.alt ?? '') !== '';
  };
  const thingsOf = ({ things }: PagePlan) => {
    const leaves = things.flatMap(leafOfThing);
    const unnamed = leaves.find((leaf) => !isNamed(leaf));
    return leaves.filter((leaf) => isNamed(leaf) || leaf === unnamed).slice(0, mostThings);
  };
  const said = [ofAll];
  return {
    page(plan: PagePlan, plans: readonly PagePlan[]): OutlinePage {
      const own = id();
      const things = thingsOf(plan);
      if (!choose)
        return { id: own, kind: 'page', text: short(plan.title), from: plan.blocks, children: things };
      // What a table of the page shows in a cell is no point beside it.
      const cells = cellsOf(things, document);
      const chosen = choose(plan, things.length > 0 ? mostPointsBeside(things) : undefined).filter(
        ({ text }) => !cells.has(text),
      );
      // Names take long, and how many pages there are does not depend on them.
      const isNamed = !plan.isShared || isCounted;
      const name = isNamed ? plan.title : nameFor(plan, { said, overview });
      const phrase = name ?? phraseFor(plan, plans, { said, overview });
      const isNumbered = phrase.startsWith(plan.title) && /[（(]\d+[）)]$/u.test(phrase);
      const headline =
        name === undefined
          ? (headlineOf(chosen) ?? (isNumbered ? headlineOf(chosen, mostTitle) : undefined))
          : undefined;
      const captions = things.map(({ text }) => text);
      const only = isNumbered
        ? (onlyNameFor(plan, plans, captions, { said, overview }) ??
          (headline
            ? undefined
            : shortClaim(
                plan.sentences.map(({ text }) => text),
                said,
              )))
        : undefined;
      const isSpare = isNumbered && only !== undefined;
      const title = (isSpare ? only : headline?.text) ?? phrase;
      said.push(title);
      const points = chosen
        .filter((each) => isSpare || each !== headline)
        .map(
          ({ text, block }): OutlineLeaf => ({ id: id(), kind: 'point', text: short(text), from: [block] }),
        );
      const children = [...pointsBeside(things, points), ...things].slice(0, outlineLimits.points.max);
      return { id: own, kind: 'page', text: short(title), from: plan.blocks, children };
    },
    section: (text: string, children: OutlinePage[]): OutlineSection => ({
      id: id(),
      kind: 'section',
      text: short(text),
      from: [],
      children,
    }),
  };
}

/** Pages that follow each other below one heading are a part, where there are a few such parts. */
function partsOf(plans: readonly PagePlan[]): { title: string; plans: PagePlan[] }[] | undefined {
  const parts: { title: string; plans: PagePlan[] }[] = [];
  for (const plan of plans) {
    const last = parts.at(-1);
    if (last && last.title === topOf(plan)) last.plans.push(plan);
    else parts.push({ title: topOf(plan), plans: [plan] });
  }
  const isUseful =
    parts.length > 1 && parts.length <= mostSections && parts.some((part) => part.plans.length > 1);
  return isUseful && parts.every(({ title }) => title !== '') ? parts : undefined;
}

export type DrawnNode = Outline['children'][number];

/** The parts and pages of an outline, one after the other as they are made. */
function* nodesOf(plans: readonly PagePlan[], nodes: ReturnType<typeof createNodes>): Generator<DrawnNode> {
  const parts = partsOf(plans);
  if (!parts) {
    for (const plan of plans) yield nodes.page(plan, plans);
    return;
  }
  for (const { title, plans: own } of parts) {
    const [only, ...more] = own.map((plan) => nodes.page(plan, plans));
    // A part of one page is that page.
    if (only && more.length === 0) yield { ...only, text: title };
    else yield nodes.section(title, [...(only ? [only] : []), ...more]);
  }
}

/** The plans of as many pages as were asked for: what frames the pages depends on how they part. */
function planWanted(
  material: Material,
  document: SourceDocument,
  wanted: WantedPages,
  choose: Choose,
): PagePlan[] {
  const { overview } = talkTexts[material.language === 'zh' ? 'zh' : 'en'];
  const pagesWith = (plans: readonly PagePlan[], chosen?: Choose) =>
    pageCountOfOutline({
      title: '',
      children: [...nodesOf(plans, createNodes(document, { overview }, chosen, true))],
    });
  let count = contentPages(material, wanted);
  let least = wanted ? wanted.from - frame : fewest;
  const plan = () =>
    planPages(material, { count, most: wanted ? wanted.to - frame : most + frame, least, overview });
  let plans = plan();
  if (!wanted) return plans;
  while (pagesWith(plans) > wanted.to && count > 2) {
    count--;
    plans = plan();
  }
  for (let more = 0; pagesWith(plans) < wanted.from && more < frame; more++) {
    [count, least] = [count + 1, least + 1];
    plans = plan();
  }
  // What goes on to another slide is a page, too. It is seen only with the points, which take long to choose.
  for (let tries = 0; tries < mostTries && count > 2; tries++) {
    const over = pagesWith(plans, choose) - wanted.to;
    if (over <= 0) break;
    count = Math.max(2, Math.min(count, plans.length) - over);
    least = Math.min(least, count);
    plans = plan();
  }
  return plans;
}

/** The outline of a document by its headings and by what its sentences tell; every point stands in the document. */
export function drawOutline(
  document: SourceDocument,
  name: string,
  wanted?: WantedPages,
  scene: SceneId | null = null,
  onNode?: (node: DrawnNode, title: string) => void,
): Outline {
  const material = materialOf(document, name);
  const signs = seeSentences(material, termsOf);
  const worthOf = worthIn(scene);
  const worth = (sentence: Sentence) => worthOf(signs.get(sentence) ?? []);
  const { overview } = talkTexts[material.language === 'zh' ? 'zh' : 'en'];
  const { points } = rulesOf(scene);
  const choose: Choose = (plan, beside) =>
    choosePoints(plan, worth, {
      ...points,
      most: Math.min(points.most, beside ?? points.most),
      isTight: beside !== undefined,
    });
  const outline: Outline = { title: short(material.title), children: [] };
  for (const node of nodesOf(
    planWanted(material, document, wanted, choose),
    createNodes(document, { overview, title: outline.title }, choose),
  )) {
    outline.children.push(node);
    onNode?.(node, outline.title);
  }
  return outline;
}
