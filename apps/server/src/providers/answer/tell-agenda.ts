import { namesItems } from './asking.ts';
import type { DeckIndex, IndexedText } from './deck-index.ts';
import type { Found } from './found.ts';
import { bare } from './intents.ts';
import { shallowest } from './lists.ts';
import type { PageOfPassages } from './port.ts';
import { tellList } from './tell-list.ts';
import { agenda } from './topics.ts';
import { contentWords } from './words.ts';

const partsOfTalk =
  /内容|部分|章|板块|模块|目录|大纲|提纲|议程|\b(?:agenda|outline|contents?|parts|sections|chapters|topics)\b/;
/** What may stand beside them when the talk is asked, not one of its things. */
const aroundParts =
  /讲座|课件|课程|演讲|演示|报告|分享|幻灯片|文稿|ppt|课|[这本整该全]|一?[个份门次堂节场套]|里面?|中|的|今天|主要|一共|总共|大概|所有|共|都|分[为成]?|划分|包括|包含|由|组成|构成|哪|几|些|什么|多少|有|是|了|请|列出|告诉|我|一下|吗|呢|讲|介绍|涉及|涵盖|要|会|\b(?:what|whats|which|is|are|was|were|the|of|in|on|for|this|these|your|its|it|talk|deck|presentation|lecture|slides?|course|lesson|session|webinar|workshop|seminar|speech|training|cover(?:s|ed)?|discuss(?:es|ed)?|we|you|will|about|today|todays|does|do|have|has|how|many|there|main|all|list|tell|show|give|me|us|please|divided|split|into|made|up|consist|table|and)\b|\s/g;

const asksForParts = (question: string): boolean => {
  const said = bare(question);
  return (
    partsOfTalk.test(said) && said.replace(new RegExp(partsOfTalk, 'g'), '').replace(aroundParts, '') === ''
  );
};

/** What the talk is asked to be about, whatever its parts are called: 今天都讲哪些学习方式. */
const ofTalk =
  /^(?:今天|这[次节堂门场]课?|本[次节课讲])(?:我们)?(?:一共|总共|主要)?都?(?:要|会)?(?:讲|介绍|学)(?:了|到|的是)?(?:哪些|哪几种|哪几个|几种|什么)(\p{Script=Han}{2,8})$/u;

function thingsOfTalk(question: string): string[] | undefined {
  const thing = ofTalk.exec(bare(question))?.[1];
  const words = thing === undefined ? [] : contentWords(thing).filter((word) => !namesItems.test(word));
  return words.length > 0 ? words : undefined;
}

/** Who asks what parts a talk has hears the whole list of its agenda; undefined where it has none. */
export function tellAgenda(
  index: DeckIndex,
  question: string,
  pages: readonly PageOfPassages[],
): Found | undefined {
  const things = asksForParts(question) ? [] : thingsOfTalk(question);
  if (!things) return undefined;
  for (const { page, title } of pages) {
    if (!agenda.test(title.trim())) continue;
    const isPart = ({ kind, text }: IndexedText) => kind === 'slide' && text !== title && /\p{L}/u.test(text);
    const items = shallowest(index.textsOn(page).filter(isPart));
    const isOfThem = ({ told, text }: IndexedText) =>
      things.every((word) => told.includes(word) || text.includes(word));
    // 学习方式 are what the parts are called: 集成学习.
    if (things.length > 0 && items.filter(isOfThem).length * 2 <= items.length) continue;
    if (items.length > 1) return { outcome: 'found', texts: tellList(index, { page, items }) };
  }
  return undefined;
}
