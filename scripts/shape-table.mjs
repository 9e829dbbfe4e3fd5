// Makes the tables of packages/deck/src/shapes from the preset shapes of ISO/IEC 29500 (ECMA-376):
//   node scripts/shape-table.mjs presetShapeDefinitions.xml
// The file comes with the standard. Who draws needs formulas, text boxes and paths: those of the shapes that most slides have,
// and apart from them all others, so that who watches a talk loads them only when they are shown. Who edits also needs handles and sites.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { root } from './repository.mjs';

/** What most slides are made of. */
const common = new Set(
  `rect roundRect ellipse line triangle rtTriangle diamond parallelogram trapezoid pentagon hexagon octagon
  straightConnector1 bentConnector2 bentConnector3 bentConnector4 bentConnector5
  curvedConnector2 curvedConnector3 curvedConnector4 curvedConnector5
  round1Rect round2SameRect round2DiagRect snip1Rect snip2SameRect snip2DiagRect snipRoundRect
  rightArrow leftArrow upArrow downArrow leftRightArrow homePlate chevron
  pie chord arc blockArc donut teardrop plus cube can frame halfFrame corner star5 heart cloud sun moon
  leftBrace rightBrace bracePair leftBracket rightBracket bracketPair
  wedgeRectCallout wedgeRoundRectCallout wedgeEllipseCallout
  flowChartProcess flowChartDecision flowChartTerminator`.split(/\s+/),
);

const letters = { moveTo: 'M', lnTo: 'L', cubicBezTo: 'C', quadBezTo: 'Q', arcTo: 'A', close: 'Z' };
const shapes = new Map();
const open = [];
let shape;
let path;

const parser = new SaxesParser();
parser.on('opentag', ({ name, attributes }) => {
  open.push(name);
  if (open.length === 2) shape = { adjust: [], guides: [], box: '', paths: [], handles: [], sites: [] };
  else if (name === 'gd') shape[open.at(-2) === 'avLst' ? 'adjust' : 'guides'].push(guide(attributes));
  else if (name === 'rect') shape.box = ['l', 't', 'r', 'b'].map((side) => attributes[side]).join(' ');
  else if (name === 'path') path = [pathHead(attributes)];
  else if (name === 'arcTo')
    path.push(['A', ...['wR', 'hR', 'stAng', 'swAng'].map((at) => attributes[at])].join(' '));
  else if (name in letters) path.push(letters[name]);
  else if (name === 'pt') path.push(`${path.pop()} ${attributes.x} ${attributes.y}`);
  else if (name in ranges) shape.handles.push(handle(name, attributes));
  else if (name === 'cxn') shape.sites.push(attributes.ang);
  else if (name === 'pos')
    pointed(open.at(-2)).push(`${pointed(open.at(-2)).pop()} ${attributes.x} ${attributes.y}`);
});
parser.on('closetag', ({ name }) => {
  open.pop();
  if (name === 'path') shape.paths.push(path.join(' '));
  if (open.length === 1) shapes.set(name, shape);
});

// A handle is written as: the value it sets and its least and greatest, twice (or -), then where it stands.
const ranges = { ahXY: ['X', 'Y'], ahPolar: ['R', 'Ang'] };
const handle = (name, attributes) =>
  ranges[name]
    .map((which) =>
      attributes[`gdRef${which}`]
        ? ['gdRef', 'min', 'max'].map((part) => limit(attributes[part + which])).join(' ')
        : '-',
    )
    .join(' ');
// The standard's file limits two stars by a length, though what they set is a share.
const limit = (text) => (text === 'ssd2' ? '50000' : text);
const pointed = (parent) => (parent === 'cxn' ? shape.sites : shape.handles);
const guide = ({ name, fmla }) => `${name} ${fmla.replace(/\s+/g, ' ').trim()}`;
const pathHead = ({ w = 0, h = 0, fill = 'norm', stroke = 'true' }) =>
  `${w} ${h} ${fill} ${['0', 'false'].includes(stroke) ? 0 : 1}`;

parser.write(readFileSync(process.argv[2], 'utf8')).close();
// Some editions of the file leave it out: a downArrow upside down, with the same handles.
if (!shapes.has('upArrow')) {
  shapes.set('upArrow', {
    adjust: ['adj1 val 50000', 'adj2 val 50000'],
    guides: [
      'maxAdj2 */ 100000 h ss',
      'a1 pin 0 adj1 100000',
      'a2 pin 0 adj2 maxAdj2',
      'dy2 */ ss a2 100000',
      'y2 +- t dy2 0',
      'dx1 */ w a1 200000',
      'x1 +- hc 0 dx1',
      'x2 +- hc dx1 0',
      'dy1 */ x1 dy2 wd2',
      'y1 +- y2 0 dy1',
    ],
    box: 'x1 y1 x2 b',
    paths: ['0 0 norm 1 M l y2 L hc t L r y2 L x2 y2 L x2 b L x1 b L x1 y2 Z'],
    handles: ['adj1 0 100000 - x1 b', '- adj2 0 maxAdj2 l y2'],
    sites: ['3cd4 hc t', 'cd2 l y2', 'cd4 hc b', '0 r y2'],
  });
}

const sorted = [...shapes].sort(([one], [other]) => (one < other ? -1 : 1));

/** Writes a table: per shape its name and a line of text. */
function write(file, about, constant, lineOf, listed = sorted) {
  const lines = listed.flatMap(([name, each]) => (lineOf(each) ? [`  ${name}: '${lineOf(each)}',`] : []));
  writeFileSync(
    join(root, 'packages/deck/src/shapes', file),
    `// Made by scripts/shape-table.mjs from the preset shapes of ISO/IEC 29500; do not edit.
${about}
export const ${constant}: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
  );
}

const format =
  '// Per shape: handles | guides | text box | paths, where a path starts with width, height, fill and stroke.';
const formulas = ({ adjust, guides, box, paths }) =>
  [adjust.join(';'), guides.join(';'), box, paths.join(';')].join('|');

write(
  'preset-table.ts',
  `${format}

/** The preset shapes of the file format that most slides are made of, as its own formulas. */`,
  'presetTable',
  formulas,
  sorted.filter(([name]) => common.has(name)),
);
write(
  'rare-preset-table.ts',
  `${format}

/** All other preset shapes of the file format. */`,
  'rarePresetTable',
  formulas,
  sorted.filter(([name]) => !common.has(name)),
);
write(
  'handle-table.ts',
  `// Per shape: handles | sites. A handle is what it sets across (or by its distance) with least and greatest, or -; the same
// down (or by its angle); then its place. A site is its angle and place.

/** What can be dragged on the preset shapes of the file format, and where lines meet them. */`,
  'handleTable',
  ({ handles, sites }) =>
    handles.length + sites.length > 0 ? `${handles.join(';')}|${sites.join(';')}` : '',
);
