import { embeddedEngine } from '@app/contract/engine/schema.ts';
import { outlineLimits } from '@app/contract/outline/limits.ts';
import type { Outline, OutlinePage } from '@app/contract/outline/schema.ts';
import type { SceneId } from '@app/contract/project/states/scene.ts';
import { composeSlide } from '@app/deck/compose/compose-slide.ts';
import type { PageContent } from '@app/deck/compose/content.ts';
import type { NewId } from '@app/deck/defaults.ts';
import { createEn } from '@app/deck/script/speech/en.ts';
import { inside, type Say } from '@app/deck/script/speech/say.ts';
import { knowWords } from '@app/deck/script/speech/soften.ts';
import { secondsOf } from '@app/deck/script/speech/time.ts';
import { takeTurns } from '@app/deck/script/speech/turns.ts';
import { createZh } from '@app/deck/script/speech/zh.ts';
import { termsOf } from '../answer/search/terms.ts';
import type { SourceDocument } from '../document/document.ts';
import { materialOf, type Sentence } from './material.ts';
import { alternativesOf } from './other-looks.ts';
import { rulesOf } from './scene-rules.ts';
import { sceneWordsOf } from './scene-words.ts';
import { shortenPoint } from './shorten-point.ts';
import { seeSentences } from './signs.ts';
import { countsEntries } from './signposts.ts';
import { listsOf } from './lists-of-page.ts';
import { leadsOf } from './tell-frame.ts';
import { namedParts, talkPages } from './talk-pages.ts';
import type { MadePage, ToldSentence } from './port.ts';
import { tellPage } from './tell-page.ts';
import { talkTexts } from './texts.ts';
import { letters } from './title-of.ts';
import { worthIn } from './told-weights.ts';

export type TalkOptions = {
  newId: NewId;
  /** What the material is called. */
  name: string;
  /** How long it shall be; absent: as its pages ask for. */
  minutes?: number;
  scene?: SceneId | null;
};

/** A talk that nobody gave a length may take a lesson, so that it keeps most of its material on few pages, too. */
const { pageSeconds: usualSeconds, freeSeconds: usualTalk } = outlineLimits.talk;

/** A name that somebody gave, and no program. */
const isReadable = (name: string): boolean => name !== '' && name.length <= 40 && !/[_\\]|\S{25}/u.test(name);

/** Seconds for each page of the outline: what is left of the whole, parted by what each has to say. */
function budgets(
  pages: readonly OutlinePage[],
  sentencesOf: (page: OutlinePage) => readonly Sentence[],
  left: number,
): Map<OutlinePage, number> {
  const masses = pages.map((page) => sentencesOf(page).reduce((sum, { text }) => sum + secondsOf(text), 0));
  const seconds = new Map<OutlinePage, number>();
  // Short pages say all they have; what they leave goes to the others.
  let room = left;
  let open = pages
    .map((page, at) => ({ page, mass: masses[at] ?? 0 }))
    .toSorted((one, other) => one.mass - other.mass);
  while (open.length > 0) {
    const [{ page, mass }, ...rest] = open as [(typeof open)[number], ...typeof open];
    const all = open.reduce((sum, each) => sum + each.mass, 0);
    // Between equal shares and shares by what there is.
    const share = Math.min(mass, room * (0.5 / open.length + (all === 0 ? 0 : (0.5 * mass) / all)));
    seconds.set(page, share);
    room -= share;
    open = rest;
  }
  return seconds;
}

/** Which page tells a sentence: of pages that share a block the last one that has shown something of it so far. */
function ownersOf(
  pages: readonly OutlinePage[],
  byBlock: ReadonlyMap<number, readonly Sentence[]>,
): Map<Sentence, OutlinePage> {
  const owners = new Map<Sentence, OutlinePage>();
  for (const [block, sentences] of byBlock) {
    const sharing = pages.filter(({ from }) => from.includes(block));
    let [owner] = sharing;
    for (const sentence of sentences) {
      const shown = shortenPoint(sentence.text);
      owner =
        sharing.find((page) => page.text === shown || page.children.some(({ text }) => text === shown)) ??
        owner;
      if (owner) owners.set(sentence, owner);
    }
  }
  return owners;
}

/** The talk of an outline: pages with slides and words. Each sentence stands in the material, or only leads on. */
export function makeTalk(outline: Outline, document: SourceDocument, options: TalkOptions): MadePage[] {
  const { newId, name, minutes, scene = null } = options;
  const worthOf = worthIn(scene);
  const material = materialOf(document, name);
  const isChinese = material.language === 'zh';
  const texts = talkTexts[isChinese ? 'zh' : 'en'];
  const [rules, words] = [rulesOf(scene), sceneWordsOf(scene, isChinese)];
  const turns = takeTurns();
  const all = material.sections.flatMap(({ sentences }) => sentences);
  const say: Say = {
    ...(isChinese ? createZh(turns) : createEn(turns)),
    words: knowWords(all.map(({ text }) => text)),
    isFigured: false,
  };
  const signs = seeSentences(material, termsOf);
  const basedOn = name === outline.title || !isReadable(name) ? '' : texts.basedOn(name);
  // Below another title than the one that the document states, its subtitle says nothing.
  const isStated = document.title === undefined || letters(document.title) === letters(material.title);
  const subtitle = (isStated ? document.subtitle : undefined) ?? material.subtitle ?? basedOn;
  const lower = (text: string) => inside(text, say);
  const pages = talkPages(outline, document, { rules, words, texts, subtitle, lower });
  const sections = namedParts(outline, texts).length;
  const byBlock = new Map<number, Sentence[]>();
  for (const sentence of all) byBlock.set(sentence.block, [...(byBlock.get(sentence.block) ?? []), sentence]);
  const sources = pages.flatMap(({ source }) => source ?? []);
  const nameOfBlock = new Map(
    material.sections.flatMap(({ title, blocks }) => blocks.map((block) => [block, title] as const)),
  );
  const ownerOf = ownersOf(sources, byBlock);
  const sentencesOf = (page: OutlinePage) =>
    page.from.flatMap((block) => byBlock.get(block) ?? []).filter((each) => ownerOf.get(each) === page);
  const isTold = (page: OutlinePage) =>
    sentencesOf(page).some(({ text }) => shortenPoint(text) === page.text);
  const { isWholeList, partOfList } = listsOf(sentencesOf);
  const leads = leadsOf(
    pages,
    { say, rules, words, texts, pick: turns },
    {
      sections,
      isTold,
      isWholeList,
      partOfList,
    },
  );
  const framed = leads.flat().reduce((sum, { text }) => sum + secondsOf(text), 0);
  const whole =
    minutes === undefined ? Math.max(sources.length * usualSeconds, usualTalk) : minutes * 60 - framed;
  const seconds = budgets(sources, sentencesOf, Math.max(0, whole));
  // What is left of the time of a page is for the next one.
  let spare = 0;
  const tell = (source: OutlinePage, { kind }: PageContent): ToldSentence[] => {
    const time = (seconds.get(source) ?? usualSeconds) + spare;
    const told = tellPage(source, document, {
      say,
      sentences: sentencesOf(source),
      worthOf: (sentence) => worthOf(signs.get(sentence) ?? []),
      nameAbove: ({ block }) => nameOfBlock.get(block) ?? '',
      seconds: time,
      hasLength: minutes !== undefined,
      isCounted: countsEntries(kind) && isWholeList(source),
    });
    const rest = time - told.reduce((sum, { text }) => sum + secondsOf(text), 0);
    // Where somebody asked for a length, what one page takes too much is missing from the next.
    spare = minutes === undefined ? Math.max(0, rest) : rest;
    return told;
  };
  const isOnly = (source: OutlinePage, content: PageContent): boolean => {
    const shown = new Set([source.text, ...source.children.map(({ text }) => text)]);
    return (
      alternativesOf(content).length === 1 &&
      sentencesOf(source).every(({ text }) => shown.has(shortenPoint(text)))
    );
  };
  return pages.map(({ content, source, goesOn }, at) => ({
    slide: composeSlide(content, newId),
    content,
    engine: embeddedEngine,
    ...(source && !goesOn && { node: source.id }),
    ...(source && isOnly(source, content) && { isOnly: true }),
    told: [...(leads[at] ?? []), ...(source ? tell(source, content) : [])],
  }));
}
