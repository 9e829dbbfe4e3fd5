import { outlineLimits } from '@app/contract/outline/limits.ts';
import type { Outline } from '@app/contract/outline/schema.ts';
import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { faultOfGround } from '@app/deck/script/founded.ts';
import { languageOf, type SpokenLanguage } from '@app/deck/script/language.ts';
import { sharedPieces } from '@app/deck/script/shared-pieces.ts';
import type { Log } from '../../../platform/log.ts';
import type { SourceDocument } from '../../document/document.ts';
import type { LanguageModel, ModelMessage } from '../../llm/port.ts';
import type { DrawOptions } from '../port.ts';
import { askTwice } from './ask-twice.ts';
import type { MaterialPart } from './condense.ts';
import { fenced, fenceRule, languageNames } from './fence.ts';
import { fitPages } from './fit-pages.ts';
import { groundIn } from './ground.ts';
import { type Grown, growOutline } from './grow-outline.ts';
import { readObjects } from './read-objects.ts';
import { briefOf } from './scene-brief.ts';

/** Title, contents, summary and questions come beside the pages of an outline. */
const frame = 4;
/** One answer holds about so many pages; more are asked for in parts. */
export const pagesAtOnce = 12;
const wordsOfPage = 170;

export type PageRange = { least: number; most: number };

/** How many pages of its own the talk shall have: as asked for, or as the material has to say. */
export function rangeOf({ pages }: Pick<DrawOptions, 'pages'>, words: number): PageRange {
  if (pages) return { least: Math.max(2, pages.from - frame), most: Math.max(2, pages.to - frame) };
  const own = Math.min(18, Math.max(2, Math.round(words / wordsOfPage)));
  return { least: Math.max(1, own - 1), most: own + 2 };
}

type Prompt = DrawOptions & {
  part: MaterialPart;
  place: { at: number; of: number };
  range: PageRange;
  language: SpokenLanguage;
  mark: string;
};

const linesOf = ({ lines }: MaterialPart): string =>
  lines.map(({ block, text }) => (block === null ? `# ${text}` : `[${block}] ${text}`)).join('\n');

/** Asks for the outline of one part of a material. */
export function drawPrompt({ part, place, range, language, mark, scene, name }: Prompt): ModelMessage[] {
  const { structure, tone } = briefOf(scene);
  const isFirst = place.at === 0;
  const rules = [
    'You plan the pages of a talk from a material. Answer with JSON objects only, one a line, in the order of the talk, without any other words:',
    ...(isFirst ? ['{"title":"the title of the talk"}'] : []),
    '{"section":"a part of the talk; leave these out where there are fewer than 8 pages"}',
    '{"page":"the title of a page","from":[numbers of the lines that the page is about]}',
    '{"point":"one thing that the page says","from":[numbers of the lines that say it]}',
    '{"table":"its name","from":[number of its line]} or {"figure":"its name","from":[number of its line]}, only for lines marked (table) or (figure)',
    `Plan ${range.least} to ${range.most} pages, each with 3 to 5 points. No title page, contents, summary or thanks: those come by themselves.`,
    'A point has at most 34 Chinese characters or 17 words. A title of a page has at most 16 Chinese characters or 8 words.',
    `Say only what the material says, in its own terms; each number and name must stand in the lines named. Write in ${languageNames[language]}.`,
    `The order: ${structure} The tone is ${tone}.`,
    ...(place.of > 1
      ? [`This is part ${place.at + 1} of ${place.of} of the material: plan the pages of this part alone.`]
      : []),
    fenceRule(mark),
  ];
  return [
    { role: 'system', content: rules.join('\n') },
    { role: 'user', content: `${fenced(`${name}\n${linesOf(part)}`, mark)}\n\nPlan the talk.` },
  ];
}

/** More than this that does not stand in the material, and the answer is about something else. */
const mostUnfounded = 0.5;

function faultOf(
  { outline, points, unfounded }: Grown,
  isWhole: boolean,
  prompt: Prompt,
): string | undefined {
  const pages = pagesOfOutline(outline).map(({ page }) => page);
  const { range, language } = prompt;
  if (pages.length === 0) return 'there is no page with a point in it, as JSON objects one a line';
  if (!isWhole && pages.length < range.least) return 'it is too long: fewer and shorter points';
  if (pages.length * 2 < range.least)
    return `it has ${pages.length} pages, at least ${range.least} are needed`;
  const words = pages.flatMap((page) => [page.text, ...page.children.map(({ text }) => text)]).join(' ');
  const said = languageOf(words);
  if (language !== 'other' && said !== language) return `it is not in ${languageNames[language]}`;
  return unfounded > points * mostUnfounded ? 'most points do not stand in the lines they name' : undefined;
}

/** A title says something of the material, and has no number or name that it does not have. */
function isTitleOf(material: string, title: string): boolean {
  const fault = faultOfGround(title, material);
  const isInvented = fault?.startsWith('the number') || fault?.startsWith('"');
  return !isInvented && (sharedPieces(title, material) ?? 0) > 0;
}

/** Parts and pages, as they become pages of a deck. */
const nodesOf = (outline: Outline): number =>
  pagesOfOutline(outline).length + outline.children.filter(({ kind }) => kind === 'section').length;

export type ModelWork = { model: LanguageModel; log: Log; newId: () => string; withinMs: number };

/** Asks for one part after the other; those who watch see each page as it is written. Throws ModelFailed. */
export async function drawByModel(
  { model, log, newId, withinMs }: ModelWork,
  document: SourceDocument,
  parts: readonly MaterialPart[],
  options: DrawOptions,
): Promise<Outline> {
  const { name, signal, onGrown } = options;
  const ground = groundIn(document, name);
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  const whole = rangeOf(options, words);
  const told = parts.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
  const language = languageOf(told);
  const ownTitle = (document.title ?? name).slice(0, outlineLimits.text.max);
  const titleOf = (title: string) => (isTitleOf(`${told}\n${ownTitle}`, title) ? title : ownTitle);
  let drawn: Outline = { title: ownTitle, children: [] };
  let lastId = 0;
  for (const [at, part] of parts.entries()) {
    const share = (count: number) => Math.max(1, Math.round((count * part.words) / Math.max(1, words)));
    const range = { least: share(whole.least), most: share(whole.most) };
    const prompt = { ...options, part, place: { at, of: parts.length }, range, language, mark: newId() };
    const asked = { messages: drawPrompt(prompt), temperature: 0.3, signal, withinMs, log };
    const before = drawn;
    // What one part does not use is left for the next ones.
    const room = Math.floor((outlineLimits.pages.max - nodesOf(before)) / (parts.length - at));
    const { grown, last } = await askTwice(model, asked, () => {
      const outline = growOutline(document, ground, { title: before.title, id: lastId, room });
      const soFar = () => outline.grown();
      const objects = readObjects((value) => {
        const isPage = typeof value === 'object' && value !== null && !('point' in value);
        if (!outline.take(value) || !isPage) return;
        const { outline: own } = soFar();
        onGrown?.({ title: own.title, children: [...before.children, ...own.children] });
      });
      return {
        onText: objects.add,
        read: (_answer, isWhole) => {
          const result = soFar();
          const fault = faultOf(result, isWhole && !objects.isOpen, prompt);
          return fault === undefined ? { value: { grown: result, last: outline.lastId } } : { fault };
        },
      };
    });
    lastId = last;
    drawn = {
      title: titleOf(grown.outline.title),
      children: [...before.children, ...grown.outline.children],
    };
    onGrown?.(drawn);
  }
  return fitPages(drawn, options.pages);
}
