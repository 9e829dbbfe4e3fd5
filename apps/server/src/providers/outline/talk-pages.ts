import { framePages } from '@app/contract/outline/states/pages.ts';
import type { Outline, OutlineLeaf, OutlinePage, OutlineSection } from '@app/contract/outline/schema.ts';
import type { ContentKind, Entry, PageContent } from '@app/deck/compose/content.ts';
import type { SourceDocument } from '../document/document.ts';
import { amountIn, contentOfPage, entryOf, slidesOf } from './page-content.ts';
import type { SceneRules } from './scene-rules.ts';
import type { SceneWords } from './scene-words.ts';
import { isMemorable, memorable, openingOf, pointsOf } from './opening.ts';
import { pointSize, standsAlone } from './shorten-point.ts';
import { answeredBy, askAt } from './questions.ts';
import { talkTexts, type TalkTexts } from './texts.ts';

/** A page of the deck to be; `source` is the page of the outline that it tells. */
export type TalkPage = {
  content: PageContent;
  source?: OutlinePage;
  /** It goes on with the page of the outline that the slide before tells. */
  goesOn?: true;
  /** Pages that frame the others: the points of the outline that they show. */
  shown?: readonly OutlineLeaf[];
  /** The first page: a sentence of the material, and whether it says why the talk is held. */
  opening?: { point: OutlineLeaf; isWhy: boolean };
  /** The last page: a question that the talk has answered. */
  sample?: string;
};

export type TalkFrame = {
  rules: SceneRules;
  words: SceneWords;
  texts: TalkTexts;
  subtitle: string;
  /** Words as they are written inside a sentence. */
  lower: (text: string) => string;
};

const mostSummed = 6;
const mostOfSum = 60;
/** A row of names that is longer is told by its first. */
const mostOfNames = 44;
const mostOnCards = 4;
const mostAsked = 3;

/** Every nth, so that a few stand for all. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const places = new Set(Array.from({ length: most }, (_, at) => Math.floor((at * items.length) / most)));
  return items.filter((_, at) => places.has(at));
}

const gains =
  /节省|节约|提升|提高|降低|减少|更快|更好|更少|免费|轻松|方便|优势|好处|\b(?:saves?|reduc\w+|increas\w+|improv\w+|faster|free|eas(?:y|ier|ily)|benefits?|better|helps?|advantages?|gains?|lower)\b/iu;

const entriesOf = (points: readonly OutlineLeaf[]): Entry[] => points.map(({ text }) => entryOf(text));

/** The page after the title, as the scene begins; undefined where the material has nothing for it. */
function openerOf(pages: readonly OutlinePage[], { rules, words }: TalkFrame): TalkPage | undefined {
  const title = words.opener;
  const all = pages.flatMap(pointsOf);
  if (rules.opens === 'numbers') {
    const shown = spread(
      all.filter(({ text }) => amountIn(text) !== '' && pointSize(text) <= 46 && standsAlone(text)),
      3,
    );
    const entries = shown.map(({ text }) => ({ label: amountIn(text), text }));
    return shown.length < 2 ? undefined : { content: { title, kind: 'numbers', entries, more: [] }, shown };
  }
  if (rules.opens === 'gains') {
    const shown = spread(
      all.filter((point) => gains.test(point.text) && isMemorable(point, 44)),
      3,
    );
    return shown.length < 2
      ? undefined
      : { content: { title, kind: 'cards', entries: entriesOf(shown) }, shown };
  }
  const [first] = rules.opens === 'lead' ? memorable(pages, 40) : [];
  return (
    first && { content: { title, kind: 'lead', lead: { text: first.text }, entries: [] }, shown: [first] }
  );
}

const isSection = (node: Outline['children'][number]): node is OutlineSection => node.kind === 'section';

/** A name that only counts. */
const counts = /[一二三四五六七八九十\d]$/u;

/** Names in a row: 经济、技术和文化方面 have their ending once. */
function asRow(names: readonly string[]): string {
  if (!/\p{Script=Han}/u.test(names.join('')))
    return names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');
  const [end = ''] = names.map((name) => name.slice(-2));
  const isShared = end.length === 2 && names.every((name) => name.endsWith(end) && name.length > 3);
  if (isShared) return `${names.map((name) => name.slice(0, -2)).join('、')}${end}`;
  return names.join(names.some((name) => name.includes('，')) ? '；' : '、');
}

/** Points that are short enough to stand for themselves. */
const mostOfItem = 14;

/** Who spoke; 产品介绍, 投资建议 and 小说 are what was spoken of. */
const speaks =
  /(?:汇报|提出|认为|指出|表示|通报)$|^[赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦许何吕张曹严魏陶姜谢邹苏潘葛范彭鲁韦马袁柳唐薛雷贺倪汤罗郝邵毛戴宋庞熊纪项祝董梁杜阮蓝贾江郭梅林钟徐邱骆高夏蔡田胡霍万卢莫丁邓洪崔龚程陆曾黄赖武刘叶白龙段侯孟邢][\p{Script=Han}]{1,2}(?:建议|介绍|发言|补充|说)$|\b(?:reported|said|suggested|noted|proposed|asked)$/iu;

/** What a page has named: the names of its points, where it has no sentence to remember. */
function namesOf(page: OutlinePage): OutlineLeaf[] {
  const points = pointsOf(page);
  const entries = entriesOf(points);
  const isCounted = entries.every(({ label = '' }) => counts.test(label));
  const isShort = points.every(({ text }) => pointSize(text) <= mostOfItem);
  const names = entries.map(({ label = '', text }) =>
    isCounted || (label === '' && isShort) ? text : label,
  );
  const [first] = points;
  // Who spoke is not what was said.
  if (!first || names.length < 2 || names.some((name) => name === '' || speaks.test(name))) return [];
  const isChinese = /\p{Script=Han}/u.test(page.text + names.join(''));
  const said = (few: readonly string[], more = '') =>
    `${page.text}${isChinese ? '：' : ': '}${asRow(few)}${more}`;
  const whole = said(names);
  const text = pointSize(whole) <= mostOfNames ? whole : said(names.slice(0, 3), isChinese ? '等' : ' …');
  return pointSize(text) <= mostOfSum ? [{ ...first, text }] : [];
}

/** What is left of a part of the talk: what can be remembered of its pages, else what they name. */
function leftOf(pages: readonly OutlinePage[], { blocks }: SourceDocument): OutlineLeaf[] {
  // One of several items does not stand for them.
  const isItem = ({ from }: OutlineLeaf) => blocks[from[0] ?? -1]?.kind === 'list';
  const told = pages.map((page) => ({ ...page, children: page.children.filter((leaf) => !isItem(leaf)) }));
  const found = [told, pages].flatMap((from) => [40, mostOfSum].map((most) => memorable(from, most)));
  const [first, second, ...others] = found.map((each) => (each.length > 0 ? each : undefined));
  const named = pages.flatMap(namesOf);
  return first ?? second ?? (named.length > 0 ? named : (others.find(Boolean) ?? []));
}

const isAround = /小结|总结|作业|练习|思考题|导入|\b(?:homework|exercises?|assignments?|quiz|warm-?up)\b/iu;

/** Parts with a heading come first: what stands above all of them only leads to them. */
function summaryOf(outline: Outline, document: SourceDocument, { rules, words, texts }: TalkFrame): TalkPage {
  const title = words.summary;
  const parts = outline.children.map((node) => ({
    // What leads to the parts, sums them up or asks for something is none of them.
    isLead: node.text === texts.overview || isAround.test(node.text),
    left: leftOf(isSection(node) ? node.children : [node], document),
  }));
  const told = parts.filter(({ left }) => left.length > 0);
  const named = told.filter(({ isLead }) => !isLead);
  const most = rules.closes === 'cards' ? mostOnCards : mostSummed;
  const used = named.length > 1 ? named : told;
  // A part that has more to say says it where there are few parts.
  const each = Math.max(1, Math.floor(most / Math.max(1, used.length)));
  const found = used.flatMap(({ left }) => spread(left, each));
  const pages = outline.children.flatMap((node) => (isSection(node) ? node.children : [node]));
  const shown = found.length > 0 ? found : pages.flatMap((page) => pointsOf(page).slice(0, 1));
  const last = shown.findLast(({ text }) => pointSize(text) <= 34);
  if (rules.closes === 'lead' && last)
    return { content: { title, kind: 'quote', text: last.text, who: title }, shown: [last] };
  const few = spread(shown, most);
  const kind = rules.closes === 'cards' && few.length > 1 ? 'cards' : 'summary';
  return { content: { title, kind, entries: entriesOf(few) }, shown: few };
}

/** The parts that the contents list, in whose order they are counted. */
export const namedParts = ({ children }: Outline, { overview }: TalkFrame['texts']): Outline['children'] =>
  children.filter(({ text }) => text.replace(/\s?[（(]\d+[）)]$/u, '') !== overview);

/** All pages of the talk: those of the outline, and what frames them. */
export function talkPages(outline: Outline, document: SourceDocument, frame: TalkFrame): TalkPage[] {
  const { rules, words, texts, subtitle } = frame;
  const { hasAgenda, hasSections, hasSummary } = framePages(outline);
  const pages = outline.children.flatMap((node) => (isSection(node) ? node.children : [node]));
  const named = namedParts(outline, texts);
  const titles = named.map(({ text }) => ({ text }));
  let before: ContentKind | undefined;
  const told = (page: OutlinePage): TalkPage[] =>
    slidesOf(page, document, texts.goesOn).map((source, at) => {
      const content = contentOfPage(source, document, { before, prefers: rules.prefers });
      before = content.kind;
      return { content, source, ...(at > 0 && { goesOn: true }) };
    });
  const parts = outline.children.flatMap((node): TalkPage[] => {
    if (!isSection(node)) return told(node);
    const names = node.children.map(({ text }) => text).filter((text) => text !== node.text);
    const lead: TalkPage = {
      content: {
        kind: 'section',
        title: node.text,
        number: named.indexOf(node) + 1,
        subtitle: names.slice(0, 3).join(texts.between),
      },
    };
    return [...(hasSections ? [lead] : []), ...node.children.flatMap(told)];
  });
  const agenda: TalkPage = { content: { kind: 'agenda', title: texts.agenda, entries: titles } };
  const language = texts === talkTexts.zh ? 'zh' : 'en';
  // What the talk has answered can be asked; where it defines nothing, its parts are asked about.
  const answered = spread(answeredBy(pages, frame.lower), mostAsked);
  const asked =
    answered.length > 0
      ? answered.map((text) => ({ text }))
      : spread(titles, mostAsked).map(({ text }, at) => ({ text: askAt(words.ask, language, at)(text) }));
  const [sample] = answered;
  const opener = hasAgenda ? openerOf(pages, frame) : undefined;
  // What the next page shows in large letters is not said before it.
  const opening = opener ? undefined : openingOf(outline, pages);
  return [
    { content: { kind: 'cover', title: outline.title, subtitle }, ...(opening && { opening }) },
    ...(hasAgenda ? [opener ?? agenda] : []),
    ...parts,
    ...(hasSummary ? [summaryOf(outline, document, frame)] : []),
    {
      content: { kind: 'questions', title: words.questions, entries: asked },
      ...(sample !== undefined && { sample }),
    },
  ];
}
