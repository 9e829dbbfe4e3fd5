import { isTask } from '@app/deck/script/speech/task.ts';
import { outlineLimits } from '@app/contract/outline/limits.ts';
import { splitSentences } from '../tts/text/split-sentences.ts';
import { trimmedEnd } from './trimmed-end.ts';

// A sentence as a point of a slide: what it says, without how it leads on. No word is new, and none that turns its meaning goes.

/** What stands in brackets beside words. A row of numbers, (2, 0), is a formula's own. */
const asides = /\s?[（(](?!\s?[−–-]?\d+\s?[,，;；][\d\s,，;；.−–-]*[）)])[^（）()]{2,60}[）)]/gu;
const leads =
  /^(?:(?:however|moreover|furthermore|in addition|additionally|also|therefore|thus|hence|consequently|as a result|for this reason|indeed|in fact|overall|in other words|in conclusion|to conclude|in summary|to sum up|in short|finally|first(?:ly)?|second(?:ly)?|third(?:ly)?|next|then|meanwhile|similarly|in particular|specifically|for example|for instance|it is (?:important|worth|essential) to (?:note|remember) that|note that)\s*[,，:]\s*|(?:but|and|so|yet)\s+(?=\p{Lu}))|^(?:同学们|大家|各位(?:老师|同学|同事|朋友)?|朋友们)[，,：:！!]|^(?:但是|但|然而|不过|此外|另外|同时|因此|所以|因而|于是|总之|例如|比如|首先|其次|再次|然后|接着|接下来|随后|最后|第[一二三四五六七八](?:步|阶段)?(?=[，,、：:])|[一二三四五六七八]是(?=\p{Script=Han}{3})|其中|而且|并且|事实上|实际上|也就是说|换句话说|值得注意的是|要知道|请注意|请记住|需要指出的是|众所周知|一般来说|通常来说|具体来说|具体而言|具体地说|总的来说|总体来说|换言之|值得一提的是|另一方面|一方面)[，,、：:]?/iu;
/** A clause that turns what stands before it, or says what comes of it, cannot go. */
const turns =
  /^\s*(?:unless|except|only|but|not|nor|without|if|provided|such that|so that|until|although|though|while|whereas|除非|但|而不|并非|只有|如果|除了|不包括|直到|尽管|虽然|导致|使|让|这(?:种|样|些|也|就|是|会|让)|从而|以致|误以为|就(?!是说)|却|才|便|都|会|可(?!以?参)|因此|所以|目的在于)/iu;
/** What waits for what it leads to: no point ends with it. 小时 and 落后 wait for nothing. */
const leadsOn =
  /^\s*(?:(?:and |but |or |so )?(?:whilst|whereas)\b|(?:事实上|实际上|其实|因此|所以|于是|那么|这样|具体来说|换言之|例如)[，,]?$|(?:however|therefore|thus|hence|moreover|further(?:more)?|in addition|as a result|as of [\p{L}\d ]{4,16}|in \d{4})\s*[,，]?$|(?:if|when|while|although|though|because|since|even (?:if|when|though)|once|unlike|rather than|instead of|along with)\b|特别是在|尤其是在|关于|相比之下|截至|到\d{4}年$|即使|即便|哪怕|如果|假如|虽然|尽管|只要|无论|不管|因为|由于|当(?!然)|一旦|边(?![界缘境框疆]))|(?:的时候|(?<![小及实])时|(?<!落)后|前)[，,]?$/iu;
/** A row of examples is given whole. */
const opensRow = /^\s*(?:比如|例如|譬如|such as\b|for example\b|for instance\b|including\b)/iu;
// 5–10 and 40,000 and 14:30 are one.
const clause = /(?<=[，；;—：]|(?<=\s)–(?!\d)|–(?=\s)|[,:](?=\s|\p{Script=Han}))\s*/u;

const sizeOf = (text: string): number =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) +
  (text.match(/(?!\p{Script=Han})[\p{L}\d]+/gu)?.length ?? 0) * 2;

/** As long as a point should be: 34 Chinese letters, or 17 words. */
const usual = 34;

const wordsOf = (text: string) => text.trim().split(/\s+/u).length;
/** The end of an enumeration, which is told whole or not at all. */
const endsList = (last: string, before: string): boolean =>
  /^\s*(?:and|or|as well as)\b/iu.test(last) && (wordsOf(last) <= 5 || wordsOf(before) <= 4);
/** Halves of one thought: either … or, 不仅 … 而且. Without the second the first says something else. */
const halves: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:either|whether)\b/iu, /^.{0,40}\bor\b/iu],
  [/\bneither\b/iu, /^\s*nor\b/iu],
  [/\bboth\b/iu, /^.{0,40}\band\b/iu],
  [/\bnot (?:only|just|merely)\b/iu, /^\s*(?:but|it|they)\b/iu],
  [/\bthe (?:more|less|\p{L}+er)\b/iu, /^\s*the (?:more|less|\p{L}+er)\b/iu],
  [/不仅|不但|不只|不光/u, /^\s*(?:而且|还|也|更|并且|同时)/u],
  [/既/u, /^\s*(?:又|也)/u],
  [/不(?:是|在于)|并非/u, /^\s*而(?:是|在于)/u],
  [/(?:如果|假如|倘若|若是|只要|一旦)/u, /^\s*(?:无疑|必|将|则|应|需|那|很?可能|很?容易|不(?!仅|但|只))/u],
  [/(?:要么|或者|一边|一方面|有的|有时|一是)/u, /^\s*(?:要么|或者|一边|另一方面|有的|有时|[二三]是)/u],
];
const opposes = /^\s*[^，；]{1,10}(?:却|则|反而)/u;
/** The last of several clauses that are told together, and what is said of the ones before: 怎样学会游泳，是…. */
const closesRow = /^\s*(?:以及|及|和|或者?|是|成为)(?=\p{Script=Han})/u;
/** What a thing did or brings, behind nothing but its name: 工业的发展，造成了…. */
const comesOf =
  /^\s*(?:造成|引起|引发|推动|促使|促成|标志|意味|构成|成为|暴露|反映|体现|折射|带来|给|把|是|[对为][^，]{1,16}(?:进行|产生|起到|有|提供|奠定|创造|带来))/u;
const isNameAlone =
  /所\p{Script=Han}{1,4}的\p{Script=Han}{2,6}[，,]?$|(?:^|[，,])[^，,了是有在]{2,12}的\p{Script=Han}{2,3}[，,]?$|^[^，,了是有]{4,30}的[^，,的了是有在]{2,8}[，,]?$/u;
/** What leads to the main clause inside a sentence: they found that while some do, others do not. */
const leadsInside =
  /\bthat (?:while|although|though|if|when|because|since|as|for|in|with|among|during|under)\b[^,;]*[,;]?\s*$/iu;
/** What is said of a subject stands behind what only adds to it: areas with higher taxes, which pay for schools, have … */
const addsToSubject = /^(?<subject>[^,]*),\s*(?:which|who|whose|where)\b[^,]*,?\s*$/iu;
const isParted = (before: string): boolean => {
  const subject = addsToSubject.exec(before)?.groups?.['subject'];
  return subject !== undefined && !tells(subject);
};
const belongs = (last: string, before: string): boolean =>
  leadsInside.test(before) ||
  isParted(before) ||
  opposes.test(last) ||
  closesRow.test(last) ||
  (comesOf.test(last) && isNameAlone.test(before)) ||
  halves.some(([one, other]) => other.test(last) && one.test(before));

/** What stands between two dashes goes with what stands around it. */
const hasPairOfDashes = (text: string): boolean => (text.match(/—|(?<=\s)(?:–|--)(?=\s)/gu)?.length ?? 0) > 1;

/** Where, when, by whose example, what for or of whom the next clause says something in Chinese: 可以在…条例中, 仅 2021 年间, 商家为了…. */
const waitsZh =
  /(?:^|可以?|应当?|将|要|需|指|是|也|还|又|都|并|而|仅|且|会|能)在[^，,]*[中里内上下间][，,；;]?$|(?:[年月日期]间|为例)[，,；;]?$|^[^，,]{2,16}为了?(?=[^，,]{6,}(?:化|性|率|益|本|度)[，,；;]?$)|^谁|(?<![相针面绝反核])对(?![于象比应立话手方])[^，,了]*的\p{Script=Han}{1,4}[，,；;]?$|[^得给可所加予]以其[^，,]*[，,；;]?$/u;

/** Where or when the next clause says something: …; in practice at large firms, …; and as of 2018, …. */
const isPlaceAlone = (end: string): boolean =>
  /^\s*(?:(?:and|but|or|so) )?(?:in|at|on|by|since|until|during|before|after|through|for|from|under|within|among|as of|according to|due to|with)\b/iu.test(
    end,
  ) && !tells(end);
/** The first of what a colon announces is not all of it: three kinds: papers, …. */
function opensRowOnly(parts: readonly string[]): boolean {
  const at = parts.findLastIndex((part) => /[:：]\s*$/u.test(part));
  if (at < 0 || at === parts.length - 1) return false;
  const row = parts.slice(at + 1).join(' ');
  return /\p{Script=Han}/u.test(row)
    ? /[两二三四五六七八几\d][大个]?(?:[类种点项条步]|方面|部分|任务|阶段|原则|特点)[^：]{0,8}：\s*$/u.test(
        parts[at] ?? '',
      )
    : !tells(row);
}

function withoutLastClauses(text: string, wanted: number): string {
  // What is asked is asked to its end.
  if (/[?？]\s*$/u.test(text)) return text;
  let parts = text.split(clause);
  // What was said in quotation marks, or in brackets, is told to its end or not at all.
  let kept = parts;
  while (parts.length > 1 && sizeOf(parts.join('')) > wanted) {
    const last = parts.at(-1) ?? '';
    const rest = parts.slice(0, -1);
    const left = sizeOf(rest.join(''));
    const joined = rest.join(' ');
    // What announces something must keep it, and a beginning alone says nothing.
    if (endsList(last, rest.at(-1) ?? '') || hasPairOfDashes(text) || belongs(last, joined)) break;
    if (turns.test(last) || left < 12 || /[:：]\s*$/u.test(rest.at(-1) ?? '') || isOpening(rest.join('')))
      break;
    // A subject that is parted from what is said of it is half a sentence.
    const whole = parts.join(' ');
    if ((!says.test(joined) && says.test(whole)) || (!tells(joined) && tells(whole))) break;
    parts = rest;
    const end = parts.at(-1) ?? '';
    const isHanging =
      leadsOn.test(end) ||
      (parts.length > 1 && isPlaceAlone(end)) ||
      waitsZh.test(end.trim()) ||
      opensRowOnly(parts) ||
      hangs(end.trim()) ||
      parts.some((part) => opensRow.test(part));
    if (isBalanced(parts.join('')) && !isHanging) kept = parts;
  }
  return trimmedEnd(kept.join(/\p{Script=Han}/u.test(text) ? '' : ' '), '，,；;：:—–');
}

/** What names the next sentence, and is none. */
const mostOfName = 22;

/** The first of several sentences, as many as find room; a name that stands before them goes with one. */
function firstSentences(text: string, wanted: number): string {
  // What goes on behind a closed quotation belongs to the sentence that quotes.
  const ends = splitSentences(text, { isRead: true })
    .map(({ end }) => end)
    .filter((end) => !/^\s*[,，;；:：)）\p{Ll}]/u.test(text.slice(end)));
  const fits = ends.findLast((end) => sizeOf(text.slice(0, end)) <= wanted) ?? ends[0] ?? text.length;
  const isName = sizeOf(text.slice(0, fits)) <= mostOfName && !says.test(text.slice(0, fits));
  return text.slice(0, isName ? (ends[ends.indexOf(fits) + 1] ?? fits) : fits);
}

/** Letters that are looked at: no sentence is longer, and patterns take ever more time for a row of signs. */
const longest = 2000;

const verbs =
  /\b(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|do|does|did)\b|\p{L}{2,}(?:ed|es|s)\b/iu;
const opens =
  /^(?:为了?|在|当|由于|因为|随着|对于?|根据|通过|基于|针对|围绕|作为|运用|利用|借助|结合|如果|若|虽然|尽管|除了?|从|自|按|违反|未经?|经)/u;
const opensAtEnd = /(?:的|时|后|前|下|规定|之一|情况|方面|以来|来说|而言)[，,；;]?$/u;
/** What somebody does by, on or as something comes in the next clause: 模型通过学习历史数据，…; so does what is seen: 结果表明，… */
const hangsInside =
  /^[^，,；;：:]{1,16}(?:通过(?!了)|基于|针对|随着|由于|借助|依托|作为|按照|依据|根据(?!地))|(?:相比|相比较|看出|看到|可见|可知|知道|揭示|披露|证实|得知|发现|表明|显示|认为|指出|说明|意味着|认识到|证明|出发|入手|着手|为例|为基础|为依据)[，,：:]?$/u;
/** 近年来, 相比之下: too short to say something. */
const mostOfOpening = 5;
/** 对数据进行清洗, 为后续工作提供依据: said to its end. */
const isDone = /^(?:对|为)[^，]*(?:进行|加以|予以|提供|产生|造成|奠定|打下|负责|开展)/u;
const hangs = (clause: string): boolean => {
  const own = clause.replace(/^(?:同时|并且?|再|首先|然后|进而|此外|而)(?=\p{Script=Han})/u, '');
  return /\p{Script=Han}/u.test(own) && ((opens.test(own) && !isDone.test(own)) || hangsInside.test(own));
};
const isOpeningClause = (clause: string): boolean =>
  hangs(clause) || opensAtEnd.test(clause) || sizeOf(clause) <= mostOfOpening;
/** Clauses of Chinese that only lead to what is said. */
const isOpening = (text: string): boolean =>
  /\p{Script=Han}/u.test(text)
    ? text
        // A name before a colon says nothing yet.
        .replace(/^[^：:，]{2,14}[：:](?=.)/u, '')
        .split(/(?<=[，,；;])/u)
        .filter((each) => each.trim() !== '')
        .every((each) => isOpeningClause(each.trim()))
    : /^(?:[^:,]{2,40}: ?)?(?:in|on|at|by|for|with|when|while|as|because|since|although|though|if|after|before|during|according to|despite|through|to|from|under|among|given|using|based on|compared|following|unlike|instead of|owing to|due to|amid|rather than|once|where|until|notice that|note that|even|what|whatever|whichever|whoever|whenever|wherever|whether|however|no matter|unless|as long as|so long as|just as|not only)\b/iu.test(
        text,
      ) || !verbs.test(text);

/** The point that a sentence makes; `wanted`: about as long as it should be. */
export function shortenPoint(whole: string, wanted = usual): string {
  const key = `${wanted} ${whole}`;
  const known = shortened.get(key);
  if (known !== undefined) return known;
  if (shortened.size >= mostKept) shortened.clear();
  const point = pointOf(whole, wanted);
  shortened.set(key, point);
  return point;
}

/** Pages are planned several times, and each point is looked for by its words: a sentence is shortened once. */
const shortened = new Map<string, string>();
const mostKept = 5000;

function pointOf(whole: string, wanted: number): string {
  const sentence = whole.slice(0, longest);
  const plain = sentence.replace(leads, '').trim();
  const bare = sizeOf(plain) > wanted ? plain.replaceAll(asides, '').trim() : plain;
  const first = sizeOf(bare) > wanted ? firstSentences(bare, wanted) : bare;
  const short = sizeOf(bare) > wanted ? withoutLastClauses(first, wanted) : bare;
  const closed = short.replace(
    /(?:[,;]\s*(?:thus|so|and|but|then))?[。．.;；,，]+$|[,;]\s*(?:thus|so|and|but|then)$/u,
    '',
  );
  // Without its sign a question reads as if it were said.
  const asked = /[?？]\s*$/u.exec(first)?.[0].trim() ?? '';
  const point = (/[?？]$/u.test(closed) ? closed : closed + asked).replace(/^\p{Ll}/u, (letter) =>
    letter.toUpperCase(),
  );
  // Cut here, so that whoever looks for the sentence of a point finds it by the same words.
  return withinLimit(point);
}

/** What is longer than an outline may hold ends with a whole word, and says that it goes on. */
function withinLimit(point: string): string {
  const { max } = outlineLimits.text;
  if (point.length <= max) return point;
  const start = point.slice(0, max - 1);
  const end = start.search(/[\s，。；、][^\s，。；、]*$/u);
  return `${trimmedEnd(end > 0 ? start.slice(0, end) : start, ',，;；:：、')}…`;
}

const isBalanced = (text: string): boolean =>
  (['（）', '()', '“”', '《》', '「」', '[]', '{}'] as const).every((pair) => {
    const [open = '', close = ''] = pair;
    return text.split(open).length === text.split(close).length;
  }) && (text.match(/"/gu)?.length ?? 0) % 2 === 0;

/** Beginnings that lean on nothing, ends that wait for something, and what was taken out in the middle. */
const broken =
  /^[^\p{L}\d“"《「（($€£¥￥#+\-–−]|\b(?:and|or|the|an?|of|to|in|with|by|for|that|which|who|when|such as|thus|as|is|are|was|were|following|follows|include|includes|including|from|at|on|than|its|their|e\.g|i\.e|see)$|(?:[:：]|[为是的和与及在或]|(?<!小)时|包括|如下|例如|比如|分为)$|<(?:[ap] \p{L}|\p{L}{2,})[^>]*$|[,，]\s*[,，]|[（(]\s*[）)]|\b(?:in|by|of|from|to|per|with|and|include|see|on),/iu;
/** What speaks of the document itself, or points at what is not on the page. */
const ofDocument =
  /\b(?:fig(?:ure|\.)|table|eq(?:uation|\.)|section|sec\.|chapter|appendix) ?\d|\bin this (?:section|chapter|lesson|document|article|paper)\b|\b(?:see (?:also|the|below|page)|as follows|described below|shown (?:below|above))\b|(?:如|见)[上下]?[图表]|本(?:节|章|课|课程|文)(?:中|将|里|，|我们|从|先|主要|首先|依次)|今天这(?:节|堂|一)|在本(?:节|章|课)|(?:下面|以下)(?:我们|将|(?:分别)?是)|如下所示|https?:|www\./iu;
const formula = /[\u{1D400}-\u{1D7FF}∈∀∃∑∏√≤≥⊂⊆ξζ]/gu;

/** Whether a point can stand alone on a slide. An item of a list need not be a sentence. */
export function isWhole(text: string, isItem: boolean): boolean {
  if (broken.test(text) || ofDocument.test(text) || !isBalanced(text)) return false;
  if ((text.match(formula)?.length ?? 0) > 1) return false;
  const isLatin = !/\p{Script=Han}/u.test(text);
  return isItem || !isLatin || (text.split(' ').length >= 4 && verbs.test(text));
}

/** In English what says something has a verb that cannot be a noun. */
const says =
  /\p{Script=Han}|\b(?:is|are|was|were|has|have|had|can|cannot|will|must|should|does|do|did|may|needs?|makes?|made|means|gives?|gave|helps?|uses?|requires?|provides?|allows?|improves?|reduces?|increases?|shows?|includes?|takes?|took|leads?|led|grew|fell|rose|became|began|won|reached|found|follows?)\b/iu;
/** What was done is a verb, too. */
const done =
  /(?<=[\p{L},] )(?!(?:need|speed|seed|weed|feed|deed|breed|creed|hundred|indeed|so-called|based)\b)\p{Ll}{2,}ed\b/u;
const tells = (text: string): boolean => says.test(text) || done.test(text);
const leansOn =
  /^(?:也|还|又|而|这|那|它|他|她|其|此|该|不同的|另一|有时|有人|另外|this|these|that|those|it|they|he|she|such|both|another|other|some|given|assume|the (?:practice|latter|former|same|other|second|third)|each side|a (?:similar|second|third|further|compromise))(?!中|实)/iu;

/** What points at something that was said before, further on in a point: 印证了这一缺陷, one of these concepts. */
export const pointsBack =
  /^[^，,]{0,24}这(?:一|些|种|类|个)(?!点)|\b(?:of|in|with|to|by|on|for) (?:this|these|those|such) \p{L}+$/iu;

export const saysSomething = (text: string): boolean => says.test(text) || isTask.test(text);

/** Whether a point is understood by somebody who has read nothing before it. */
export const standsAlone = (text: string): boolean =>
  says.test(text) &&
  isWhole(text, false) &&
  !leansOn.test(text) &&
  !pointsBack.test(text) &&
  !isTask.test(text) &&
  !/[?？:：]/u.test(text);

/** How much room a point needs; a Chinese letter is one, a word two. */
export const pointSize = sizeOf;
