import { knownTitle, manyOf, small, withArticle } from './article.ts';
import { isTask } from './task.ts';
import type { Turns } from './turns.ts';
import type { Leads, Lists, Pictures, Sights, Values, Wording } from './wording.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const counted = (count: number) => numbers[count] ?? String(count);
const ordinals = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

const openEnd = /(?:[\s,，、;；:：\-–—]|\s(?:and|or|&))+$/iu;
const isClosed = /[.!?…。！？][”"'’)\]]*$/u;

/** A sentence ends with its sign and begins with a capital. */
function closed(line: string): string {
  const text = line
    .replace(openEnd, '')
    .replace(/^\p{Ll}(?=\p{Ll}*(?:-\p{Ll}{3,}|['’]\p{Ll}+)?(?:[\s,;:.!?]|$))/u, (letter) =>
      letter.toUpperCase(),
    );
  return text === '' || isClosed.test(text) ? text : `${text}.`;
}

function list(items: readonly string[]): string {
  const plain = items.map((item) => item.replace(/[.;,:]+$/u, ''));
  if (plain.length < 2) return plain.join('');
  // Long items, and those with commas of their own, are parted by something stronger.
  const comma = plain.some((item) => /,/u.test(item) || item.split(' ').length > 7) ? '; ' : ', ';
  const isJoined = plain.some((item) => /\s(?:and|&|or)\s/u.test(item));
  const and = comma === '; ' ? '; and' : isJoined ? ', and' : ' and';
  return `${plain.slice(0, -1).join(comma)}${and} ${plain.at(-1)}`;
}

const isQuestion = (text: string) => text.endsWith('?');

// A single thing without an article cannot follow a verb: "let's look at case study".
const isObject = (title: string) =>
  /^(?:the|a|an|our|your|their|its|some|how|what|why|when|where|two|three|four|five|six|\d+)\b/iu.test(
    title,
  ) ||
  /(?:[^s]s|ing|ity|tion|sion|ment|ness|ence|ance|ism|ology|ware|data|work|access|use)$/iu.test(title) ||
  /^\p{Lu}/u.test(title);

/** What leads to a page or a part that is not simply the next one. */
const returns = (pick: Turns): Pick<Leads, 'again' | 'back' | 'beyond'> => ({
  again(heading) {
    if (isQuestion(heading))
      return pick('again question', ["Let's stay with this question.", 'There is more to this question.']);
    const title = knownTitle(heading);
    return pick('again', [
      `Let's stay with ${title}.`,
      `There is more to say about ${title}.`,
      `Still on ${title}.`,
      `A little more on ${title}.`,
      `One more page on ${title}.`,
      `We go on with ${title}.`,
    ]);
  },
  back(heading) {
    if (isQuestion(heading)) return `Back to the question: ${heading}`;
    const title = knownTitle(heading);
    return pick('back', [`Back to ${title}.`, `We return to ${title}.`]);
  },
  beyond: (title) =>
    isQuestion(title) || title.includes(':') ? closed(title) : `One more part comes on top: ${title}.`,
});

const leads = (pick: Turns): Leads => ({
  opening: (title, tagline) => {
    if (isQuestion(title)) return `Welcome. Today we ask: ${title}`;
    return tagline === ''
      ? `Welcome. Today's talk is about ${withArticle(title)}.`
      : `Welcome. Today's talk is ${title}: ${tagline}.`;
  },
  greeting: () => 'Welcome, everyone.',
  agenda: (items) =>
    items.length > 1
      ? `We will go through ${counted(items.length)} parts: ${list(items)}.`
      : `Today we look at ${list(items)}.`,
  section(title, { number, of }) {
    if (isQuestion(title)) return pick('question', [`So, ${title}`, `Here is a question: ${title}`]);
    // "The next part: demo: …" has one colon too many.
    if (title.includes(':')) return closed(title);
    if (of < 2) return pick('section', [`We come to ${title}.`, `Now to ${title}.`]);
    if (number === 1) return `We begin with the first part: ${title}.`;
    if (number === of) return `That leaves the last part: ${title}.`;
    return pick('section', [
      `The next part is ${title}.`,
      `We move on to the next part: ${title}.`,
      `That brings us to a new part: ${title}.`,
      `Let's open the next part, ${title}.`,
    ]);
  },
  bridge(heading, isFirst) {
    const title = withArticle(heading);
    // No sentence has two colons, and what is to be done is no thing to look at.
    if (!isFirst && (title.includes(':') || isTask.test(title)))
      return pick('plain bridge', [
        `Next, ${title}.`,
        `Now, ${title}.`,
        `And then, ${title}.`,
        `On to the next one: ${title.replace(': ', ', ')}.`,
        `${closed(title)}`,
      ]);
    return isFirst
      ? pick('first', [
          `Let's start with ${title}.`,
          `First, ${title}.`,
          `We begin with ${title}.`,
          `To begin, ${title}.`,
        ])
      : pick('bridge', [
          `Next, ${title}.`,
          isObject(title) ? `Let's turn to ${title}.` : `Next up: ${title}.`,
          isObject(title) ? `That brings us to ${title}.` : `Moving on: ${title}.`,
          `Now, ${title}.`,
          isObject(title) ? `Let's look at ${title}.` : `The next topic: ${title}.`,
          isObject(title) ? `From here we go on to ${title}.` : `And now to this: ${title}.`,
        ]);
  },
  question: (title) =>
    title.includes(':')
      ? title
      : pick('question', [
          `So, ${title}`,
          `Here is a question: ${title}`,
          `Let's ask: ${title}`,
          closed(title),
        ]),
  claim: (title) =>
    title.includes(':')
      ? closed(title)
      : pick('claim', [
          `${closed(title)}`,
          `Here is the next point: ${title}.`,
          `The message here: ${title}.`,
          `So, ${title}.`,
          `Keep this in mind: ${title}.`,
          `Now to this: ${title}.`,
        ]),
  ...returns(pick),
  summary: () => 'Let me sum up.',
  references: () => 'These are the references, for you to look up later.',
  thanks: (asks) =>
    asks
      ? 'That is all from me. Thank you for listening. Please ask your questions.'
      : 'That is all from me. Thank you for listening.',
  end: () => 'That is all for today. Thank you for listening.',
});

const lists = (pick: Turns): Lists => ({
  listed(items, isWhole) {
    const count = counted(items.length);
    if (!isWhole)
      return pick('named', [
        `Here we have ${list(items)}.`,
        `This includes ${list(items)}.`,
        `You see ${list(items)}.`,
      ]);
    if (items.length === 2)
      return pick('pair', [
        `There are two things here: ${list(items)}.`,
        `Here we have ${list(items)}.`,
        `The two to know are ${list(items)}.`,
        `This is about ${list(items)}.`,
      ]);
    return pick('listed', [
      `There are ${count} points: ${list(items)}.`,
      `Here we have ${list(items)}.`,
      `It covers ${list(items)}.`,
      `The ${count} points are ${list(items)}.`,
      `This includes ${list(items)}.`,
    ]);
  },
  more: (items) =>
    pick('more', [`Also, ${list(items)}.`, `Then, ${list(items)}.`, `Besides, ${list(items)}.`]),
  tasks: (items) =>
    pick('tasks', [
      `What to do: ${list(items)}.`,
      `There are ${counted(items.length)} things to do: ${list(items)}.`,
      `In short: ${list(items)}.`,
    ]),
  counted: (count) =>
    pick('counted', [
      `There are ${counted(count)} points here.`,
      `We can take this in ${counted(count)} parts.`,
      `Let me go through ${counted(count)} things.`,
      `${closed(counted(count)).slice(0, -1)} things matter here.`,
    ]),
  step({ number, of }) {
    if (number === 1) return 'First, ';
    if (number === of) return 'Finally, ';
    return pick('step', ['Then, ', 'Next, ', 'After that, ']);
  },
  ordinal({ number, of }) {
    if (number === of && of > 2) return 'Finally, ';
    return ordinals[number] ? `${ordinals[number]}, ` : '';
  },
  sides: (one, other) => [`On one side, ${one}`, `On the other, ${other}`],
  steps: (items) =>
    pick('steps', [
      `It goes in ${counted(items.length)} steps: ${items.slice(0, -1).join(', then ')}, and finally ${items.at(-1)}.`,
      `The order is ${items.slice(0, -1).join(', then ')}, and last ${items.at(-1)}.`,
    ]),
  anew: () => 'Then it begins anew.',
  rest: () =>
    pick('rest', [
      'The rest is on the slide.',
      'You can read the details on the slide.',
      'There is more on the slide for later.',
    ]),
});

const pictures = (pick: Turns): Pictures => ({
  labels: (items, isMore) =>
    `${pick('labels', ['In the drawing you see', 'The diagram shows', 'On the slide you can make out', 'The drawing has'])} ${isMore ? `${items.join(', ')} and more` : list(items)}.`,
  picture: (words) =>
    pick('picture', [
      `The picture shows ${words}.`,
      `In the picture: ${words}.`,
      `What you see is ${words}.`,
    ]),
  pictures: (count) =>
    count > 1
      ? pick('pictures', [
          'Take a look at these pictures.',
          'The pictures here go with it.',
          'You can follow it in the pictures.',
          'Compare the pictures on the slide.',
          'The slide has pictures of it.',
          'Have a look at the pictures beside it.',
        ])
      : pick('one picture', [
          'Take a look at the picture.',
          'You can follow it in the picture.',
          'The picture here goes with it.',
          'The details are in the picture.',
          'The slide has a picture of it.',
        ]),
  pictured: (title, count) => {
    const what = count > 1 ? 'these pictures' : 'this picture';
    const shown = withArticle(title);
    const seen = count > 1 ? 'the pictures' : 'the picture';
    return isObject(shown)
      ? pick('pictured', [
          `In ${what} you see ${shown}.`,
          `${closed(what).slice(0, -1)} ${count > 1 ? 'show' : 'shows'} ${shown}.`,
          `Next, ${shown}, as you see in ${seen}.`,
          `Let's use ${what} to look at ${shown}.`,
          `What you see in ${seen} now is ${shown}.`,
        ])
      : pick('pictured', [
          `In ${what}: ${shown}.`,
          `Next, in ${seen}: ${shown}.`,
          `Look at ${what}: ${shown}.`,
          `You see it in ${seen}: ${shown}.`,
          `Now ${what}: ${shown}.`,
        ]);
  },
  onlyPictures: (count, title) => {
    if (isQuestion(title))
      return pick('only asked', [
        'Look at the slide and think about it for a moment.',
        'What do you see here?',
      ]);
    const what = count > 1 ? 'these pictures' : 'this picture';
    return title === ''
      ? pick('only', [
          `Let's take a moment to look at ${what}.`,
          `Here ${count > 1 ? 'are some pictures' : 'is a picture'} to look at before we go on.`,
          `Please look at ${what} with me.`,
          `Let ${what} speak for a moment.`,
          `What do you notice in ${what}?`,
          `I leave you a moment with ${what}.`,
        ])
      : pick('only of', [
          `You can see it in ${what}.`,
          `Let's look at ${what} together.`,
          `${closed(what).slice(0, -1)} will tell you most of it.`,
          `Take your time with ${what}.`,
          `I will let ${what} speak for ${count > 1 ? 'themselves' : 'itself'}.`,
        ]);
  },
});

const sights = (pick: Turns): Sights => ({
  ...pictures(pick),
  shown: (what) =>
    pick('shown', [
      `You see ${what} on the slide.`,
      `On the slide is ${what}.`,
      `Look at ${what} on the slide.`,
    ]),
  goesOnOnSlide: (text) => `${text.replace(openEnd, '')} what you see on the slide.`,
  code: () =>
    pick('code', [
      'The code for it is on the slide.',
      'The slide has a piece of code to go with it.',
      'You can read the code on the screen.',
      'Here is how it looks in code.',
      'Follow the code on the slide for a moment.',
      'The example on the slide shows it in code.',
    ]),
  formula: () =>
    pick('formula', [
      'The formula is on the slide.',
      'You see the formula on the slide.',
      'Here is the formula.',
    ]),
  film: () => 'There is a film to go with it.',
  sound: () => 'There is a recording to go with it.',
  drawing: () =>
    pick('drawing', [
      'Please take a look at the drawing on the screen.',
      'Take a moment with what you see here.',
      'Let us look at this one together.',
      'Here is something to look at.',
      'A moment for the slide itself.',
    ]),
});

/** When something was: on a day, in a year. */
function placed(at: string): string {
  if (/\p{L} \d{1,2}, \d{4}$|day$/u.test(at)) return `on ${at}`;
  return /^[\d.,]+$/u.test(at) && !/^(?:1[5-9]|20)\d{2}$/u.test(at) ? `at ${at}` : `in ${at}`;
}

const values = (pick: Turns): Values => ({
  figure: (number, what) =>
    /^\p{Ll}|^(?:of|in|from|to|per|for|more|less|fewer|faster|higher|lower|better|up|down|above|below|over|under|off|since)\b/u.test(
      what,
    )
      ? closed(`${number} ${what}`)
      : closed(`${what}: ${number}`),
  year: (year, what) => closed(`In ${year}: ${what}`),
  extremes(name, { most, mostValue, least, leastValue }) {
    const of = name === '' ? '' : ` for ${name}`;
    return pick('extremes', [
      `${name === '' ? 'The' : `In ${name}, the`} highest is ${most} at ${mostValue}, and the lowest is ${least} at ${leastValue}.`,
      `The largest value${of} is that of ${most}, ${mostValue}; the smallest is that of ${least}, ${leastValue}.`,
      `${closed(most).replace(/\.$/u, '')} comes first${of} with ${mostValue}, and ${least} last with ${leastValue}.`,
    ]);
  },
  tableOf(count, names, columns, kind) {
    const by = columns.length > 0 ? ` by ${list(columns)}` : '';
    const named = names.length < count ? `${names.join(', ')} and others` : list(names);
    return `The table ${by === '' ? 'lists' : 'compares'} ${counted(count)} ${manyOf(kind)}${by}${names.length === 0 ? '' : `: ${named}`}.`;
  },
  chartOf(title, series, { number, of }) {
    const what = title === '' ? list(series) : title;
    const which = of > 1 ? `The ${(ordinals[number] ?? 'next').toLowerCase()} chart` : 'The chart';
    if (what === '' && of > 1)
      return number === 1 ? `There are ${counted(of)} charts here.` : `Now ${small(which)}.`;
    if (what === '') return 'Take a look at the chart.';
    if (title === '' && series.length > 1) return `${which} compares ${what}.`;
    return of > 1
      ? `${which} shows ${what}.`
      : pick('chart', [`The chart shows ${what}.`, `Here you see ${what}.`, `This chart is about ${what}.`]);
  },
  compared: (series) =>
    pick('compared', [`It compares ${list(series)}.`, `You see ${list(series)} side by side.`]),
  peak: (at, value) =>
    pick('peak', [
      `The highest point is ${value}, ${placed(at)}.`,
      `On the way it reaches ${value} ${placed(at)}.`,
      `It peaks at ${value} ${placed(at)}.`,
    ]),
  trend: (name, first, last, way) =>
    closed(
      way === 'same'
        ? `${name} stays about the same from ${first.at} to ${last.at}, at ${last.value}`
        : pick('trend', [
            `${name} ${way === 'up' ? 'rises' : 'falls'} from ${first.value} ${placed(first.at)} to ${last.value} ${placed(last.at)}`,
            `${name} goes ${way}, from ${first.value} ${placed(first.at)} to ${last.value} ${placed(last.at)}`,
            `Between ${first.at} and ${last.at}, ${name} ${way === 'up' ? 'grows' : 'drops'} from ${first.value} to ${last.value}`,
          ]),
    ),
  value: (isTitled) => (isTitled ? 'it' : 'the value'),
  others: () => 'others',
  share: (name, percent) =>
    pick('share', [
      `The largest share is ${name}, at about ${percent}%.`,
      `${closed(name).replace(/\.$/u, '')} has the largest share, about ${percent}%.`,
    ]),
});

/** What is said in English. */
export const createEn = (pick: Turns): Wording => ({
  language: 'en',
  colon: ': ',
  space: ' ',
  half: '; ',
  closed,
  list,
  ...leads(pick),
  ...lists(pick),
  ...sights(pick),
  ...values(pick),
});
