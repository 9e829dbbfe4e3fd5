import { loweredSigns as lowered, raisedSigns } from '../../text/raised.ts';
import { child, childrenOf, type XmlNode } from './nodes.ts';

const raised: Record<string, string> = { ...raisedSigns, T: 'ᵀ' };

const plain = (letter: string) => letter.normalize('NFKC');

/** Written above or below the line where there are signs for it, else behind a mark and in brackets. */
function shifted(text: string, signs: Readonly<Record<string, string>>, mark: '^' | '_'): string {
  if (text === '') return '';
  const letters = Array.from(text, (letter) => signs[plain(letter)]);
  if (letters.length <= 3 && letters.every((letter) => letter !== undefined)) return letters.join('');
  return `${mark}(${text})`;
}

const part = (node: XmlNode, name: string): string => linear(child(node, name));
const above = (node: XmlNode) => shifted(part(node, 'm:sup'), raised, '^');
const below = (node: XmlNode) => shifted(part(node, 'm:sub'), lowered, '_');
const setting = (node: XmlNode, of: string, name: string) =>
  child(child(node, of), name)?.attributes['m:val'];

function delimited(node: XmlNode): string {
  const open = setting(node, 'm:dPr', 'm:begChr') ?? '(';
  const close = setting(node, 'm:dPr', 'm:endChr') ?? ')';
  const between = setting(node, 'm:dPr', 'm:sepChr') ?? '|';
  return open + childrenOf(node, 'm:e').map(linear).join(between) + close;
}

const forms: Record<string, (node: XmlNode) => string> = {
  'm:t': ({ text }) => text,
  'm:f': (node) => `(${part(node, 'm:num')})/(${part(node, 'm:den')})`,
  'm:sSup': (node) => part(node, 'm:e') + above(node),
  'm:sSub': (node) => part(node, 'm:e') + below(node),
  'm:sSubSup': (node) => part(node, 'm:e') + below(node) + above(node),
  'm:sPre': (node) => below(node) + above(node) + part(node, 'm:e'),
  'm:nary': (node) => {
    const [low, high] = [part(node, 'm:sub'), part(node, 'm:sup')];
    const limits = (low === '' ? '' : `_(${low})`) + (high === '' ? '' : `^(${high})`);
    return `${setting(node, 'm:naryPr', 'm:chr') ?? '∫'}${limits} ${part(node, 'm:e')}`;
  },
  'm:rad': (node) => `${shifted(part(node, 'm:deg'), raised, '^')}√(${part(node, 'm:e')})`,
  'm:d': delimited,
  'm:func': (node) => `${part(node, 'm:fName')} ${part(node, 'm:e')}`,
  'm:limLow': (node) => `${part(node, 'm:e')}_(${part(node, 'm:lim')})`,
  'm:limUpp': (node) => `${part(node, 'm:e')}^(${part(node, 'm:lim')})`,
  'm:eqArr': (node) => childrenOf(node, 'm:e').map(linear).join('; '),
  'm:m': (node) =>
    childrenOf(node, 'm:mr')
      .map((row) => childrenOf(row, 'm:e').map(linear).join(', '))
      .join('; '),
};

/** A formula on one line, as people type it: x², (a)/(b), ∑_(i=1)^(n) xᵢ. */
export function linear(node: XmlNode | undefined): string {
  if (!node) return '';
  const form = forms[node.name];
  return form ? form(node) : node.children.map(linear).join('');
}
