import { pick, type Wording } from './wording.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const counted = (count: number) => numbers[count] ?? String(count);
const ordinals = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

const openEnd = /(?:[\s,，、;；:：\-–—]|\s(?:and|or|&))+$/iu;
const isClosed = /[.!?…。！？][”"'’)\]]*$/u;

function list(items: readonly string[]): string {
  const plain = items.map((item) => item.replace(/[.;,]+$/u, ''));
  if (plain.length < 2) return plain.join('');
  // Items with commas of their own are parted by something stronger.
  const comma = plain.some((item) => /,/u.test(item)) ? '; ' : ', ';
  return `${plain.slice(0, -1).join(comma)}${comma === '; ' ? '; and' : ' and'} ${plain.at(-1)}`;
}

/** What is said in English. */
export const en: Wording = {
  language: 'en',
  colon: ': ',
  space: ' ',
  half: '; ',
  closed(line) {
    const text = line.replace(openEnd, '');
    if (text === '' || isClosed.test(text)) return text;
    return `${text}.`;
  },
  list,
  opening: (title, tagline) =>
    tagline === ''
      ? `Welcome. Today's talk is about ${title}.`
      : `Welcome. Today's talk is ${title}: ${tagline}.`,
  greeting: () => 'Welcome, everyone.',
  agenda: (items) =>
    items.length > 1
      ? `We will go through ${counted(items.length)} parts: ${list(items)}.`
      : `Today we look at ${list(items)}.`,
  section(title, { number, of }, seed) {
    if (of < 2) return `We come to ${title}.`;
    if (number === 1) return `We begin with the first part: ${title}.`;
    if (number === of) return `That leaves the last part: ${title}.`;
    return pick(
      [
        `The next part is ${title}.`,
        `We move on to the next part: ${title}.`,
        `That brings us to a new part: ${title}.`,
      ],
      seed,
    );
  },
  bridge: (title, seed, isFirst) =>
    isFirst
      ? pick([`Let's start with ${title}.`, `First, ${title}.`, `We begin with ${title}.`], seed)
      : pick(
          [
            `Next, ${title}.`,
            `Let's turn to ${title}.`,
            `That brings us to ${title}.`,
            `Now, ${title}.`,
            `Let's look at ${title}.`,
          ],
          seed,
        ),
  question: (title, seed) =>
    pick([`So, ${title}`, `Here is a question: ${title}`, `Let's ask: ${title}`], seed),
  claim: (title, seed) =>
    pick(
      [`${title}.`, `Here is the next point: ${title}.`, `The point here: ${title}.`, `So, ${title}.`],
      seed,
    ),
  again: (title, seed) =>
    pick([`Let's stay with ${title}.`, `There is more to say about ${title}.`, `Still on ${title}.`], seed),
  listed(items, seed) {
    const count = counted(items.length);
    if (items.length === 2)
      return pick(
        [
          `There are two things here: ${list(items)}.`,
          `On this page we have ${list(items)}.`,
          `Here we have ${list(items)}.`,
        ],
        seed,
      );
    return pick(
      [
        `There are ${count} points: ${list(items)}.`,
        `Here we have ${list(items)}.`,
        `It covers ${list(items)}.`,
      ],
      seed,
    );
  },
  counted: (count, seed) =>
    pick(
      [
        `There are ${counted(count)} points here.`,
        `We can take this in ${counted(count)} parts.`,
        `Let me go through ${counted(count)} things.`,
      ],
      seed,
    ),
  ordinal({ number, of }) {
    if (number === of && of > 2) return 'Finally, ';
    return ordinals[number] ? `${ordinals[number]}, ` : '';
  },
  steps: (items, seed) =>
    pick(
      [
        `It goes in ${counted(items.length)} steps: ${items.slice(0, -1).join(', then ')}, and finally ${items.at(-1)}.`,
        `The order is ${items.slice(0, -1).join(', then ')}, and last ${items.at(-1)}.`,
      ],
      seed,
    ),
  labels: (items, isMore, seed) =>
    `${pick(['In the drawing you see', 'The diagram shows', 'On the slide you can make out'], seed)} ${isMore ? `${items.join(', ')} and more` : list(items)}.`,
  picture: (words, seed) =>
    pick([`The picture shows ${words}.`, `In the picture: ${words}.`, `What you see is ${words}.`], seed),
  pictures: (count, seed) =>
    count > 1
      ? pick(
          [
            'Take a look at these pictures.',
            'The pictures here tell the rest.',
            'You can follow it in the pictures.',
          ],
          seed,
        )
      : pick(
          [
            'Take a look at the picture.',
            'You can follow it in the picture.',
            'The picture here shows it.',
            'The details are in the picture.',
          ],
          seed,
        ),
  code: (seed) =>
    pick(
      [
        'The code for it is on the slide.',
        'The slide has a piece of code to go with it.',
        'You can read the code on the screen.',
      ],
      seed,
    ),
  formula: () => 'The formula is on the slide.',
  film: () => 'There is a film to go with it.',
  sound: () => 'There is a recording to go with it.',
  drawing: (seed) =>
    pick(
      [
        'Please take a look at the drawing on the screen.',
        'Take a moment with what you see here.',
        'Let us look at this one together.',
      ],
      seed,
    ),
  references: () => 'These are the references, for you to look up later.',
  thanks: (asks) =>
    asks
      ? 'That is all from me. Thank you for listening. Please ask your questions.'
      : 'That is all from me. Thank you for listening.',
  end: () => 'That is all for today. Thank you for listening.',
  extremes: (name, { most, mostValue, least, leastValue }) =>
    `${name === '' ? 'The' : `In ${name}, the`} highest is ${most} at ${mostValue}, and the lowest is ${least} at ${leastValue}.`,
  tableOf: (count, names, columns) =>
    `The table ${columns.length > 0 ? 'compares' : 'lists'} ${counted(count)} entries${columns.length > 0 ? ` by ${list(columns)}` : ''}: ${names.length < count ? `${names.join(', ')} and others` : list(names)}.`,
  chartOf: (title, series) =>
    title !== ''
      ? `The chart shows ${title}.`
      : series.length > 1
        ? `The chart compares ${list(series)}.`
        : series[0]
          ? `The chart shows ${series[0]}.`
          : 'Take a look at the chart.',
  trend: (name, first, last, way) =>
    way === 'same'
      ? `${name} stays about the same from ${first.at} to ${last.at}, at ${last.value}.`
      : `${name} ${way === 'up' ? 'rises' : 'falls'} from ${first.value} in ${first.at} to ${last.value} in ${last.at}.`,
  share: (name, percent) => `The largest share is ${name}, at about ${percent}%.`,
};
