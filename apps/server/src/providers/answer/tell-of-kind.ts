import { isMark } from './asking.ts';
import { above } from './beside.ts';
import type { DeckIndex, IndexedText } from './deck-index.ts';
import { type Found, none } from './found.ts';
import { hasKind, isStrict, type Kind, kindWanted } from './lacking.ts';
import { type Asked, repeatsTitle } from './rank.ts';
import { isQuestion } from './search/see-texts.ts';

// `How often is the master key rotated?` is answered by `rolled every 90 days` below the master key: only the kind of answer and the
// thing are told in the same words.

/** Kinds that few texts have, and that answer nothing else. */
const rare: ReadonlySet<Kind> = new Set(['often', 'time', 'date', 'money', 'person']);
/** Of so many words one may be another one in the deck. */
const fewestKnown = 2;
const mostUnknown = 1;

/** A text with the kind of answer that is asked for, said of all that the question names but for one word; on the only page that has one. */
export function tellOfKind(index: DeckIndex, { question, asks, words }: Asked): Found {
  const kind = kindWanted(asks);
  if (kind === undefined || !rare.has(kind) || !isStrict(question)) return none;
  const named = words.filter((word) => !isMark(word));
  const known = named.filter((word) => index.knows(word));
  if (known.length < fewestKnown || named.length - known.length > mostUnknown) return none;
  const isSaidOfIt = (text: IndexedText): boolean => {
    const around = [text, ...above(index, text)];
    return known.every((word) => around.some((one) => one.has.has(word)));
  };
  const told = index.texts.filter(
    (text) =>
      hasKind(kind, question, text.text) &&
      isSaidOfIt(text) &&
      !isQuestion(text.text) &&
      !repeatsTitle(index, text),
  );
  const [first] = told;
  if (!first || told.some(({ page }) => page !== first.page)) return none;
  return { outcome: 'near', texts: [told.find((text) => text.kind === 'script') ?? first] };
}
