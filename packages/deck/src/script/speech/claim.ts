import type { Wording } from './wording.ts';

const verbs =
  /(?<!-)\b(?:is|are|was|were|has|have|can|cannot|will|must|should|does|do|did|need|needs|makes?|made|means|gives?|wins?|works?|shows?|becomes?|beats?|keeps?|drives?|matters?|helps?|takes?|starts?|comes?|rose|grew|fell)\b(?!-)/iu;
// These may be nouns too: a longer line is needed to tell.
const perhapsVerbs =
  /\b(?:provides?|depends?|affects?|threatens?|returns?|dominates?|ranks?|leads?|grows?|falls?|rises?|remains?|stays?|creates?|enables?|improves?|reduces?|increases?|requires?|allows?|saves?|crosses?|delivers?|builds?)\b/iu;
const claims =
  /[，,]|(?:不是|需要|必须|应该|可以|不能|已经|正在|成为|带来|决定|意味着|越来越|仍然|依然|都是|就是|不会|将会|不再|达到|超过|突破)|越.+越|.{2}(?<![但还就不])是.{3}/u;

// Behind its comma it only says what is shown of the thing: 电影名称，词云图.
const ofThing = /[，,][^，,]*(?:图|表|目的|设计|分析|介绍|展示|方法|模型|系统|平台|概述)$/u;
// What follows the noun only says which: "the benefits we are seeking".
const ofNoun =
  /^(?:the|some|all|our|your|those|things?|\p{L}+s)\s+(?:\p{L}+\s+){0,3}?(?:we|you|they|i|that|who|which)\s+(?:\p{L}+\s*){1,4}$/iu;

/** Whether a title says something by itself, and not only what the page is about. */
export function isClaim(title: string, language: Wording['language']): boolean {
  if (language === 'zh')
    return title.length >= 8 && claims.test(title.replace(ofThing, '')) && !/[：:]/u.test(title);
  return (
    language === 'en' &&
    title.split(' ').length >= 4 &&
    (verbs.test(title) ||
      (title.split(' ').length >= 6 && perhapsVerbs.test(title)) ||
      /\b(?:up|down)\b.*\d|\d%.*,/u.test(title)) &&
    !ofNoun.test(title) &&
    !/^(?:how|why|what|when|where|who|which)\b/iu.test(title)
  );
}
