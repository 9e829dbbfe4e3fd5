import type { RelationKind } from '@app/contract/graph/schema.ts';
import type { Sentence } from '../outline/material.ts';
import type { FoundTerm } from './rank-terms.ts';

// How two terms of one sentence belong together is said by the words between them.

export type FoundRelation = {
  from: FoundTerm;
  to: FoundTerm;
  kind: RelationKind;
  label: string;
  sentence: Sentence;
  score: number;
};

type Mention = { term: FoundTerm; start: number; end: number };
type Rule = { kind: RelationKind; between: RegExp; isTurned?: boolean; after?: RegExp };

const few = String.raw`(?:\s+[\p{L}\d'’-]+){0,3}`;
const english: readonly Rule[] = [
  {
    kind: 'part',
    between: new RegExp(
      String.raw`^\s+(?:is|are|was|were|forms?|as)${few}\s+(?:part|parts|component|components|member|members|element|elements|subset|branch)\s+of(?:\s+(?:the|a|an|its))?${few}\s*$`,
      'iu',
    ),
  },
  {
    kind: 'part',
    isTurned: true,
    between: new RegExp(
      String.raw`^\s+(?:\S+\s+)?(?:consists?\s+of|comprises?|contains?|includes?|is\s+made\s+(?:up\s+)?of|are\s+made\s+(?:up\s+)?of|(?:is|are)\s+composed\s+of|(?:is|are)\s+divided\s+into|features?)(?:\s+(?:the|a|an|its|their|two|three|four|five|six|seven|many|several|both))?${few}\s*$`,
      'iu',
    ),
  },
  {
    kind: 'causes',
    between: new RegExp(
      String.raw`^\s+(?:\S+\s+)?(?:causes?|caused|leads?\s+to|led\s+to|results?\s+in|resulted\s+in|produces?|produced|triggers?|triggered|creates?|created|generates?|enables?|prevents?|prevented|drives?|drove|reduces?|reduced|increases?|increased|improves?|improved|affects?|affected|influences?|influenced)(?:\s+(?:the|a|an|its|their|more|less))?${few}\s*$`,
      'iu',
    ),
  },
  {
    kind: 'causes',
    isTurned: true,
    between: new RegExp(
      String.raw`^\s+(?:(?:is|are|was|were)\s+)?(?:caused\s+by|due\s+to|because\s+of|results?\s+from|resulted\s+from|produced\s+by|driven\s+by|triggered\s+by)(?:\s+(?:the|a|an|its|their))?${few}\s*$`,
      'iu',
    ),
  },
  {
    kind: 'is',
    between: new RegExp(
      String.raw`^(?:\s*\([^()]{1,40}\))?,?\s+(?:is|are|was|were|became|remains)\s+(?:(?:considered|called|known\s+as)\s+)?(?:an?|the|one\s+of\s+the|one\s+of|a\s+(?:type|kind|form)\s+of|types\s+of)${few}\s*$`,
      'iu',
    ),
    after: /^\s*(?:$|[,.;:(]|(?:that|which|who|where|of|in|for|to|with|by|from|and|on|at|used)\b)/iu,
  },
  { kind: 'is', between: /^,\s+an?(?:\s+[\p{L}\d'’-]+){0,2}\s*$/iu, after: /^\s*(?:,|\.|$)/u },
  { kind: 'is', isTurned: true, between: /^,?\s+(?:such\s+as|including|e\.g\.,?)(?:\s+(?:the|a|an))?\s*$/iu },
];
const chinese: readonly Rule[] = [
  {
    kind: 'part',
    isTurned: true,
    between: /^(?:主要)?由[^，。；]{0,8}$/u,
    after: /^[^，。；]{0,12}(?:组成|构成)/u,
  },
  {
    kind: 'part',
    isTurned: true,
    between:
      /^(?:主要|通常|一般|大致|可以?|还|也)?(?:包括|包含|分为|分成|含有|下设|设有|涵盖)[^，。；]{0,8}$/u,
  },
  {
    kind: 'part',
    between: /^(?:是|属于|组成|构成|隶属于?)[^，。；]{0,6}(?:的)?$/u,
    after: /^的?(?:一部分|组成部分|成员|重要部分|分支)/u,
  },
  {
    kind: 'is',
    between:
      /^(?:就)?(?:是指|指的是|是一[种个类门项套款家座位]|属于|被称为|称为|称作|叫做|是)[^，。；：]{0,20}$/u,
    after: /^(?:之一)?(?:[，。；、（]|$)/u,
  },
  {
    kind: 'causes',
    between:
      /^[^，。；]{0,4}(?:导致|引起|造成|引发|促进|促使|推动|影响|决定|产生|带来|使得|使(?![用得])|抑制|阻止|妨碍|降低|提高|减少|增加)了?[^，。；]{0,6}$/u,
  },
  {
    kind: 'causes',
    isTurned: true,
    between: /^[^，。；]{0,2}(?:源于|由于|取决于|来自于?|受到?)[^，。；]{0,4}$/u,
  },
];
const numbered = {
  en: /^\s+(?:has|have|had|contains?|includes?|with|comprises?|employs?|operates?)\s+(?:(?:about|around|over|more\s+than|nearly|some|up\s+to|at\s+least)\s+)?(?<number>\d[\d,.]*(?:\s(?:million|billion|thousand))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\s+[\p{L}'’-]+){0,2}\s*$/iu,
  zh: /^[^，。；]{0,4}(?:有|共有|设有|拥有|包括|分为|达|约|含)[^，。；\d]{0,4}(?<number>\d[\d,.]*[万亿千百余多]*|[二两三四五六七八九十百千万][一二两三四五六七八九十百千万]*)(?:多|余)?(?:个|种|类|项|名|人|位|家|座|条|台|只|部|款|级|层|块|片|颗|章|篇|件|次)?[^，。；]{0,4}$/u,
};

/** Where terms stand in a sentence; of two that overlap the longer one. */
function mentionsIn(bySentence: ReadonlyMap<Sentence, Mention[]>, sentence: Sentence): Mention[] {
  const all = (bySentence.get(sentence) ?? []).toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  );
  const kept: Mention[] = [];
  for (const mention of all) if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention);
  return kept;
}

function told(text: string, one: Mention, other: Mention, isChinese: boolean) {
  const between = text.slice(one.end, other.start).replaceAll(/\s*\([^()]*\)|（[^（）]*）/gu, '');
  const after = text.slice(other.end);
  // What belongs to the term is another thing than the term.
  if (/^['’]s\b|^-/u.test(after)) return undefined;
  const number = (isChinese ? numbered.zh : numbered.en).exec(between)?.groups?.['number'];
  if (number !== undefined) return { kind: 'number' as const, label: number, isTurned: false };
  const rule = (isChinese ? chinese : english).find(
    (each) => each.between.test(between) && (each.after?.test(after) ?? true),
  );
  return rule && { kind: rule.kind, label: '', isTurned: rule.isTurned ?? false };
}

/** Whether a term begins its clause: what is said after the verb is said of it. */
const beginsClause = (text: string, { start }: Mention): boolean => {
  const before =
    text
      .slice(0, start)
      .split(/[,，;；:：。.]/u)
      .at(-1)
      ?.trim() ?? '';
  return /\p{Script=Han}/u.test(text) ? before.length <= 4 : before.split(/\s+/u).length <= 4;
};

const worth: Readonly<Record<RelationKind, number>> = { is: 6, part: 6, causes: 5, number: 5, with: 0 };

/** All that sentences say of two terms, best first; one relation of each two. */
export function findRelations(terms: readonly FoundTerm[], isChinese: boolean): FoundRelation[] {
  const bySentence = new Map<Sentence, Mention[]>();
  for (const term of terms)
    for (const { sentence, start, end } of term.phrases)
      bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), { term, start, end }]);
  const best = new Map<string, FoundRelation>();
  const together = new Map<string, FoundRelation & { count: number }>();
  const keyOf = (one: FoundTerm, other: FoundTerm) => [one.key, other.key].toSorted().join('\n');
  for (const sentence of bySentence.keys()) {
    const mentions = mentionsIn(bySentence, sentence);
    mentions.forEach((one, at) => {
      for (const other of mentions.slice(at + 1)) {
        if (one.term === other.term) continue;
        const key = keyOf(one.term, other.term);
        const isNext = mentions[at + 1] === other;
        const rule =
          isNext && beginsClause(sentence.text, one) ? told(sentence.text, one, other, isChinese) : undefined;
        if (rule) {
          const [from, to] = rule.isTurned ? [other.term, one.term] : [one.term, other.term];
          const score = worth[rule.kind] + from.score / 10 + to.score / 10;
          if ((best.get(key)?.score ?? 0) < score)
            best.set(key, { from, to, kind: rule.kind, label: rule.label, sentence, score });
        }
        const pair = together.get(key);
        const near = 1 / (1 + (other.start - one.end) / 40);
        if (pair) {
          pair.count += near;
          if (sentence.text.length < pair.sentence.text.length) pair.sentence = sentence;
        } else
          together.set(key, {
            from: one.term,
            to: other.term,
            kind: 'with',
            label: '',
            sentence,
            score: 0,
            count: near,
          });
      }
    });
  }
  const met = [...together]
    .filter(([key]) => !best.has(key))
    .map(([, pair]): FoundRelation => {
      const { count, ...relation } = pair;
      const expected = Math.sqrt(pair.from.phrases.length * pair.to.phrases.length);
      return { ...relation, score: (count * Math.log2(1 + count)) / Math.sqrt(expected) + count / expected };
    });
  return [...best.values(), ...met].toSorted((one, other) => other.score - one.score);
}
