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

/** Office keeps a picture of text with formulas beside it: it looks right, and the text describes it. */
function pictureOfFormula(choice: XmlNode, fallback: XmlNode | undefined): XmlNode | undefined {
  if (!fallback || !findDescendant(choice, 'm:oMath') || !findDescendant(fallback, 'a:blip'))
    return undefined;
  const shown = findDescendant(fallback, 'p:cNvPr');
  const lines = descendants(choice)
    .filter(({ name }) => name === 'a:p')
    .map((paragraph) => lineOf(paragraph).trim());
  if (shown) shown.attributes['descr'] = lines.filter((line) => line !== '').join('\n');
  return fallback;
}

/** Of content that is written several ways, the way that we can read. */
export function chooseContent(alternate: XmlNode): XmlNode[] {
  const fallback = alternate.children.find(({ name }) => name === 'mc:Fallback');
  const choices = alternate.children.filter(({ name }) => name === 'mc:Choice');
  const choice = choices.find(isReadable) ?? choices.find(isStaging);
  if (choice) return (pictureOfFormula(choice, fallback) ?? choice).children;
  return (fallback?.children.length ? fallback : choices[0])?.children ?? [];
}
