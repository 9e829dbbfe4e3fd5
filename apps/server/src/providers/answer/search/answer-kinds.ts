import { moneySigns } from './money-signs.ts';

// Who asks when wants a date, who asks how many a number. A place that has none is a poorer answer.

const kinds = { number: 1, date: 2, percent: 4, money: 8, name: 16 };
/** Those that are told in digits. */
export const numberKinds = kinds.number | kinds.date | kinds.percent | kinds.money;

const told: readonly (readonly [kind: number, RegExp])[] = [
  [
    kinds.number,
    /\d|[一二两三四五六七八九十百千万亿半][个颗种条项位只家年月天日岁人次倍米元度]|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|billions?)\b/i,
  ],
  [
    kinds.date,
    /\b(?:1[5-9]|20)\d\d\b|\d ?[年月日]|january|february|march|april|\bmay\b|june|july|august|september|october|november|december/i,
  ],
  [kinds.percent, /%|percent|百分|[一二三四五六七八九]成/i],
  [kinds.money, new RegExp(`${moneySigns}|元|dollar|euro`, 'i')],
  [kinds.name, /(?<=[\p{Ll},] )\p{Lu}\p{L}+|\p{Script=Han}/u],
];

const asked: readonly (readonly [kind: number, RegExp])[] = [
  [
    kinds.date,
    /\bwhen\b|\b(?:what|which) (?:year|date|month|day)|哪[一年月天]|什么时候|什么时间|何时|[几哪]月|几号/i,
  ],
  [kinds.percent | kinds.number, /percent|百分|比例|占比/i],
  [
    kinds.money | kinds.number,
    /\bhow much (?:money|does|did|is)\b|\b(?:cost|price|revenue|budget)\b|多少钱|价[格钱]/i,
  ],
  [
    kinds.number,
    /\bhow (?:many|much|long|far|fast|old|big|large|tall|often|common|likely|frequent|heavy|hot|cold|high|deep|wide)\b|\bnumber of\b|\b(?:rate|amount|total|size|duration|prevalence)\b|几|多少|多[久长远高大重快深宽]/i,
  ],
  [kinds.name, /\bwhose?\b|谁/i],
];

/** What kinds of answers a text has, as bits. */
export const kindsIn = (text: string): number =>
  told.reduce((all, [kind, looks]) => (looks.test(text) ? all | kind : all), 0);

/** The kinds that answer a question, as bits; 0 where any text may. */
export const kindsAsked = (question: string): number =>
  asked.find(([, words]) => words.test(question))?.[0] ?? 0;
