import { outlineLimits } from '@app/contract/outline/limits.ts';
import { pageCountOfOutline } from '@app/contract/outline/states/pages.ts';
import type { Outline, OutlineLeaf, OutlinePage, OutlineSection } from '@app/contract/outline/schema.ts';
import type { SceneId } from '@app/contract/project/states/scene.ts';
import { termsOf } from '../answer/search/terms.ts';
import type { Figure, SourceDocument, Table } from '../document/document.ts';
import { choosePoints, type Point } from './choose-points.ts';
import { type Material, materialOf, type Sentence } from './material.ts';
import { type PagePlan, phraseFor, planPages } from './plan-pages.ts';
import type { WantedPages } from './port.ts';
import { rulesOf } from './scene-rules.ts';
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
/** What a table or a picture is called: by its caption, else by what it shows. */
const nameOf = (thing: Table | Figure): string =>
  thing.caption ??
  (thing.kind === 'table' ? (thing.rows[0] ?? []).filter(Boolean).join(' · ') : (thing.alt ?? ''));

const topOf = ({ path, title }: PagePlan) => path[0] ?? title;

/** A title that says something is short, and leaves the page enough to show. */
const mostHeadline = 20;
const headlineOf = (points: readonly Point[]): Point | undefined =>
  points.length < 3
    ? undefined
    : points.find(
        ({ text }) =>
          pointSize(text) >= 8 &&
          pointSize(text) <= mostHeadline &&
          !/\d{3}/u.test(text) &&
          standsAlone(text),
      );

/** Makes nodes with ids that are the same each time; without a choice, pages without their points. */
function createNodes(document: SourceDocument, overview: string, choose?: (plan: PagePlan) => Point[]) {
  let count = 0;
  const id = () => `n${++count}`;
  const leafOfThing = (block: number): OutlineLeaf[] => {
    const thing = document.blocks[block];
    if (thing?.kind !== 'table' && thing?.kind !== 'figure') return [];
    return [{ id: id(), kind: thing.kind, text: short(nameOf(thing)), from: [block] }];
  };
  const said: string[] = [];
  return {
    page(plan: PagePlan, plans: readonly PagePlan[]): OutlinePage {
      const own = id();
      if (!choose) return { id: own, kind: 'page', text: short(plan.title), from: plan.blocks, children: [] };
      const chosen = choose(plan);
      const headline = plan.isShared ? headlineOf(chosen) : undefined;
      const title =
        headline?.text ?? (plan.isShared ? phraseFor(plan, plans, { said, overview }) : plan.title);
      said.push(title);
      const points = chosen
        .filter((each) => each !== headline)
        .map(
          ({ text, block }): OutlineLeaf => ({ id: id(), kind: 'point', text: short(text), from: [block] }),
        );
      const things = plan.things.flatMap(leafOfThing).slice(0, 2);
      const children = [...points, ...things].slice(0, outlineLimits.points.max);
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
function planWanted(material: Material, document: SourceDocument, wanted: WantedPages): PagePlan[] {
  const { overview } = talkTexts[material.language === 'zh' ? 'zh' : 'en'];
  const pagesWith = (plans: readonly PagePlan[]) =>
    pageCountOfOutline({ title: '', children: [...nodesOf(plans, createNodes(document, overview))] });
  let count = contentPages(material, wanted);
  let plans = planPages(material, count, overview);
  if (!wanted) return plans;
  while (pagesWith(plans) > wanted.to && count > 2) plans = planPages(material, --count, overview);
  for (let more = 0; pagesWith(plans) < wanted.from && more < frame; more++)
    plans = planPages(material, ++count, overview);
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
  const choose = (plan: PagePlan) => choosePoints(plan, worth, rulesOf(scene).points);
  const outline: Outline = { title: short(material.title), children: [] };
  for (const node of nodesOf(
    planWanted(material, document, wanted),
    createNodes(document, overview, choose),
  )) {
    outline.children.push(node);
    onNode?.(node, outline.title);
  }
  return outline;
}
