import { isMark } from './asking.ts';
import type { FoundAnswer } from './port.ts';
import { evenAmounts } from './search/amounts.ts';
import { contentWords, hasHan, questionWords } from './words.ts';

// `Is the premium above 1 %?` is answered by `Premium: 0.4–0.6 %`: the one amount in that unit which a sentence tells of all that the
// question names is compared with the one that is asked for.

type Verdict = NonNullable<FoundAnswer['verdict']>;
type Than = 'above' | 'below';

const amount = String.raw`(?<![\d.a-z])(\d+(?:\.\d+)?)`;
/** What stands between two numbers of a range. */
const range = String.raw`(?: ?(?:[-–—~～至到]|to) ?(\d+(?:\.\d+)?))?`;
const unitAfter = String.raw` ?(\p{L}+)?`;

/** Whether the number itself counts as well. */
const asksThan: readonly (readonly [Than, isClosed: boolean, words: string])[] = [
  ['above', true, 'at least|no less than|至少有?|不少于|不低于|达到'],
  ['below', true, 'at most|no more than|up to|至多|最多|不超过|不高于|不多于'],
  [
    'above',
    false,
    'above|over|more than|greater than|higher than|larger than|longer than|exceeds?|超过|高于|大于|多于|不止',
  ],
  [
    'below',
    false,
    'below|under|less than|fewer than|lower than|smaller than|shorter than|低于|小于|少于|不到|不足',
  ],
];
const asksEn = /^(?:is|are|was|were|does|do|did|has|have)\b/;
const asksZh = /[吗么]\s*[？?]?\s*$|是否|是不是|有没有/u;

/** What was not, or is not yet, or is only about so, is no number that can be compared. */
const unsure =
  /\b(?:if|unless|target|goal|plan(?:ned)?|expected|forecast|should|must|may|might|could|at least|at most|up to|over|under|above|below|more than|less than|not|no)\b|[<>≤≥＜＞±?？]|如果|若|目标|计划|预计|应|须|可能|超过|不到|至少|最多|以上|以下|以内|高于|低于|大于|小于|不|没|未/u;

type Asked = { than: Than; isClosed: boolean; level: number; unit: string; rest: string };

function readAsked(question: string): Asked | undefined {
  const even = evenAmounts(question).trim();
  if (!(hasHan(even) ? asksZh : asksEn).test(even)) return undefined;
  for (const [than, isClosed, words] of asksThan) {
    const pattern = hasHan(even) ? `(?:${words})了?` : `\\b(?:${words})`;
    const found = new RegExp(`${pattern} ?${amount}${unitAfter}`, 'u').exec(even);
    if (!found) continue;
    const unit = (found[2] ?? '').replace(/[了吗么的]+$/u, '');
    return { than, isClosed, level: Number(found[1]), unit, rest: even.replace(found[0], ' ') };
  }
  return undefined;
}

/** The amounts of a text in a unit, from the least to the most of a range. */
const amountsIn = (text: string, unit: string): [least: number, most: number][] =>
  [...evenAmounts(text).matchAll(new RegExp(`${amount}${range} ?${unit}(?![a-z])`, 'gu'))].map(
    ([, one, other]) => [Number(one), Number(other ?? one)],
  );

const isSo = ({ than, isClosed, level }: Asked, value: number): boolean =>
  (isClosed && value === level) || (than === 'above' ? value > level : value < level);

/** Whether the number that a text tells is so much as the question asks; undefined where it is not sure. */
export function verdictByNumber(question: string, text: string): Verdict | undefined {
  const asked = readAsked(question);
  if (!asked || asked.unit === '' || hasHan(question) !== hasHan(text) || unsure.test(text.toLowerCase()))
    return undefined;
  const told = contentWords(text);
  const named = questionWords(asked.rest).filter((word) => !isMark(word));
  if (
    named.length === 0 ||
    !named.every((word) => told.includes(word) || (hasHan(word) && text.includes(word)))
  )
    return undefined;
  const [only, ...others] = amountsIn(text, asked.unit);
  if (!only || others.length > 0) return undefined;
  const [least, most] = only.map((value) => isSo(asked, value));
  if (least !== most) return undefined;
  return least ? 'yes' : 'no';
}
