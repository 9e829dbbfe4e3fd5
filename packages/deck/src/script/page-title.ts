import { isAgendaTitle } from './agenda.ts';
import { isOfNames } from './billboard.ts';
import { type PageOutline, type Point, type Unit, wordsOfUnit } from './outline/outline.ts';
import { titleWords } from './outline/title-words.ts';

const isNameOfTalk = (text: string) =>
  text.length <= (/\p{Script=Han}/u.test(text) ? 24 : 60) &&
  !/[.。!！:：]$|\b(?:is|are|was|were|has|have|will)\b/iu.test(text);

/** A name of the talk, and a line or two below it, none of which is one of a list. */
const isNamedAbove = (points: readonly Point[]) =>
  points.length > 1 &&
  points.length < 4 &&
  points.every(({ parts, isItem }) => parts.length === 0 && isItem !== true) &&
  isNameOfTalk(points[0]?.text ?? '');

/** Only the first pages tell what comes. */
const lastContentsPage = 4;
const textOfUnit = (unit: Unit) => wordsOfUnit(unit).join(' ').trim();

/** A page of contents whose name stands beside the list, or on a card of its own. */
function withContentsTitle(page: PageOutline, index: number): PageOutline | undefined {
  const cards = page.units.filter((unit) => unit.kind === 'points');
  const line = cards.find((unit) => isAgendaTitle(textOfUnit(unit)));
  const card = cards.find(({ heading = '', points }) => isAgendaTitle(heading) && points.length <= 1);
  const isLine = line !== undefined && index < lastContentsPage && page.units.length > 2;
  const unit = isLine ? line : card;
  if (!unit) return undefined;
  const title = isLine ? titleWords([textOfUnit(unit)]) : (unit.heading ?? '');
  return { ...page, title, units: page.units.filter((each) => each !== unit) };
}

/** Words that stand over everything else are the title, whatever their box is called. */
export function withTitle(
  page: PageOutline,
  index: number,
  { height, count }: { height: number; count: number },
): PageOutline {
  const [first] = page.units.filter(({ kind }) => kind === 'points');
  if (page.title !== '') return page;
  const contents = withContentsTitle(page, index);
  if (contents) return contents;
  if (first?.kind !== 'points') return page;
  const others = page.units.filter((unit) => unit !== first);
  const [only, ...more] = first.points;
  const nameOfList =
    only && more.length === 0 && only.parts.length > 1 ? only.text.replace(/[:：]$/u, '') : '';
  if (isAgendaTitle(nameOfList) && first.heading === undefined)
    return { ...page, title: nameOfList, units: [{ kind: 'points', points: only?.parts ?? [] }, ...others] };
  const [text] = wordsOfUnit(first).filter((each) => each !== '');
  const named = page.units.find((unit) => unit.kind === 'points' && unit.heading !== undefined);
  if (index === 0 && named?.kind === 'points' && named.heading !== undefined) {
    const { heading, ...rest } = named;
    return {
      ...page,
      title: titleWords([heading]),
      units: page.units.map((unit) => (unit === named ? rest : unit)),
    };
  }
  // Few words alone on the first page name the talk.
  if (
    index === 0 &&
    count > 2 &&
    first.line !== undefined &&
    text !== undefined &&
    isNameOfTalk(text) &&
    isOfNames(others)
  )
    return { ...page, title: titleWords([text]), units: others };
  // So do those above who speaks, in one box with it.
  if (index === 0 && count > 2 && text !== undefined && isNamedAbove(first.points) && isOfNames(page.units)) {
    const rest = { kind: 'points' as const, points: first.points.slice(1) };
    return {
      ...page,
      title: titleWords([text]),
      units: page.units.map((unit) => (unit === first ? rest : unit)),
    };
  }
  const isOver = first.line !== undefined && first.line.top < height * 0.3 && others.length > 0;
  const isTitle = isOver && text !== undefined && text.length <= 60 && !/[.。:：]$/u.test(text);
  return isTitle ? { ...page, title: titleWords([text]), units: others } : page;
}
