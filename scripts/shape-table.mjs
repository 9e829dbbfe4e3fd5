// Makes packages/deck/src/shapes/preset-table.ts from the preset shapes of ISO/IEC 29500 (ECMA-376):
//   node scripts/shape-table.mjs presetShapeDefinitions.xml
// The file comes with the standard; only formulas, text boxes and paths are taken.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { root } from './repository.mjs';

const letters = { moveTo: 'M', lnTo: 'L', cubicBezTo: 'C', quadBezTo: 'Q', arcTo: 'A', close: 'Z' };
const shapes = new Map();
const open = [];
let shape;
let path;

const parser = new SaxesParser();
parser.on('opentag', ({ name, attributes }) => {
  open.push(name);
  if (open.length === 2) shape = { adjust: [], guides: [], box: '', paths: [] };
  else if (name === 'gd') shape[open.at(-2) === 'avLst' ? 'adjust' : 'guides'].push(guide(attributes));
  else if (name === 'rect') shape.box = ['l', 't', 'r', 'b'].map((side) => attributes[side]).join(' ');
  else if (name === 'path') path = [pathHead(attributes)];
  else if (name === 'arcTo')
    path.push(['A', ...['wR', 'hR', 'stAng', 'swAng'].map((at) => attributes[at])].join(' '));
  else if (name in letters) path.push(letters[name]);
  else if (name === 'pt') path.push(`${path.pop()} ${attributes.x} ${attributes.y}`);
});
parser.on('closetag', ({ name }) => {
  open.pop();
  if (name === 'path') shape.paths.push(path.join(' '));
  if (open.length === 1) shapes.set(name, shape);
});

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
  });
}

const lines = [...shapes]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, { adjust, guides, box, paths }]) => {
    const text = [adjust.join(';'), guides.join(';'), box, paths.join(';')].join('|');
    return `  ${name}: '${text}',`;
  });
writeFileSync(
  join(root, 'packages/deck/src/shapes/preset-table.ts'),
  `// Made by scripts/shape-table.mjs from the preset shapes of ISO/IEC 29500; do not edit.
// Per shape: handles | guides | text box | paths, where a path starts with width, height, fill and stroke.

/** The preset shapes of the file format, as its own formulas. */
export const presetTable: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
