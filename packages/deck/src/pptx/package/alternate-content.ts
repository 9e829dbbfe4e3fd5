import { linear } from './formula.ts';
import { descendants, findDescendant, type XmlNode } from './nodes.ts';

// Newer vocabularies whose content we read; what needs any other one comes with an older form for programs like ours.
const readable = new Set(['a14', 'a16', 'a15', 'p15', 'p16', 'wpg', 'wps']);

const isReadable = (choice: XmlNode) =>
  (choice.attributes['Requires'] ?? '').split(/\s+/).every((prefix) => readable.has(prefix));

/** How a slide comes and what happens on it is read by names, whatever vocabulary they are from. */
const isStaging = (choice: XmlNode) =>
  choice.children.some(({ name }) => name === 'p:transition' || name === 'p:timing');

/** The words and formulas of a paragraph; a break inside it ends a line too. */
const lineOf = (node: XmlNode): string => {
  if (node.name === 'a:t') return node.text;
  if (node.name === 'a:br') return '\n';
  return node.name === 'a14:m' || node.name.startsWith('m:')
    ? linear(node)
    : node.children.map(lineOf).join('');
};

/** How many letters stand in formulas, and how many beside them. */
function lettersOf(choice: XmlNode): { formula: number; words: number } {
  const texts = descendants(choice).filter(({ name }) => name === 'm:t' || name === 'a:t');
  const count = (wanted: string) =>
    texts.reduce((sum, { name, text }) => sum + (name === wanted ? text.trim().length : 0), 0);
  return { formula: count('m:t'), words: count('a:t') };
}

/**
 * Office keeps a picture of text with formulas beside it: of a formula it looks right, and the text describes it. Where most of
 * it is words they are worth more as words: they can be changed, stand in the deck's own fonts and keep their bullets.
 */
function pictureOfFormula(choice: XmlNode, fallback: XmlNode | undefined): XmlNode | undefined {
  if (!fallback || !findDescendant(choice, 'm:oMath') || !findDescendant(fallback, 'a:blip'))
    return undefined;
  const { formula, words } = lettersOf(choice);
  if (words > formula) return undefined;
  const shown = findDescendant(fallback, 'p:cNvPr');
  const lines = descendants(choice)
    .filter(({ name }) => name === 'a:p')
    .map((paragraph) => lineOf(paragraph).trim());
  if (shown) shown.attributes['descr'] = lines.filter((line) => line !== '').join('\n');
  return fallback;
}

/** What newer programs show where the others show a picture of it, by the element that holds it. */
export type Source = 'model3d' | 'chart' | 'sldZm';

const holders: readonly [RegExp, Source][] = [
  [/:model3d$/, 'model3d'],
  [/^cx\d*:chart$/, 'chart'],
  [/:(?:sldZm|sectionZm|summaryZm)$/, 'sldZm'],
];

/** The attribute that says of a picture what it stands for. */
export const sourceMark = 'rostrum:stands-for';

/** Marks the picture that is shown instead of what we cannot read, so that its reader can name what that was. */
function markSource(choice: XmlNode | undefined, fallback: XmlNode | undefined): void {
  const picture = fallback?.children.find(({ name }) => name === 'p:pic');
  if (!choice || !picture) return;
  const names = descendants(choice).map(({ name }) => name);
  const source = holders.find(([holder]) => names.some((name) => holder.test(name)))?.[1];
  if (source) picture.attributes[sourceMark] = source;
}

/** Of content that is written several ways, the way that we can read. */
export function chooseContent(alternate: XmlNode): XmlNode[] {
  const fallback = alternate.children.find(({ name }) => name === 'mc:Fallback');
  const choices = alternate.children.filter(({ name }) => name === 'mc:Choice');
  const choice = choices.find(isReadable) ?? choices.find(isStaging);
  if (choice) return (pictureOfFormula(choice, fallback) ?? choice).children;
  markSource(choices[0], fallback);
  return (fallback?.children.length ? fallback : choices[0])?.children ?? [];
}
