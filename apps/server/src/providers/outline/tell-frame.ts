import type { OutlineLeaf, OutlinePage } from '@app/contract/outline/schema.ts';
import type { KnownPage } from '@app/deck/script/deck-parts.ts';
import { leadTo, saidTitle } from '@app/deck/script/speech/lead.ts';
import { inside, insideRow, type Say, spoken } from '@app/deck/script/speech/say.ts';
import { isTask } from '@app/deck/script/speech/task.ts';
import type { Turns } from '@app/deck/script/speech/turns.ts';
import type { ToldSentence } from './port.ts';
import { wonderAt } from './questions.ts';
import type { SceneRules } from './scene-rules.ts';
import type { SceneWords } from './scene-words.ts';
import { countsEntries, signpostFor } from './signposts.ts';
import type { TalkPage } from './talk-pages.ts';
import type { TalkTexts } from './texts.ts';

export type Tone = { say: Say; rules: SceneRules; words: SceneWords; texts: TalkTexts; pick: Turns };

/** Two chapters that are told together are named in one breath. */
const named = (title: string, say: Say): string => {
  const [first = '', ...rest] = title.split(' · ');
  const isNested = / and |和|与/u.test(title);
  const and = say.language === 'zh' ? (isNested ? '，以及' : '和') : isNested ? ', and ' : ' and ';
  return [first, ...rest.map((name) => inside(name, say))].join(and);
};

const known = (title: string, say: Say, role: KnownPage['role'] = 'content'): KnownPage => ({
  title: named(title, say),
  subtitle: '',
  units: [],
  role,
});
const knownPage = ({ content: { kind, title } }: TalkPage, say: Say, before?: TalkPage): KnownPage =>
  known(
    ownTitle(title, before?.content.title ?? ''),
    say,
    kind === 'cover' || kind === 'agenda' || kind === 'section' ? kind : 'content',
  );

/** The heading that a page shares with the one before has been said; what follows it is new. */
function ownTitle(title: string, before: string): string {
  const [shared = '', heading = ''] = /^([^:：]{2,60})[:：]\s?(?=\S)/u.exec(title) ?? [];
  return shared !== '' && (before === heading || before.startsWith(shared))
    ? title.slice(shared.length)
    : title;
}

/** A title that is a sentence is named, for nobody talks about one. */
const isSaying = (title: string): boolean =>
  title.split(' ').length >= 6 &&
  /\b(?:is|are|was|were|has|have|can|will|must|should|needs?|highlights?|shows?|makes?|helps?|matters?|becomes?|leads?)\b/iu.test(
    title,
  );
const quoted = (title: string, { language }: Say): string =>
  language === 'zh' ? `《${title}》` : `“${title}”`;

/** Words that are no names, however they are written. */
const smallWord =
  /^(?:In|The|This|These|It|An?|Not|As|For|On|At|By|With|If|When|While|Since|There|They|We|You|All|Some|Most|Many|Each|Every|No|One|Two|Three|More|Both|Only|From|To|After|Before|During|Because|Although|Though|Our|Its|Their)(?= )/u;

/** What is said on the pages that are not in the outline. */
function tellFrame(
  { content, shown = [], opening, sample }: TalkPage,
  { say, words, texts }: Tone,
  sections: number,
): ToldSentence[] {
  const title = inside(content.title, say);
  const sourced = (text: string, { from: [block] }: OutlineLeaf): ToldSentence =>
    block === undefined ? { text } : { text, block };
  const afterOrdinal = (text: string) => text.replace(smallWord, (word) => word.toLowerCase());
  // Who hears the points once more hears where each begins.
  const isCounted = shown.length >= 3 && content.title === words.summary;
  const points = shown.map((leaf, at) => {
    const said = say.closed(inside(leaf.text, say));
    return sourced(
      isCounted ? say.ordinal({ number: at + 1, of: shown.length }) + afterOrdinal(said) : said,
      leaf,
    );
  });
  switch (content.kind) {
    case 'cover':
      return [
        { text: words.greet(isSaying(title) ? quoted(title, say) : title) },
        ...(opening
          ? [
              sourced(
                texts[opening.isWhy ? 'why' : 'first'](say.closed(spoken(opening.point.text, say))),
                opening.point,
              ),
            ]
          : []),
      ];
    case 'agenda': {
      const entries = content.entries.map(({ text }) => saidTitle(known(text, say), say));
      return [{ text: say.agenda(insideRow(entries, say)) }];
    }
    case 'section':
      return [{ text: say.section(title, { number: content.number, of: sections }) }];
    case 'questions':
      return [{ text: words.bye }, ...(sample === undefined ? [] : [{ text: texts.sample(sample) }])];
    default:
      return [{ text: content.title === words.opener ? words.opens : words.sums }, ...points];
  }
}

/** Nobody wonders about these. */
const isGeneral =
  /^(?:introduction|overview|background|conclusions?|summary|abstract|at a glance|discussion|results?|简介|介绍|概述|概览|背景|结论|总结|小结|引言|前言|总则|附则|其他|.{0,8}(?:小结|作业|练习).{0,4})$/iu;
/** Nobody says that a question was told, or which page of several it was. */
const noTopic = /[?？]|[（(]\d+[)）]$/u;
/** Nobody has heard of "how often", or of steps. */
const noName =
  /^(?:how|what|when|why|where|who|which|whether|steps?|rules?|tips?|notes?|tasks?|examples?|data|tables?)\b|^(?:步骤|要求|规则|数据|示例|例子|注意事项|说明|如何|怎[样么]|何时|为什么)|\.$/iu;
/** "In painting" can stand behind hardly any phrase. */
const beginsInside = /^(?:in|on|at|by|for|with|from|to|after|before|during)\b/iu;
const isNamed = (title: string): boolean =>
  ![isGeneral, noName, beginsInside, /[:：]/u].some((each) => each.test(title));
/** A page that is only told from the one before by its number. */
const onlyNumbered = /^(.*\S)\s?[（(]\d+[)）]$/u;
const isShort = (title: string) =>
  /\p{Script=Han}/u.test(title) ? title.length <= 14 : title.split(/\s+/u).length <= 6;

type LeadOptions = {
  sections: number;
  isTold: (page: OutlinePage) => boolean;
  isWholeList: (page: OutlinePage) => boolean;
  /** How many of how many points of a list are shown; undefined where all are. */
  partOfList: (page: OutlinePage) => { shown: number; all: number } | undefined;
};

/** What is said before each page is told: how it is led to, what it answers, and what one sees. */
export function leadsOf(
  pages: readonly TalkPage[],
  tone: Tone,
  { sections, isTold, isWholeList, partOfList }: LeadOptions,
): ToldSentence[][] {
  const { say, rules, words, texts, pick } = tone;
  let bridged = 0;
  let led: string | undefined;
  let left: string | undefined;
  const last = pages.findLastIndex(({ source, goesOn }) => source && !goesOn);
  const leadingTo = (at: number): Say => ({
    ...say,
    bridge(title, isFirst) {
      led = title;
      if (at === last && at > 2 && !isFirst && !isGeneral.test(title)) return texts.last(title);
      if (!isFirst && beginsInside.test(title)) return words.bridge(title);
      const turn = isFirst ? 0 : bridged++ % 3;
      // What was told leads to what comes: the names of both are said where they are short.
      const isPassed =
        left !== undefined &&
        [left, title].every((each) => isShort(each) && !isTask.test(each) && !noTopic.test(each));
      if (turn === 1 && left !== undefined && isPassed) return pick('pass', texts.passes(left, title));
      return turn === 2 ? words.bridge(title) : say.bridge(title, isFirst);
    },
  });
  let [told, wondered] = [0, 0];
  return pages.map((page, at) => {
    if (!page.source) return tellFrame(page, tone, sections);
    const before = pages[at - 1];
    [left, led] = [before?.source ? led : undefined, undefined];
    // A title that is a sentence of the material is told with the others, and named once.
    const lead = (): string => {
      if (page.source === undefined || isTold(page.source) || page.goesOn) return '';
      if (page.content.title === texts.overview) return texts.begins;
      const [, name] = onlyNumbered.exec(page.content.title) ?? [];
      if (name !== undefined) return pick('further', texts.further(inside(name, say)));
      return leadTo(knownPage(page, say, before), before && knownPage(before, say), leadingTo(at));
    };
    const leadWords = lead();
    const asks = rules.asksEvery > 0 && told++ % rules.asksEvery === 0;
    const isAsked = asks && led !== undefined && isShort(led) && isNamed(led);
    const isMiscounted = countsEntries(page.content.kind) && !isWholeList(page.source);
    const sign = isMiscounted
      ? undefined
      : signpostFor(page.content, say.language === 'zh' ? 'zh' : 'en', pick);
    const part = partOfList(page.source);
    const counted = part && !page.goesOn ? texts.someOf(part.shown, part.all) : '';
    const wonder = wonderAt(words.wonder, say.language === 'zh' ? 'zh' : 'en', wondered);
    if (isAsked) wondered++;
    return [leadWords, isAsked && led !== undefined ? wonder(led) : '', sign ?? counted]
      .filter((text) => text !== '')
      .map((text) => ({ text }));
  });
}
