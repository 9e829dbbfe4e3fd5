import type { OutlinePage } from '@app/contract/outline/schema.ts';
import type { SceneId } from '@app/contract/project/states/scene.ts';
import type { SpokenLanguage } from '@app/deck/script/language.ts';
import type { ModelMessage } from '../../llm/port.ts';
import { fenced, fenceRule, languageNames } from './fence.ts';
import type { Ground } from './ground.ts';
import { wordKinds } from './page-answer.ts';
import { briefOf } from './scene-brief.ts';

export type PagePrompt = {
  page: OutlinePage;
  /** What the page shows that stays: a table, a chart or a picture. */
  thing: string;
  /** What stands below its picture: a stranger's words, never among the rules. Empty where there is none. */
  caption: string;
  around: { title: string; before: string; after: string };
  seconds: number;
  scene: SceneId | null;
  language: SpokenLanguage;
  ground: Ground;
  mark: string;
  /** What it shows now, where another result is wanted. */
  shown: readonly string[];
  /** The most of the material that is told. */
  characters: number;
};

/** Four Chinese characters or two and a half words a second, as speech is timed everywhere here. */
const lengthOf = (seconds: number, language: SpokenLanguage): string =>
  language === 'zh' ? `${Math.round(seconds * 4)} Chinese characters` : `${Math.round(seconds * 2.5)} words`;

/** The lines of the page: those of its points first, as far as there is room, in the order of the material. */
function linesOf({ page, ground, characters }: PagePrompt): string {
  const ofPoints = page.children.flatMap(({ from }) => from);
  let left = characters;
  const kept = [...new Set([...ofPoints, ...page.from])].filter((block) => {
    const length = ground.of([block]).length + 8;
    if (length > left) return false;
    left -= length;
    return length > 8;
  });
  return kept
    .toSorted((one, other) => one - other)
    .map((block) => `[${block}] ${ground.of([block])}`)
    .join('\n');
}

const kindsInWords = Object.entries(wordKinds)
  .map(([kind, { least, most }]) => `${kind} (${least === most ? least : `${least} to ${most}`} entries)`)
  .join(', ');

/** Asks for the words and the script of one page. */
export function pagePrompt(prompt: PagePrompt): ModelMessage[] {
  const { page, thing, caption, around, seconds, scene, language, mark, shown } = prompt;
  const rules = [
    'You write one page of a talk: the few words on its slide, and what the presenter says meanwhile. Answer with one JSON object only:',
    '{"kind":"…","entries":[{"label":"","text":"…","from":[numbers of lines]}],"script":[{"text":"one spoken sentence","from":[numbers of lines]}]}',
    thing === ''
      ? `kind is one of: ${kindsInWords}. In numbers the label is the number, in timeline the date, in columns one of two headings; else a name of at most 7 Chinese characters or 4 words, or empty. Choose what shows the points best.`
      : `The slide shows ${thing}. Give kind "points" and one or two entries that say what to see in it.`,
    'An entry has at most 34 Chinese characters or 17 words.',
    `The script explains the slide instead of reading it: why it is so, how the points belong together, in whole sentences for the ear. About ${lengthOf(seconds, language)} in all. Lead over from the page before in a few words. No greeting, no thanks, no page numbers, no Markdown, brackets or addresses.`,
    `Say only what the lines say. Each number and name must stand in the lines named in "from". Write in ${languageNames[language]}. The tone is ${briefOf(scene).tone}.`,
    ...(shown.length > 0
      ? ['Another version of the page is wanted: choose another kind and other entries than it shows now.']
      : []),
    fenceRule(mark),
  ];
  const points = page.children.map(
    ({ text, from, kind }) =>
      `- ${text}${from.length === 0 && kind === 'point' ? ' (the author’s own words: keep)' : ''}`,
  );
  const material = [
    `The talk: ${around.title}`,
    `The page before: ${around.before}`,
    `The page after: ${around.after}`,
    `This page: ${page.text}`,
    'Its points:',
    ...points,
    ...(caption === '' ? [] : [`Its picture: ${caption}`]),
    ...(shown.length > 0 ? ['What it shows now:', ...shown] : []),
    'Its lines of the material:',
    linesOf(prompt),
  ];
  return [
    { role: 'system', content: rules.join('\n') },
    { role: 'user', content: `${fenced(material.join('\n'), mark)}\n\nWrite this page.` },
  ];
}
