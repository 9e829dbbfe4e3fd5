import type { OutlinePage } from '@app/contract/outline/schema.ts';
import type { PageContent } from '@app/deck/compose/content.ts';
import { faultOfGround } from '@app/deck/script/founded.ts';
import { languageOf, type SpokenLanguage } from '@app/deck/script/language.ts';
import { unknownNumber } from '@app/deck/script/said-numbers.ts';
import { sharedPieces } from '@app/deck/script/shared-pieces.ts';
import { unspeakable } from '@app/deck/script/unspeakable.ts';
import { mendJson } from '../../llm/chat-json.ts';
import type { ToldSentence } from '../port.ts';
import type { Ground } from './ground.ts';
import {
  type AnswerEntry,
  contentOf,
  faultOfSize,
  type PageAnswer,
  pageAnswerSchema,
} from './page-answer.ts';

export type CheckedPage = { content: PageContent; told: ToldSentence[]; leftOut: string[] };
export type PageChecks = {
  page: OutlinePage;
  before: PageContent;
  ground: Ground;
  /** Titles around the page, which a sentence may lead over from and to. */
  titles: string;
  language: SpokenLanguage;
};

export function readAnswer(text: string): PageAnswer | undefined {
  try {
    return pageAnswerSchema.safeParse(JSON.parse(mendJson(text))).data;
  } catch {
    return undefined;
  }
}

/** What the owner wrote into the outline is theirs, and a ground as good as the material. */
const ownWords = ({ children }: OutlinePage): string[] =>
  children.flatMap(({ kind, from, text }) => (kind === 'point' && from.length === 0 ? [text] : []));

/** The block that a text stands in; null where it is the owner's own, undefined where it stands nowhere. */
function sourceOf(text: string, from: readonly number[], checks: PageChecks): number | null | undefined {
  const { page, ground } = checks;
  const [block] = ground.blocksOf(text, from.filter(ground.isKnown), page.from) ?? [];
  if (block !== undefined) return block;
  const own = ownWords(page).join('\n');
  return own !== '' && faultOfGround(text, own) === undefined ? null : undefined;
}

/** A question, or words that lead from title to title: no fact, as far as there is no number and no new name in it. */
function leadsOn(text: string, { titles, page, ground }: PageChecks): boolean {
  const isNamed = ground.faultIn(text, page.from)?.startsWith('"') ?? false;
  if (isNamed || unknownNumber(text, '') !== undefined) return false;
  const named = `${titles}\n${page.text}`;
  return /[?？]$/u.test(text) || (text.length < 60 && (sharedPieces(text, named) ?? 0) >= 0.5);
}

/** Says the very words of the slide. */
const reads = (text: string, entries: readonly AnswerEntry[]): boolean =>
  entries.some((entry) => {
    const shown = `${entry.label} ${entry.text}`;
    return (sharedPieces(text, shown) ?? 0) > 0.9 && text.length < shown.length * 1.3;
  });

/** More than so much that does not stand in the material, and the page is about something else. */
const mostUnfounded = 0.5;

type Kept<T> = { kept: T[]; out: string[] };

function foundedEntries(answer: PageAnswer, checks: PageChecks): Kept<AnswerEntry> {
  const isFine = ({ label, text, from }: AnswerEntry) =>
    unspeakable(text, checks.ground.of(from)) === undefined &&
    sourceOf(label === '' ? text : `${label} ${text}`, from, checks) !== undefined;
  const kept = answer.entries.filter(isFine);
  const shown = kept.map(({ text }) => text).join('\n');
  const missing = ownWords(checks.page).filter((text) => (sharedPieces(text, shown) ?? 0) < mostUnfounded);
  return {
    kept: [...kept, ...missing.map((text) => ({ label: '', text, from: [] }))],
    out: answer.entries.filter((entry) => !isFine(entry)).map(({ text }) => text),
  };
}

function foundedScript({ script }: PageAnswer, checks: PageChecks): Kept<ToldSentence> {
  const kept: ToldSentence[] = [];
  const out: string[] = [];
  for (const { text, from } of script) {
    const block = unspeakable(text) === undefined ? sourceOf(text, from, checks) : undefined;
    if (block !== undefined) kept.push(block === null ? { text } : { text, block });
    else if (unspeakable(text) === undefined && leadsOn(text, checks)) kept.push({ text });
    else out.push(text);
  }
  return { kept, out };
}

/** A page of a model as far as it stands in the material, or what is wrong with it, in words for the model. */
export function checkPage(text: string, checks: PageChecks): { fault: string } | { value: CheckedPage } {
  const answer = readAnswer(text);
  if (!answer) return { fault: 'it is not one JSON object of the shape above' };
  const said = languageOf(answer.script.map((each) => each.text).join(' '));
  if (checks.language !== 'other' && said !== checks.language)
    return { fault: 'it is in the wrong language' };
  const entries = foundedEntries(answer, checks);
  const script = foundedScript(answer, checks);
  if (entries.kept.length === 0 || entries.out.length > answer.entries.length * mostUnfounded)
    return { fault: 'most entries do not stand in the lines they name' };
  if (script.kept.length === 0 || script.out.length > answer.script.length * mostUnfounded)
    return { fault: 'most sentences do not stand in the lines they name' };
  const tooMuch = faultOfSize(entries.kept);
  if (tooMuch !== undefined) return { fault: tooMuch };
  const read = script.kept.filter((sentence) => reads(sentence.text, entries.kept)).length;
  if (script.kept.length > 1 && read > script.kept.length / 2)
    return { fault: 'the script reads the slide instead of explaining it' };
  const content = contentOf(checks.before, answer.kind, entries.kept);
  return { value: { content, told: script.kept, leftOut: [...new Set([...entries.out, ...script.out])] } };
}
