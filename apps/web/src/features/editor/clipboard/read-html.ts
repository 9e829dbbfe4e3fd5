import { isOpenableAddress } from '@app/deck/text/address.ts';
import { joinedRuns, type RunLook } from '@app/deck/text/runs.ts';
import type { Bullet, Paragraph, Run } from '@app/deck/text.ts';
import { colorFrom, declarationsOf } from './styles-of.ts';

/** As much is taken from a page: more than this fits on no slide. */
const mostLetters = 20_000;

const dropped = new Set(
  'script style head meta link title template noscript iframe object embed svg math canvas video audio img picture button input select textarea'.split(
    ' ',
  ),
);

const blocks = new Set(
  'p div li h1 h2 h3 h4 h5 h6 tr table ul ol blockquote pre section article header footer main aside nav dl dt dd figure figcaption address hr body'.split(
    ' ',
  ),
);

type Context = { look: RunLook; depth: number; ordered: string | undefined; isPre: boolean };
type Declarations = ReturnType<typeof declarationsOf>;

const numberStyles: Readonly<Record<string, string>> = {
  a: 'alphaLcPeriod',
  A: 'alphaUcPeriod',
  i: 'romanLcPeriod',
  I: 'romanUcPeriod',
};

/** Looks by the names of elements. */
const tagLooks: Readonly<Record<string, RunLook>> = {
  b: { bold: true },
  strong: { bold: true },
  h1: { bold: true },
  h2: { bold: true },
  h3: { bold: true },
  th: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  sup: { baseline: 0.3 },
  sub: { baseline: -0.25 },
};

function styleLook(style: Declarations): RunLook {
  const weight = style.get('font-weight');
  const lines = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const color = colorFrom(style.get('color'));
  const highlight = colorFrom(style.get('background-color') ?? style.get('background'));
  return {
    ...(weight !== undefined && { bold: weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 }),
    ...(style.get('font-style') === 'italic' && { italic: true }),
    ...(lines.includes('underline') && { underline: true }),
    ...(lines.includes('line-through') && { strike: true }),
    ...(color && { color }),
    ...(highlight && { highlight }),
  };
}

function linkLook(element: Element): RunLook {
  const address = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : '';
  return isOpenableAddress(address) ? { link: { kind: 'web', address } } : {};
}

function lookOf(element: Element, style: Declarations, before: RunLook): RunLook {
  const look = {
    ...before,
    ...tagLooks[element.localName],
    ...(element.localName === 'font' && { color: colorFrom(element.getAttribute('color') ?? undefined) }),
    ...styleLook(style),
    ...linkLook(element),
  };
  // What is not so needs not be said: the text around it is not so, either.
  return Object.fromEntries(
    Object.entries(look).filter(([, value]) => value !== false && value !== undefined),
  );
}

const isHidden = (element: Element, style: Declarations) =>
  element.hasAttribute('hidden') || style.get('display') === 'none' || style.get('mso-hide') === 'all';

/** The point of a list that an element is; Word says it in its own words. */
function pointOf(element: Element, style: Declarations, context: Context): Omit<Paragraph, 'runs'> {
  const word = /level(\d)/.exec(style.get('mso-list') ?? '');
  const isPoint = element.localName === 'li';
  if (!isPoint && !word) return {};
  const level = Math.min(8, word ? Number(word[1]) - 1 : Math.max(0, context.depth - 1));
  const style1 = context.ordered;
  const bullet: Bullet =
    isPoint && style1 !== undefined
      ? { kind: 'number', style: numberStyles[style1] ?? 'arabicPeriod' }
      : { kind: 'character', character: '•' };
  return { bullet, ...(level > 0 && { level }) };
}

const aligns = new Set(['left', 'center', 'right', 'justify']);

function alignOf(style: Declarations, element: Element): Pick<Paragraph, 'align'> {
  const align = style.get('text-align') ?? element.getAttribute('align') ?? '';
  // The one that everything has is said by nobody.
  return aligns.has(align) && align !== 'left' ? { align: align as NonNullable<Paragraph['align']> } : {};
}

/** Gathers paragraphs: a block ends the one before it and begins one. */
function createGatherer() {
  const paragraphs: Paragraph[] = [];
  let runs: Run[] = [];
  let look: Omit<Paragraph, 'runs'> = {};
  let letters = 0;
  const end = () => {
    const joined = trimmed(joinedRuns(runs));
    if (joined.length > 0) paragraphs.push({ ...look, runs: joined });
    runs = [];
  };
  return {
    begin(next: Omit<Paragraph, 'runs'>) {
      end();
      look = next;
    },
    end,
    isFull: () => letters >= mostLetters,
    add(text: string, words: RunLook) {
      const last = runs.at(-1)?.text ?? ' ';
      // Of several spaces one is seen, and none at the start of a line.
      const shown = /\s$/.test(last) && !last.endsWith('\u00A0') ? text.replace(/^ +/, '') : text;
      if (shown === '') return;
      letters += shown.length;
      runs.push({ text: shown.slice(0, mostLetters), ...words });
    },
    paragraphs,
  };
}

function trimmed(runs: readonly Run[]): Run[] {
  const kept = [...runs];
  while (kept.at(-1)?.text.trim() === '') kept.pop();
  const last = kept.at(-1);
  if (last) kept[kept.length - 1] = { ...last, text: last.text.trimEnd() };
  return kept;
}

type Gatherer = ReturnType<typeof createGatherer>;

function readElement(element: Element, context: Context, into: Gatherer): void {
  const { localName } = element;
  if (dropped.has(localName)) return;
  if (localName === 'br') return into.add('\n', context.look);
  const style = declarationsOf(element.getAttribute('data-style') ?? '');
  if (isHidden(element, style) || style.get('mso-list') === 'ignore') return;
  const isList = localName === 'ul' || localName === 'ol';
  const inside: Context = {
    look: lookOf(element, style, context.look),
    depth: context.depth + (isList ? 1 : 0),
    ordered: isList
      ? localName === 'ol'
        ? (element.getAttribute('type') ?? '1')
        : undefined
      : context.ordered,
    isPre: context.isPre || localName === 'pre' || style.get('white-space')?.startsWith('pre') === true,
  };
  const isBlock = blocks.has(localName);
  if (isBlock) into.begin({ ...pointOf(element, style, inside), ...alignOf(style, element) });
  readInside(element, inside, into);
  if (isBlock) into.begin({});
  else if (localName === 'td' || localName === 'th') into.add('\t', {});
}

function readInside(node: Node, context: Context, into: Gatherer): void {
  for (const child of node.childNodes) {
    if (into.isFull()) return;
    if (child instanceof Element) readElement(child, context, into);
    else if (child.nodeType === Node.TEXT_NODE) {
      const text = child.textContent ?? '';
      into.add(context.isPre ? text : text.replaceAll(/[\t\n\r\f ]+/g, ' '), context.look);
    }
  }
}

/** The paragraphs of a part of a page: bold and the like, colours, lists and links; nothing that does anything. */
export function paragraphsIn(node: Node): Paragraph[] {
  const into = createGatherer();
  readInside(node, { look: {}, depth: 0, ordered: undefined, isPre: false }, into);
  into.end();
  return into.paragraphs;
}

/** A page from elsewhere as an inert document: nothing runs, loads or is styled. */
export const inertPage = (html: string): Document =>
  new DOMParser().parseFromString(html.replaceAll(/<[a-z][^<>]*>/gi, inertTag), 'text/html');

/** The page's rules refuse foreign styles and scripts, and would complain about each of them. */
const inertTag = (tag: string): string => tag.replaceAll(/\s(style|on[a-z]+)\s*=/gi, ' data-$1=');
