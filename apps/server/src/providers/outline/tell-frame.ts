import type { OutlinePage } from '@app/contract/outline/schema.ts';
import type { KnownPage } from '@app/deck/script/deck-parts.ts';
import { leadTo } from '@app/deck/script/speech/lead.ts';
import { inside, type Say } from '@app/deck/script/speech/say.ts';
import type { Turns } from '@app/deck/script/speech/turns.ts';
import type { ToldSentence } from './port.ts';
import { wonderAt } from './questions.ts';
import type { SceneRules } from './scene-rules.ts';
import type { SceneWords } from './scene-words.ts';
import { signpostFor } from './signposts.ts';
import type { TalkPage } from './talk-pages.ts';

export type Tone = { say: Say; rules: SceneRules; words: SceneWords; pick: Turns };

const known = ({ content }: TalkPage): KnownPage => ({
  title: content.title,
  subtitle: '',
  units: [],
  role:
    content.kind === 'cover' || content.kind === 'agenda' || content.kind === 'section'
      ? content.kind
      : 'content',
});

/** A title that is a sentence is named, for nobody talks about one. */
const isSaying = (title: string): boolean =>
  title.split(' ').length >= 6 &&
  /\b(?:is|are|was|were|has|have|can|will|must|should|needs?|highlights?|shows?|makes?|helps?|matters?|becomes?|leads?)\b/iu.test(
    title,
  );
const quoted = (title: string, { language }: Say): string =>
  language === 'zh' ? `《${title}》` : `“${title}”`;

/** What is said on the pages that are not in the outline. */
function tellFrame(
  { content, shown = [] }: TalkPage,
  { say, words }: Tone,
  sections: number,
): ToldSentence[] {
  const title = inside(content.title, say);
  const points = shown.map(({ text, from: [block] }): ToldSentence => {
    const said = say.closed(inside(text, say));
    return block === undefined ? { text: said } : { text: said, block };
  });
  switch (content.kind) {
    case 'cover':
      return [{ text: words.greet(isSaying(title) ? quoted(title, say) : title) }];
    case 'agenda':
      return [{ text: say.agenda(content.entries.map(({ text }) => inside(text, say))) }];
    case 'section':
      return [{ text: say.section(title, { number: content.number, of: sections }) }];
    case 'questions':
      return [{ text: words.bye }];
    default:
      return [{ text: content.title === words.opener ? words.opens : words.sums }, ...points];
  }
}

/** Nobody wonders about these. */
const isGeneral =
  /^(?:introduction|overview|background|conclusions?|summary|abstract|at a glance|discussion|results?|简介|介绍|概述|概览|背景|结论|总结|小结|引言|前言|总则|附则|其他)$/iu;
const isShort = (title: string) =>
  /\p{Script=Han}/u.test(title) ? title.length <= 14 : title.split(/\s+/u).length <= 6;

/** What is said before each page is told: how it is led to, what it answers, and what one sees. */
export function leadsOf(
  pages: readonly TalkPage[],
  tone: Tone,
  { sections, isTold }: { sections: number; isTold: (page: OutlinePage) => boolean },
): ToldSentence[][] {
  const { say, rules, words, pick } = tone;
  let bridged = 0;
  let led: string | undefined;
  const leading: Say = {
    ...say,
    bridge(title, isFirst) {
      led = title;
      return bridged++ % 2 === 1 && !isFirst ? words.bridge(title) : say.bridge(title, isFirst);
    },
  };
  let [told, wondered] = [0, 0];
  return pages.map((page, at) => {
    if (!page.source) return tellFrame(page, tone, sections);
    const before = pages[at - 1];
    led = undefined;
    // A title that is a sentence of the material is told with the others, and named once.
    const lead =
      isTold(page.source) || page.goesOn ? '' : leadTo(known(page), before && known(before), leading);
    const asks = rules.asksEvery > 0 && told++ % rules.asksEvery === 0;
    const isAsked = asks && led !== undefined && isShort(led) && !isGeneral.test(led) && !/[:：]/u.test(led);
    const sign = signpostFor(page.content, say.language === 'zh' ? 'zh' : 'en', pick);
    const wonder = wonderAt(words.wonder, say.language === 'zh' ? 'zh' : 'en', wondered);
    if (isAsked) wondered++;
    return [lead, isAsked && led !== undefined ? wonder(led) : '', sign ?? '']
      .filter((text) => text !== '')
      .map((text) => ({ text }));
  });
}
