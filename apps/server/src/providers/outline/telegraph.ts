import { capitalised } from './condense-note.ts';
import { isWhole, pointSize, saysSomething } from './shorten-point.ts';

// A note says what it says in few words: what is left out is heard. Words only go; of those that take their place each means the same.

type Change = readonly [RegExp, string];

/** Past forms and present ones that `saysSomething` does not know: a clause that has one can stand alone. */
const asserts =
  /\b(?:affects?|became|becomes?|began|begins?|believes?|brings?|brought|builds?|built|causes?|comes?|came|consists?|contains?|continues?|costs?|creates?|depends?|describes?|differs?|drives?|employs?|ensures?|exists?|faces?|falls?|follows?|forms?|gets?|goes|grows?|happens?|holds?|invests?|keeps?|knows?|lies|lives?|loses?|lost|moves?|occurs?|offers?|plays?|produces?|protects?|receives?|remains?|rises?|runs?|says|sees|seeks?|sells?|sold|sets|shares?|spends?|spent|stands?|starts?|stays?|studies|suggests?|supports?|takes?|tends?|thinks?|turns?|varies|wants?|went|works?|writes?|wrote)\b|(?<=\p{L} )(?!(?:need|speed|seed|feed|breed|hundred|indeed|based)\b)\p{Ll}{2,}ed\b/iu;
const tells = (text: string): boolean => saysSomething(text) || asserts.test(text);

/** Why, what for and against what, before what is said: the main clause is true without it. A condition, a time, an exception or a source is none of these. */
const before =
  /^(?:(?:in order )?to (?!the\b|an?\b|his\b|her\b|its\b|their\b|our\b|my\b|your\b|this\b|that\b|these\b|those\b|be\b|what\b|date\b)\p{Ll}+|although|though|whereas|because (?!of\b)|in addition to)\b(?<lead>[^,;:?\d]{6,120}),\s+(?<main>\p{L}[^;:?]+)$/iu;
/** Whom something is asked of, and when, stands before it. */
const orders = /\b(?:must|should|shall|needs?|ha(?:ve|s) to|can|cannot|may|might)\b/iu;
/** What leans on the clause before it, or was turned by it. */
const leans =
  /^(?:it|its|they|their|he|his|she|her|this|these|that|those|such|both|so|then|and|but|or|nor|not|which|who|whose|where|there|one|each|some|others?|only|even|still)\b/iu;

function withoutLead(text: string): string {
  const { main = '', lead = '' } = before.exec(text)?.groups ?? {};
  const isSafe =
    main !== '' && !leans.test(main) && !orders.test(main) && !/\b(?:not|no|only|if|unless)\b/iu.test(lead);
  return isSafe && pointSize(main) >= 12 && tells(main) && isWhole(capitalised(main), true)
    ? capitalised(main)
    : text;
}

const english: readonly Change[] = [
  // Who is meant is said without "who are": people who are interested in, parts that were made of.
  [
    / (?:who|which|that) (?:is|are|was|were) (?=(?!being\b|not\b|red\b|nothing\b|something\b|anything\b)\p{Ll}+(?:ed|ing) |(?:made|known|built|held|kept|set|found|used|written|given|taken|chosen|able|available|interested|responsible|relevant|similar|related) )/giu,
    ' ',
  ],
  [/\b(?:in order|so as) to\b/giu, 'to'],
  [/\ba (?:wide |broad |large |great |rich )?(?:variety|range) of (?=\p{Ll}+)/gu, ''],
  // What is denied before one of these is only that it is so very much.
  [
    /(?<!\b(?:not|never|no|nor|hardly)|n['’]t) (?:very|really|actually|basically|obviously|indeed|also|of course) (?=\p{Ll})/giu,
    ' ',
  ],
  [/(?<=\d) per ?cent\b/giu, '%'],
  [/\bdue to the fact that\b/giu, 'because'],
];

const chinese: readonly Change[] = [
  [/^(?:我们|大家)(?=(?:需要|应当?|应该|必须|要|可以|不能|不要|不应))/u, ''],
  // Of other words beside them they are parts: 其|实施, 实际|上升, 三|十分|钟, 并非|常规.
  [
    /(?<=^|[，；])(?:很?显然|显而易见|毫无疑问|众所周知|其实(?![际施验现行践体力习质用])|(?:事实|实际)上(?![升涨市线调]))，?/gu,
    '',
  ],
  [/其实(?=是)/gu, ''],
  [
    /(?<![\d一二三四五六七八九两几百千不并])(?:非常(?![规态任])|十分(?![之钟])|极其|极为)(?=\p{Script=Han}{2})/gu,
    '',
  ],
  [/也(?=是|需要|可以|应)/gu, ''],
  [/是一[个种项门条](?=[^，、]{2,20}的\p{Script=Han})/gu, '是'],
  [/的时候(?=，)/gu, '时'],
  [
    /(?<![针相反面绝核校应派成一比])对(?!于)([^，、；：的对]{2,8})(?<!地)进行(分析|清洗|处理|管理|检查|测试|评估|总结|比较|分类|训练|优化|设计|研究|检索|维护|监测|调整|改造|保护|培训|审核|记录)(?=$|[，；。])/gu,
    '$2$1',
  ],
];

/** A note with what can be left out of it left out; words that are quoted stay as they were said. */
export function telegraphed(text: string): string {
  if (/["“”'‘「『]/u.test(text.replaceAll(/(?<=\p{L})['’](?=\p{L}|\s)/gu, ''))) return text;
  const isChinese = /\p{Script=Han}/u.test(text);
  const own = isChinese ? text : withoutLead(text);
  const short = (isChinese ? chinese : english).reduce((left, [what, by]) => left.replace(what, by), own);
  const clean = capitalised(short.trim());
  return isWhole(clean, true) ? clean : text;
}

/** What is said of a thing that is so or so: its name, and how it is. */
const stateEn =
  /^(?:the |an? )?(?<label>\p{L}[\p{L}\d'’-]*(?: [\p{L}\d'’&-]+){0,4}?) (?:is|are) (?<text>(?:not )?(?:(?:more|less|most|mainly|often|usually|now|currently|still|generally|largely|fully|highly|only) )*(?:\p{L}+(?:ed|able|ible|ful|less|ous|ive|ant|ent|ary) |(?:likely|free|open|common|rare|safe|good|bad|high|low|cheap|easy|hard|difficult|important|critical|essential|crucial|vital|key|at|in|on|under|within|between|made|built|held|kept|found|set|known|due|part) ).{6,})$/iu;
/** A second sentence behind the first has its own subject. */
const secondClause =
  /[;:]|, (?:and|but|while|whereas|so|yet|which)\b|\b(?:and|but|or) (?:it|they|he|she|we|you|this|these)\b|\b(?:and|but|or) (?:was|were|has|have|had|will|would|can|could|may|might|must|should|does|do)\b/iu;

/** How a thing is, with its name before it; undefined where the sentence says more than one thing. */
export function stateIn(text: string): { label: string; text: string } | undefined {
  const { label, text: said } = stateEn.exec(text)?.groups ?? {};
  if (label === undefined || said === undefined || label.length > 34 || secondClause.test(said))
    return undefined;
  // Who said something is no name of what is said.
  if (tells(label)) return undefined;
  // Of "is A and is B" the name is said once.
  return { label, text: capitalised(said.replaceAll(/\b(and|but|or) (?:is|are) /gu, '$1 ')) };
}

/** Where a sentence says by what its page is called already: 在使用检索工具时，…, on the page 科技论文的检索. */
export function withoutPlace(text: string, title: string): string {
  const place =
    /^(?:在|当)(?![^，]*(?:不|没|未|无|离开|之前|之后))(?<where>[^，]{2,16})(?:的?时候?|中|过程中|方面)，(?=.{8})/u.exec(
      text,
    );
  const where = place?.groups?.['where'] ?? '';
  const isNamed = [...where].some(
    (_, at) => where.length >= at + 2 && title.includes(where.slice(at, at + 2)),
  );
  return place && isNamed ? text.slice(place[0].length) : text;
}
