import type { Point, Unit } from '../outline/outline.ts';
import { isCall, isSentenceOfPicture } from './alone.ts';
import { sayChart } from './chart.ts';
import { isClaim } from './claim.ts';
import { sayCard, sayPoints } from './points.ts';
import { isStatement } from './rows.ts';
import { sayFlow } from './flow.ts';
import { inside, insideRow, isPhrase, type Say, spoken } from './say.ts';
import { sayTable } from './table.ts';
import { type Said, secondsOf, withinTime } from './time.ts';

const mostLabels = 6;
/** A page that says this much needs nobody to point at its pictures. */
const enoughSaid = 15;

const flat = (sentences: readonly string[]): Said[] => sentences.map((text) => ({ text, depth: 0 }));

const sayPicture = (words: string, say: Say): string =>
  isSentenceOfPicture(words)
    ? say.closed(spoken(words, say))
    : say.picture(inside(words, say).replace(/[.。]$/u, ''));

/** A title that says that what stands below it comes one after the other. */
const isOfSteps = (title: string): boolean =>
  /\b(?:steps|stages|procedure|workflow|how to)\b|步骤|流程|工序|程序$/iu.test(title);

type Around = { lead: string; charts: readonly Unit[]; title: string; isBesidePicture: boolean };

/** A shorter line is a label. */
const fewestOfCaption = 6;

/** What asks or counts is no name of what one sees. */
const noCaption = /^\P{L}*\d|[:：?？!！=\d]$/u;

/** What is said of a thing, or goes on from what was said, names nothing that one sees. */
const isClause =
  /^(?:又|再|也|还|将|把|与|和|由|从|在|对|按|可|需|但|通过|利用|根据|随着|使用|采用|因|所以|如果|当|为了|不同)|可能|能够|如下|看起来|相?对应$|[:：=]|.(?:通过|运行|存储|存放|进行|实现|采用|表示|提供|支持|包含|包括|使用|获取|选取|转化|传递)/u;
/** The word for what one sees, which ends a name whatever else stands in it. */
const isOfPicture = /(?:图|表|曲线|界面|页面|截图|流程|过程|结构|架构|结果|效果|示意)$/u;

/** Words that say themselves that they describe a picture. */
const described =
  /^(?:an? )?(?:image|picture|photo|photograph|screenshot|illustration|diagram)s? (?:of|showing) (?=\p{L})/iu;

/** A Chinese line alone beside a picture without words, that says nothing by itself, names what it shows; an English one may be a subtitle. */
function captionIn(points: readonly Point[], { language }: Say): string | undefined {
  const [only, more] = points;
  if (!only || more || only.parts.length > 0) return undefined;
  const { text } = only;
  if (language === 'en' && described.test(text)) return text.replace(described, '');
  if (only.isItem) return undefined;
  const isName = isPhrase(text) && !isStatement(only) && !isCall(text) && !noCaption.test(text);
  return language === 'zh' &&
    isName &&
    text.length >= fewestOfCaption &&
    !isClaim(text, language) &&
    (isOfPicture.test(text) || !isClause.test(text))
    ? text
    : undefined;
}

function sayUnit(unit: Unit, say: Say, { lead, charts, title, isBesidePicture }: Around): Said[] {
  const caption =
    isBesidePicture && unit.kind === 'points' && unit.heading === undefined
      ? captionIn(unit.points, say)
      : undefined;
  if (caption !== undefined) return flat([sayPicture(caption, say)]);
  switch (unit.kind) {
    case 'points':
      return unit.heading === undefined
        ? sayPoints(unit.points, say, { isOrdered: isOfSteps(title) })
        : sayCard(unit.heading, unit.points, say, lead);
    case 'steps':
      return flat([say.steps(insideRow(unit.steps, say)), ...(unit.isRound ? [say.anew()] : [])]);
    case 'flow':
      return flat(sayFlow(unit, say));
    case 'labels': {
      const labels = insideRow(unit.labels.slice(0, mostLabels), say);
      return flat([say.labels(labels, unit.labels.length > mostLabels)]);
    }
    case 'table':
      return flat(sayTable(unit.table, say));
    case 'chart':
      return flat(sayChart(unit.chart, say, { number: charts.indexOf(unit) + 1, of: charts.length }));
    case 'picture':
      return unit.words === undefined ? [] : flat([sayPicture(unit.words, say)]);
    default:
      return flat([say[unit.kind]()]);
  }
}

const isCard = (unit: Unit) => unit.kind === 'points' && unit.heading !== undefined;

/** What stands before the heading of each card: cards of one kind are counted, two stand side by side. */
function leadsOf(units: readonly Unit[], say: Say): { intro: string; leadOf: (unit: Unit) => string } {
  const cards = units.filter(isCard);
  const others = units.filter((unit) => !isCard(unit) && unit.kind !== 'picture');
  const none = { intro: '', leadOf: () => '' };
  if (cards.length < 3 || others.length > 1 || units.indexOf(cards[0] as Unit) > 1) return none;
  const isShort = cards.every((unit) => unit.kind === 'points' && (unit.heading?.length ?? 0) <= 40);
  const isFigures = cards.some(
    (unit) =>
      unit.kind === 'points' &&
      [unit.heading ?? '', ...unit.points.slice(0, 1).map(({ text }) => text)].some((text) =>
        /^\P{L}*\d/u.test(text),
      ),
  );
  if (isFigures) return none;
  if (cards.length > 6 || !isShort) return { intro: say.counted(cards.length), leadOf: () => '' };
  return {
    intro: say.counted(cards.length),
    leadOf: (unit) =>
      isCard(unit) ? say.ordinal({ number: cards.indexOf(unit) + 1, of: cards.length }) : '',
  };
}

/** What units have in common of which one is told for all; undefined where each is told. */
function sharedKey(unit: Unit): string | undefined {
  // One word about the code is enough, however many pieces there are.
  if (unit.kind === 'code' || unit.kind === 'formula') return unit.kind;
  // The same values may be drawn in several ways.
  return unit.kind === 'chart' ? JSON.stringify([unit.chart.title, unit.chart.series]) : undefined;
}

function toldOnce(units: readonly Unit[]): Unit[] {
  const told = new Set<string>();
  return units.filter((unit) => {
    const key = sharedKey(unit);
    if (key === undefined) return true;
    return !told.has(key) && told.add(key) !== undefined;
  });
}

/** What the units of a page say, a paragraph each. Pictures without words are pointed at where little else is said. */
export function sayUnits(all: readonly Unit[], say: Say, title = ''): string[] {
  const units = toldOnce(all);
  const { intro, leadOf } = leadsOf(units, say);
  const charts = units.filter(({ kind }) => kind === 'chart');
  const firstCard = units.find(isCard);
  const texts = units.filter((unit) => unit.kind === 'points');
  const isBesidePicture =
    units.some((unit) => unit.kind === 'picture' && unit.words === undefined) &&
    (texts.length > 1 || texts.some(({ points: [only] }) => described.test(only?.text ?? '')));
  const isCaptioned =
    isBesidePicture &&
    texts.some(({ heading, points }) => heading === undefined && captionIn(points, say) !== undefined);
  const said = units
    .map((unit) => {
      const own = sayUnit(unit, say, { lead: leadOf(unit), charts, title, isBesidePicture }).filter(
        ({ text }) => text !== '',
      );
      // What is counted is announced right before the first of them.
      const isCounted = unit === firstCard && own.length > 0 && intro !== '';
      return isCounted ? [{ text: intro, depth: 0 }, ...own] : own;
    })
    .filter((unit) => unit.length > 0);
  const { units: kept, isCut } = withinTime(said);
  const paragraphs = kept.map((unit) => unit.map(({ text }) => text).join(say.space));
  const wordless = units.filter((unit) => unit.kind === 'picture' && unit.words === undefined).length;
  const seconds = paragraphs.reduce((sum, text) => sum + secondsOf(text), 0);
  const pictures =
    wordless === 0 || seconds >= enoughSaid || isCaptioned
      ? []
      : [paragraphs.length === 0 ? say.onlyPictures(wordless, title) : say.pictures(wordless)];
  // Words about pictures come first: nobody ends with them.
  return [...pictures, ...paragraphs, ...(isCut ? [say.rest()] : [])].filter((text) => text !== '');
}
