import { defaultViewport } from '../../deck.ts';
import type { DrawnElement } from '../../drawn.ts';
import { lineEnds } from '../../geometry/line-ends.ts';
import type { Point } from '../../geometry/transform.ts';
import { isLine } from '../../shapes/lines.ts';
import { type Block, type Box, boxOf, otherBlock, textBlock } from './block.ts';
import { framesOf } from './gather.ts';
import type { Links, Unit } from './outline.ts';
import { isFurniture } from './unsaid.ts';

/** What lines lead to and from: words in a shape, or in a frame around them. */
type Node = { element: DrawnElement; name: string; boxes: Box[] };
type Edge = { from: Node; to: Node; heads: 0 | 1 | 2; middle: Point };

/** How far from a shape a line may end, and an arrow that is drawn as a shape of its own, on a page of 1000 by 562. */
const reachOfLine = 16;
const reachOfArrow = 36;
const fewestNodes = 3;
const fewestLines = 3;
/** A frame around most of a page is none. */
const largestCard = defaultViewport.width * defaultViewport.height * 0.4;
/** Where something is decided its answers stand at lines, not in boxes: nobody says that a question leads to "no". */
const decision = /[?？]$|^(?:yes|no|y|n|true|false|是|否|是的|不是)$/iu;
/** Longer texts are told as what they are. */
const isBrief = (text: string) =>
  /\p{Script=Han}/u.test(text) ? text.length <= 16 : text.split(/\s+/u).length <= 7;

const nameOf = ({ lines }: Block) => lines.map(({ text }) => text).join(' ');

const unspoken = new Set<DrawnElement['role']>([
  'footer',
  'slide-number',
  'date',
  'decoration',
  'title',
  'subtitle',
]);

const holds = ({ left, top, right, bottom }: Box, { x, y }: Point, by = 0) =>
  x >= left - by && x <= right + by && y >= top - by && y <= bottom + by;

const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

function nodesOf(elements: readonly DrawnElement[], title: string): Node[] {
  const nodes = elements.flatMap((element): Node[] => {
    if (unspoken.has(element.role) || (element.type !== 'text' && element.type !== 'shape')) return [];
    const block = element.text && textBlock(element, element.text);
    const name = block ? nameOf(block) : '';
    const isNode =
      name !== title &&
      block &&
      block.lines.length <= 3 &&
      isBrief(name) &&
      /\p{L}/u.test(name) &&
      !isFurniture(name);
    return isNode ? [{ element, name, boxes: [boxOf(element)] }] : [];
  });
  // Words are often laid over an empty frame, at which the lines end.
  for (const frame of elements) {
    const isEmpty =
      frame.type === 'shape' && !isLine(frame.geometry) && !(frame.text && textBlock(frame, frame.text));
    if (!isEmpty && frame.type !== 'image') continue;
    const inside = nodes.filter((node) => holds(boxOf(frame), middleOf(boxOf(node.element))));
    if (inside.length === 1) inside[0]?.boxes.push(boxOf(frame));
  }
  return nodes;
}

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

/** The node that a line ends at: the nearest one, of those around each other the inner one. */
function nodeAt(point: Point, nodes: readonly Node[], reach: number): Node | undefined {
  const distance = ({ left, top, right, bottom }: Box) =>
    Math.hypot(Math.max(left - point.x, 0, point.x - right), Math.max(top - point.y, 0, point.y - bottom));
  const near = nodes
    .flatMap((node) => node.boxes.map((box) => ({ node, far: distance(box), area: areaOf(box) })))
    .filter(({ far }) => far <= reach)
    .toSorted((one, other) => one.far - other.far || one.area - other.area);
  return near[0]?.node;
}

const arrowNames = /^(?:(?:notched|striped)?(?<way>right|left|up|down)|leftRight|upDown)Arrow$/iu;

/** Where an arrow that is a shape begins and ends; undefined for every other shape. */
function arrowEnds(element: DrawnElement): { start: Point; end: Point; heads: 1 | 2 } | undefined {
  if (element.type !== 'shape' || element.geometry.kind !== 'preset') return undefined;
  const found = arrowNames.exec(element.geometry.name);
  if (!found) return undefined;
  const way = found.groups?.['way']?.toLowerCase();
  const isUpright = way === 'up' || way === 'down' || element.geometry.name.startsWith('upDown');
  const { left, top, width, height } = element;
  const middle = isUpright
    ? { left: left + width / 2, top, width: 0, height }
    : { left, top: top + height / 2, width, height: 0 };
  // It is turned about the middle of the whole shape, which is that of its line, too.
  const { start, end } = lineEnds({ ...element, ...middle });
  const isBackwards = way === 'left' || way === 'up';
  return {
    start: isBackwards ? end : start,
    end: isBackwards ? start : end,
    heads: way === undefined ? 2 : 1,
  };
}

function edgesOf(
  elements: readonly DrawnElement[],
  nodes: readonly Node[],
): { edges: Edge[]; missed: number } {
  const edges: Edge[] = [];
  let missed = 0;
  for (const element of elements) {
    if (element.type !== 'shape' || element.role === 'decoration') continue;
    const arrow = arrowEnds(element);
    if (!arrow && !isLine(element.geometry)) continue;
    const others = nodes.filter((node) => node.element !== element);
    const { start, end } = arrow ?? lineEnds(element);
    const reach = arrow ? reachOfArrow : reachOfLine;
    const [one, other] = [nodeAt(start, others, reach), nodeAt(end, others, reach)];
    if (!one || !other || one === other) {
      missed++;
      continue;
    }
    const [atStart, atEnd] = arrow
      ? [arrow.heads === 2, true]
      : [element.stroke?.start !== undefined, element.stroke?.end !== undefined];
    const heads = atStart && atEnd ? 2 : atStart || atEnd ? 1 : 0;
    const isTurned = atStart && !atEnd;
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    edges.push({ from: isTurned ? other : one, to: isTurned ? one : other, heads, middle });
  }
  return { edges, missed };
}

const inOrderOfPlace = (one: Node, other: Node) => {
  const [a, b] = [boxOf(one.element), boxOf(other.element)];
  return Math.abs(a.top - b.top) > 24 ? a.top - b.top : a.left - b.left;
};

/** Where there are arrows, lines without heads part or underline; lines with two heads alone are axes. */
function ofOneKind(edges: readonly Edge[]): Edge[] {
  const arrows = edges.filter(({ heads }) => heads === 1);
  if (arrows.length > 1) return edges.filter(({ heads }) => heads > 0);
  return arrows.length === 0 ? edges.filter(({ heads }) => heads === 0) : [];
}

/** The nodes one after the other where each leads to one alone; `isRound`: the last leads to the first. */
function chainOf(
  nodes: readonly Node[],
  edges: readonly Edge[],
): { chain: Node[]; isRound: boolean } | undefined {
  if (edges.some(({ heads }) => heads !== 1)) return undefined;
  const next = (node: Node) => edges.filter(({ from }) => from === node);
  const before = (node: Node) => edges.filter(({ to }) => to === node);
  if (nodes.some((node) => next(node).length > 1 || before(node).length > 1)) return undefined;
  const isRound = nodes.every((node) => before(node).length === 1);
  const first = isRound ? nodes.toSorted(inOrderOfPlace)[0] : nodes.find((node) => before(node).length === 0);
  const chain: Node[] = [];
  for (let at = first; at && !chain.includes(at); at = next(at)[0]?.to) chain.push(at);
  return chain.length === nodes.length ? { chain, isRound } : undefined;
}

/** Which way lines without heads are read: from the one that stands above all others, or from the one that holds most of them. */
function fromRoot(nodes: readonly Node[], edges: readonly Edge[]): Edge[] | undefined {
  if (edges.length !== nodes.length - 1) return undefined;
  const degree = (node: Node) => edges.filter(({ from, to }) => from === node || to === node).length;
  const topOf = (node: Node) => boxOf(node.element).top;
  const [highest, second] = nodes.toSorted((one, other) => topOf(one) - topOf(other));
  const hub = nodes.find((node) => degree(node) === nodes.length - 1);
  const root = highest && second && topOf(second) - topOf(highest) > 24 ? highest : hub;
  if (!root) return undefined;
  const reached = [root];
  const led: Edge[] = [];
  for (const node of reached)
    for (const edge of edges) {
      const to = edge.from === node ? edge.to : edge.to === node ? edge.from : undefined;
      if (!to || reached.includes(to)) continue;
      reached.push(to);
      led.push({ ...edge, from: node, to });
    }
  return reached.length === nodes.length ? led : undefined;
}

/** Calls and marks of a program are seen and not said. */
const isSaid = ({ name }: Node) => /^[\p{L}\p{N}"“'‘(（《]/u.test(name);

/** What leads to the same things is told at once, and so are the things that one leads to. */
function linksOf(edges: readonly Edge[]): Links[] {
  const links: { from: Node; way: Links['way']; to: string[] }[] = [];
  for (const { from, to, heads } of edges.filter((edge) => isSaid(edge.from) && isSaid(edge.to))) {
    const way = heads === 0 ? 'line' : heads === 1 ? 'arrow' : 'both';
    const open = links.find((link) => link.from === from && link.way === way);
    if (!open) links.push({ from, way, to: [to.name] });
    else if (!open.to.includes(to.name)) open.to.push(to.name);
  }
  const joined: Links[] = [];
  for (const { from, way, to } of links) {
    const same = joined.find((link) => link.way === way && link.to.join('\n') === to.join('\n'));
    if (!same) joined.push({ from: [from.name], way, to });
    else if (!same.from.includes(from.name)) same.from.push(from.name);
  }
  return joined;
}

function unitOf(nodes: readonly Node[], edges: readonly Edge[]): Unit | undefined {
  const chained = chainOf(nodes, edges);
  if (chained) {
    const steps = chained.chain.map(({ name }) => name);
    return { kind: 'steps', steps, ...(chained.isRound && { isRound: true }) };
  }
  if (edges.some(({ heads }) => heads > 0)) {
    const ordered = edges.toSorted((one, other) => inOrderOfPlace(one.from, other.from));
    return { kind: 'flow', links: linksOf(ordered) };
  }
  // Two lines without heads join a name to what is said of it more often than parts to a whole.
  const led = edges.length < fewestLines ? undefined : fromRoot(nodes, edges);
  return led && { kind: 'flow', links: linksOf(led) };
}

/** Whether words stand in a frame or a group with others that no line joins: they name them, and are told there, too. */
function headsCard(element: DrawnElement, others: readonly DrawnElement[], frames: readonly Box[]): boolean {
  const group = element.groups?.at(-1);
  return others.some(
    (other) =>
      (group !== undefined && other.groups?.includes(group)) ||
      frames.some(
        (frame) =>
          areaOf(frame) < largestCard &&
          holds(frame, middleOf(boxOf(element))) &&
          holds(frame, middleOf(boxOf(other))),
      ),
  );
}

/**
 * What lines and arrows join on a page, as one thing that is told in their order, and the elements whose words it holds. Undefined where
 * most lines end elsewhere: they underline, part or point.
 */
export function flowOf(
  elements: readonly DrawnElement[],
  title: string,
): { block: Block; told: DrawnElement[] } | undefined {
  const all = nodesOf(elements, title);
  const { edges: found, missed } = edgesOf(elements, all);
  const edges = ofOneKind(found);
  const nodes = all.filter((node) => edges.some(({ from, to }) => from === node || to === node));
  if (nodes.length < fewestNodes || edges.length < 2 || missed * 3 > found.length) return undefined;
  if (nodes.some(({ name }) => decision.test(name))) return undefined;
  const unit = unitOf(nodes, edges);
  if (!unit) return undefined;
  // What is written along a line names it.
  const along = all.filter(
    (node) =>
      !nodes.includes(node) && edges.some(({ middle }) => holds(boxOf(node.element), middle, reachOfLine)),
  );
  const boxes = nodes.map(({ element }) => boxOf(element));
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  const [first] = nodes;
  if (!first) return undefined;
  const around = { ...first.element, groups: [], left, top, width: right - left, height: bottom - top };
  const joined = [...nodes, ...along].map(({ element }) => element);
  const others = elements.filter(
    (element) =>
      !joined.includes(element) &&
      'text' in element &&
      element.text &&
      textBlock(element, element.text) !== undefined,
  );
  const frames = framesOf(elements);
  return {
    block: otherBlock(around, unit),
    told: joined.filter((element) => !headsCard(element, others, frames)),
  };
}
