import { captionText } from './captions.ts';
import { definitionIn } from './note-of.ts';
import type { Section, Sentence } from './material.ts';
import { entryOf } from './page-content.ts';
import type { PagePlan } from './plan-pages.ts';
import { pointSize } from './shorten-point.ts';
import { subjectIn } from './subject-of.ts';
import { wordsIn } from './signs.ts';

// Pages that tell parts of one chapter are named by the headings that they tell, else by what they show or speak of.

/** Names that stand in one title. */
const mostOfNames = 26;
const between = ' · ';

const massOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + wordsIn(text), 0);

/** What a page says below each heading, the headings in their order. */
function shareOfHeadings(plan: PagePlan, headingOf: ReadonlyMap<number, Section>): Map<Section, number> {
  const shares = new Map<Section, number>();
  const add = (block: number, mass: number) => {
    const section = headingOf.get(block);
    if (section && section.title !== '') shares.set(section, (shares.get(section) ?? 0) + mass);
  };
  for (const sentence of plan.sentences) add(sentence.block, massOf([sentence]));
  for (const thing of plan.things) add(thing, 20);
  return shares;
}

const below = (parent: string, title: string): string =>
  `${parent}${/\p{Script=Han}/u.test(parent + title) ? '：' : ': '}${title}`;

/** A heading that several chapters have is told with what it stands below. */
function fullName({ title, path }: Section, sections: readonly Section[]): string {
  const parent = path.at(-1) ?? '';
  const isRepeated = sections.some((each) => each.title === title && each.path.join() !== path.join());
  return isRepeated && parent !== '' ? below(parent, title) : title;
}

/** Two headings in one title; what both stand below, or what both are called, is said once. */
function pairOf(one: Section, other: Section, sections: readonly Section[]): string {
  const names = [one, other].map((each) => fullName(each, sections));
  const isPlain = names[0] === one.title && names[1] === other.title;
  if (names[0] === names[1]) return one.title;
  if (isPlain) return names.join(between);
  const [parent = '', next = ''] = [one, other].map(({ path }) => path.at(-1) ?? '');
  if (parent === next) return below(parent, [one.title, other.title].join(between));
  return one.title === other.title ? [parent, next].join(between) : names.join(between);
}

/** The name of a page by what it tells most of: one heading or two. */
function nameOf(
  plan: PagePlan,
  sections: readonly Section[],
  headingOf: ReadonlyMap<number, Section>,
): string | undefined {
  const shares = [...shareOfHeadings(plan, headingOf)].filter(([{ title }]) => title !== plan.title);
  const [most, next] = shares.toSorted(([, one], [, other]) => other - one).map(([section]) => section);
  if (!most) return undefined;
  const [first, second] = shares.map(([section]) => section).filter((each) => each === most || each === next);
  const pair = first && second ? pairOf(first, second, sections) : '';
  return pair !== '' && pointSize(pair) <= mostOfNames ? pair : fullName(most, sections);
}

/** The page that begins below its own heading keeps it. */
function isFirstBelow(
  plan: PagePlan,
  plans: readonly PagePlan[],
  headingOf: ReadonlyMap<number, Section>,
): boolean {
  const isFirst = plans.find(({ title }) => title === plan.title) === plan;
  const isRepeated = plans.some((each) => each.title === plan.title && each.path.join() !== plan.path.join());
  const [block = -1] = [...plan.sentences.map((each) => each.block), ...plan.things];
  return isFirst && !isRepeated && headingOf.get(block)?.title === plan.title;
}

/** Pages that share their title are named by the headings below it, as far as each has its own. */
export function namedByHeadings(plans: readonly PagePlan[], sections: readonly Section[]): PagePlan[] {
  const headingOf = new Map(
    sections.flatMap((section) => section.blocks.map((block) => [block, section] as const)),
  );
  const count = (title: string) => plans.filter((plan) => plan.title === title).length;
  return plans.map((plan) => {
    if (plan.title === '') return plan;
    if (count(plan.title) < 2 || isFirstBelow(plan, plans, headingOf)) return plan;
    const name = nameOf(plan, sections, headingOf) ?? repeatedName(plan, plans);
    if (name === undefined || name === plan.title) return plan;
    return { ...plan, title: name, path: plan.path.length > 0 ? plan.path : [plan.title] };
  });
}

/** One heading below several chapters. */
function repeatedName({ title, path }: PagePlan, plans: readonly PagePlan[]): string | undefined {
  const isRepeated = plans.some((each) => each.title === title && each.path.join() !== path.join());
  const parent = path.at(-1) ?? '';
  return isRepeated && parent !== '' ? below(parent, title) : undefined;
}

/** What a line begins with and a dash parts from the rest. */
const beforeDash = /^(?<label>\p{L}[^.,:;。，：；—–]{2,30}?)\s(?:-|–|—|——)\s(?=\S.{8})/u;

/** What stands before a colon may only lead to what stands behind it. */
const leadsOn =
  /(?<!^(?:what|who|why|how|where)\s(?:\p{L}+\s)?)\b(?:is|are|was|were)\b|\b(?:as follows|following)\b|如下|(?<![岁度元米克万亿%％人年级]\s?)以下|包括|^对于|(?:而言|来说)$/iu;

/** What a page shows or speaks of first that no page before it was named by. */
export function ownNameOf(
  { sentences }: PagePlan,
  captions: readonly string[],
  known: readonly string[],
): string | undefined {
  const names = [
    // A caption that begins small is the end of a sentence that was broken.
    ...captions
      .map((each) => captionText(each).replace(/[.。]$/u, ''))
      .filter((each) => !/^\p{Ll}/u.test(each)),
    ...sentences.flatMap(
      ({ text }) =>
        entryOf(text).label ?? beforeDash.exec(text)?.groups?.['label'] ?? definitionIn(text)?.label ?? [],
    ),
    ...sentences.flatMap(({ text }) => subjectIn(text) ?? []),
  ];
  const isKnown = (name: string) => known.some((each) => each.toLowerCase().includes(name.toLowerCase()));
  return names.find(
    (name) => name.length > 2 && !leadsOn.test(name) && pointSize(name) <= mostOfNames && !isKnown(name),
  );
}
