import { SaxesParser } from 'saxes';
import { isHarmlessAction } from './plain-text.ts';

/** A piece of the text that goes, and what stands there then. */
type Cut = { start: number; end: number; text: string };
type Open = {
  tag: string;
  start: number;
  /** The prefixes that it declares. */
  declared: Record<string, string>;
  action: 'keep' | 'cut' | 'show';
  /** Of a frame: its name, and the picture of what is in it. */
  name?: Cut;
  picture?: Cut & { declared: Record<string, string> };
};

// Programs that open files of Office by what these hold.
const plainPrograms = /^(?:Excel\.Sheet|Word\.Document|PowerPoint\.(?:Show|Slide))(?:\.\d+)?$/;

// What can go without being missed on the slide.
const addenda = new Set([
  'hlinkClick',
  'hlinkHover',
  'hlinkMouseOver',
  'externalData',
  'controls',
  'control',
]);

const local = (name: string) => name.slice(name.indexOf(':') + 1);
const linkAttribute = /\s[\w.-]+:link\s*=\s*(?:"[^"]*"|'[^']*')/;

type Tag = { name: string; attributes: Record<string, string> };

const isRefusedIn = ({ attributes }: Tag, isRefused: (id: string) => boolean) =>
  Object.entries(attributes).filter(
    ([name, value]) => /^[\w.-]+:/.test(name) && !name.startsWith('xmlns') && isRefused(value),
  );

function declaredBy({ attributes }: Tag): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => name.startsWith('xmlns:')));
}

/** The picture of what is in a frame, in its place and by its name. */
function pictureOf(text: string, { name, picture }: Open): string | undefined {
  if (!name || !picture) return undefined;
  const xml = picture.text;
  const own = /<(?:[\w.-]+:)?cNvPr\b[^<>]*?(?:\/>|>[\s\S]*?<\/(?:[\w.-]+:)?cNvPr>)/.exec(xml)?.[0];
  if (own === undefined) return undefined;
  const named = xml.replace(own, () => text.slice(name.start, name.end));
  const head = /^<[^>]*>/.exec(named)?.[0] ?? '';
  const missing = Object.entries(picture.declared)
    .filter(([key]) => !head.includes(`${key}=`))
    .map(([key, address]) => ` ${key}="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
  return named.replace(/^<[^\s/>]+/, (tag) => tag + missing.join(''));
}

/**
 * Finds what calls relations that may not go out: a frame becomes the picture in it, a link its words, a chart keeps its numbers
 * without the sheet that they are from. Undefined where something cannot go without being missed.
 */
function findCuts(text: string, isRefused: (id: string) => boolean): Cut[] | undefined {
  const cuts: Cut[] = [];
  const open: Open[] = [];
  let isStuck = false;
  const parser = new SaxesParser({ position: false, xmlns: false as const });
  const around = (tag: string) => open.findLast((each) => each.tag === tag);

  function judge(tag: string, node: Tag, start: number): Open['action'] {
    const { attributes } = node;
    const action = attributes['action'] ?? '';
    const calls = isRefusedIn(node, isRefused);
    const isObject = tag === 'oleObj';
    const isOdd = isObject && !plainPrograms.test(attributes['progId'] ?? '');
    if (calls.length === 0 && !isOdd && isHarmlessAction(action)) return 'keep';
    if (addenda.has(tag)) {
      if (tag !== 'control') return 'cut';
      const list = around('controls');
      if (list) list.action = 'cut';
      isStuck ||= !list;
    } else if (isObject) {
      const frame = around('graphicFrame');
      if (frame) frame.action = 'show';
      isStuck ||= !frame;
    } else if (tag === 'blip' && calls.every(([name]) => local(name) === 'link') && hasOwn(attributes)) {
      const head = text.slice(start, parser.position);
      const found = linkAttribute.exec(head);
      if (found)
        cuts.push({ start: start + found.index, end: start + found.index + found[0].length, text: '' });
      isStuck ||= !found;
    } else isStuck = true;
    return 'keep';
  }

  const hasOwn = (attributes: Record<string, string>) =>
    Object.entries(attributes).some(([name, value]) => local(name) === 'embed' && !isRefused(value));

  parser.on('opentag', (node) => {
    const start = text.lastIndexOf('<', parser.position - 1);
    const tag = local(node.name);
    const action = judge(tag, node, start);
    open.push({ tag, start, declared: declaredBy(node), action });
  });

  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    const [{ start, tag, action }, end] = [closed, parser.position];
    const at = open.findLastIndex((each) => each.tag === 'graphicFrame');
    const frame = open[at];
    if (frame && tag === 'cNvPr' && !around('pic')) frame.name ??= { start, end, text: '' };
    if (frame && tag === 'pic') {
      const declared = Object.assign({}, ...open.slice(at + 1).map((each) => each.declared));
      frame.picture = { start, end, text: text.slice(start, end), declared };
    }
    if (action === 'keep') return;
    const shown = action === 'show' ? pictureOf(text, closed) : '';
    isStuck ||= shown === undefined;
    // What stands inside goes with it.
    while ((cuts.at(-1)?.start ?? -1) > start) cuts.pop();
    cuts.push({ start, end, text: shown ?? '' });
  });

  parser.write(text).close();
  return isStuck ? undefined : cuts;
}

/** The text of a part without what calls these relations or starts programs; undefined where that cannot be. */
export function withoutRefused(text: string, isRefused: (id: string) => boolean): string | undefined {
  let left = text;
  // A picture that takes the place of its frame may have a link itself.
  for (let turn = 0; turn < 3; turn++) {
    const cuts = findCuts(left, isRefused);
    if (!cuts || cuts.length === 0) return cuts && left;
    left = cuts.reduceRight(
      (rest, { start, end, text: shown }) => rest.slice(0, start) + shown + rest.slice(end),
      left,
    );
  }
  return undefined;
}
