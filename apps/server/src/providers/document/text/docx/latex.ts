import { child, childrenOf, type XmlNode } from '@app/deck/pptx/package/nodes.ts';

const escapes: Record<string, string> = {
  '\\': '\\backslash ',
  '{': '\\{',
  '}': '\\}',
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '^': '\\hat{}',
  '~': '\\sim ',
};

const functions = new Set(
  'sin cos tan cot sec csc sinh cosh tanh arcsin arccos arctan log ln lg exp lim max min sup inf det dim gcd deg'.split(
    ' ',
  ),
);

const accents: Record<string, string> = {
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0304': 'bar',
  '\u0305': 'overline',
  '\u0307': 'dot',
  '\u0308': 'ddot',
  '\u20d7': 'vec',
  '\u20d6': 'overleftarrow',
};

const naries: Record<string, string> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∬': '\\iint',
  '∭': '\\iiint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
};

const setting = (node: XmlNode, of: string, name: string) =>
  child(child(node, of), name)?.attributes['m:val'];
const inside = (node: XmlNode | undefined): string => (node ? node.children.map(latexOf).join('') : '');
const part = (node: XmlNode, name: string): string => inside(child(node, name));
const group = (node: XmlNode, name: string): string => `{${part(node, name)}}`;

function written(text: string): string {
  const name = text.normalize('NFKC').trim();
  if (functions.has(name)) return `\\${name} `;
  // Words with blanks in them are said, not multiplied.
  if (/\p{L}{2,}\s+\p{L}/u.test(name)) return `\\text{${name.replace(/[\\{}#$%&_^~]/g, ' ')}}`;
  return [...text.normalize('NFKC')].map((letter) => escapes[letter] ?? letter).join('');
}

const bracket = (sign: string) => (sign === '' ? '.' : (escapes[sign]?.trim() ?? sign));

function delimited(node: XmlNode): string {
  const open = setting(node, 'm:dPr', 'm:begChr') ?? '(';
  const close = setting(node, 'm:dPr', 'm:endChr') ?? ')';
  const between = setting(node, 'm:dPr', 'm:sepChr') ?? '|';
  const body = childrenOf(node, 'm:e').map(inside).join(` ${between} `);
  return `\\left${bracket(open)}${body}\\right${bracket(close)}`;
}

function nary(node: XmlNode): string {
  const [low, high] = [part(node, 'm:sub'), part(node, 'm:sup')];
  const sign = setting(node, 'm:naryPr', 'm:chr') ?? '∫';
  const limits = (low === '' ? '' : `_{${low}}`) + (high === '' ? '' : `^{${high}}`);
  return `${naries[sign] ?? sign}${limits} ${part(node, 'm:e')}`;
}

function radical(node: XmlNode): string {
  const degree = part(node, 'm:deg');
  return `\\sqrt${degree === '' ? '' : `[${degree}]`}${group(node, 'm:e')}`;
}

const rowsOf = (rows: readonly string[], environment: string) =>
  `\\begin{${environment}}${rows.join(' \\\\ ')}\\end{${environment}}`;

const forms: Record<string, (node: XmlNode) => string> = {
  'm:t': ({ text }) => written(text),
  'w:t': ({ text }) => written(text),
  'm:f': (node) => `\\frac${group(node, 'm:num')}${group(node, 'm:den')}`,
  'm:sSup': (node) => `${group(node, 'm:e')}^${group(node, 'm:sup')}`,
  'm:sSub': (node) => `${group(node, 'm:e')}_${group(node, 'm:sub')}`,
  'm:sSubSup': (node) => `${group(node, 'm:e')}_${group(node, 'm:sub')}^${group(node, 'm:sup')}`,
  'm:sPre': (node) => `{}_${group(node, 'm:sub')}^${group(node, 'm:sup')}${group(node, 'm:e')}`,
  'm:nary': nary,
  'm:rad': radical,
  'm:d': delimited,
  'm:func': (node) => `${part(node, 'm:fName')} ${part(node, 'm:e')}`,
  'm:limLow': (node) => `${part(node, 'm:e').trimEnd()}_${group(node, 'm:lim')}`,
  'm:limUpp': (node) => `${part(node, 'm:e').trimEnd()}^${group(node, 'm:lim')}`,
  'm:acc': (node) =>
    `\\${accents[setting(node, 'm:accPr', 'm:chr') ?? '\u0302'] ?? 'hat'}${group(node, 'm:e')}`,
  'm:bar': (node) => `\\overline${group(node, 'm:e')}`,
  'm:eqArr': (node) => rowsOf(childrenOf(node, 'm:e').map(inside), 'aligned'),
  'm:m': (node) =>
    rowsOf(
      childrenOf(node, 'm:mr').map((row) => childrenOf(row, 'm:e').map(inside).join(' & ')),
      'matrix',
    ),
};

/** A formula of Office as LaTeX. */
export function latexOf(node: XmlNode): string {
  const form = forms[node.name];
  return form ? form(node) : inside(node);
}
