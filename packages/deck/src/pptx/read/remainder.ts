import { SaxesParser } from 'saxes';
import { coursewareLimits } from '../../limits.ts';
import { type Remainder, sizeOfRemainder } from '../../remainder.ts';
import type { Part, Relation } from '../package/package.ts';
import { short } from './short.ts';
import type { Targets } from './timing.ts';

/** What was understood of a slide. */
export type Known = { targets: Targets; isTransitionWhole: boolean; isTimingWhole: boolean };

type Scope = Readonly<Record<string, string>>;
type Piece = { of?: string; at?: string; start: number; end: number; scope: Scope };
type Shape = { spid: string | undefined; isTable: boolean };
type Open = { name: string; start: number; scope: Scope; shape?: Shape; pieces: number };

const shapes = new Set(['sp', 'cxnSp', 'pic', 'grpSp', 'graphicFrame', 'contentPart']);
const films = /<(?:\w+:)?(?:audioFile|wavAudioFile|audioCd|videoFile|quickTimeFile|custDataLst)\b/;

// What Office only marks things with, so that two copies of a file can be told apart.
const marks = new Set([
  '{FF2B5EF4-FFF2-40B4-BE49-F238E27FC236}',
  '{28A0092B-C50C-407E-A947-70E740481C1C}',
  '{BB962C8B-B14F-4D97-AF65-F5344CB8AC3E}',
  '{D42A27DB-BD31-4B8C-83A1-F6EECF244321}',
  '{0D108BD9-81ED-4DB2-BD59-A6C34878D82A}',
  '{9D8B030D-6E8A-4147-A177-3AD203B41FA5}',
]);

const isMarkOnly = (xml: string) =>
  [...xml.matchAll(/\suri=["']([^"']*)["']/g)].every(([, uri = '']) => marks.has(uri.toUpperCase()));

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Finds the pieces in the text of a slide, the outermost of each. */
function findPieces(text: string, { targets, isTransitionWhole, isTimingWhole }: Known): Piece[] {
  const pieces: Piece[] = [];
  const open: Open[] = [];
  const parser = new SaxesParser({ position: false, xmlns: false as const });

  /** Whether something that closes is kept as it is, and for whom. */
  function isKept({ name, start, shape }: Open, xml: () => string): boolean {
    const isTop = open.length === 1;
    if (isTop && name === 'AlternateContent')
      return /<(?:\w+:)?transition\b/.test(xml())
        ? !isTransitionWhole
        : !/<(?:\w+:)?timing\b/.test(xml()) || !isTimingWhole;
    if (isTop && name === 'transition') return !isTransitionWhole;
    if (isTop && name === 'timing') return !isTimingWhole;
    if (shape) {
      const isFrame = name === 'graphicFrame' && !shape.isTable;
      return isFrame || !targets.has(shape.spid ?? '');
    }
    if (name === 'extLst') return !isMarkOnly(xml());
    if (name === 'nvPr') return films.test(xml());
    return (name === 'AlternateContent' || name === 'custDataLst' || name === 'controls') && start > 0;
  }

  parser.on('opentag', ({ name, attributes }) => {
    const start = text.lastIndexOf('<', parser.position - 1);
    const scope = { ...open.at(-1)?.scope };
    for (const key in attributes)
      if (key.startsWith('xmlns')) scope[key.slice('xmlns:'.length)] = attributes[key] ?? '';
    const tag = local(name);
    const shape = shapes.has(tag) ? { spid: undefined, isTable: false } : undefined;
    const around = open.findLast((each) => each.shape)?.shape;
    if (tag === 'cNvPr' && around) around.spid ??= attributes['id'];
    if (tag === 'tbl' && around) around.isTable = true;
    open.push({ name: tag, start, scope, pieces: pieces.length, ...(shape && { shape }) });
  });

  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed || open.length === 0) return;
    const end = parser.position;
    if (!isKept(closed, () => text.slice(closed.start, end))) return;
    const depth = closed.shape ? open.length : open.findLastIndex((each) => each.shape);
    const of = targets.get((closed.shape ?? open[depth]?.shape)?.spid ?? '');
    const at = closed.shape ? '' : open.slice(depth + 1).map(({ name }) => name);
    // What stands inside comes with it.
    pieces.length = closed.pieces;
    pieces.push({
      start: closed.start,
      end,
      scope: closed.scope,
      ...(of !== undefined && { of }),
      ...(at.length > 0 && depth >= 0 && { at: [...at].join('/') }),
    });
  });

  parser.write(text).close();
  return pieces;
}

/** The piece with the namespaces that were declared around it. */
function standingAlone(xml: string, scope: Scope): string {
  const head = /^<[^>]*>/.exec(xml)?.[0] ?? '';
  const declared = Object.entries(scope)
    .filter(([prefix]) => !new RegExp(`\\sxmlns${prefix && `:${prefix}`}=`).test(head))
    .filter(([prefix]) => prefix === '' || xml.includes(`${prefix}:`))
    .map(([prefix, address]) => ` xmlns${prefix && `:${prefix}`}="${address.replaceAll('"', '&quot;')}"`);
  return xml.replace(/^<[^\s/>]+/, (tag) => tag + declared.join(''));
}

const partsOf = (xml: string, relations: ReadonlyMap<string, Relation>) =>
  [...relations]
    .filter(([name]) => xml.includes(`"${name}"`))
    .slice(0, coursewareLimits.remainder.parts)
    .map(([name, { type, target }]) => ({ name, type, target }))
    .filter(({ name, type, target }) => [name, type, target].every((each) => short(each, 500) === each));

/** What the shapes became that a piece calls by their numbers; of more than are kept none, for only all of them are of use. */
function shapesIn(xml: string, targets: Targets): Record<string, string> {
  const numbers = new Set([...xml.matchAll(/\sspid=["'](\d{1,20})["']/g)].map(([, number = '']) => number));
  if (numbers.size > coursewareLimits.remainder.pieces) return {};
  return Object.fromEntries(
    [...numbers].flatMap((number) => {
      const id = targets.get(number);
      return id === undefined ? [] : [[number, id]];
    }),
  );
}

/** What a slide keeps of its file without understanding it, as much as it may; what belongs to the slide itself first. */
export function readRemainder(
  text: string,
  { relations }: Pick<Part, 'relations'>,
  known: Known,
): Remainder[] {
  const { bytes, pieces: most } = coursewareLimits.remainder;
  const kept: Remainder[] = [];
  let room = bytes;
  const found = findPieces(text, known);
  for (const { of, at, start, end, scope } of found.toSorted((one, other) => rank(one) - rank(other))) {
    if (end - start > room || kept.length === most) continue;
    const xml = standingAlone(text.slice(start, end), scope);
    const parts = partsOf(xml, relations);
    const shapes = of === undefined ? shapesIn(xml, known.targets) : {};
    const size = sizeOfRemainder({ xml, shapes });
    if (size > room) continue;
    room -= size;
    kept.push({
      ...(of !== undefined && { of }),
      ...(at !== undefined && { at: short(at, 500) }),
      xml,
      ...(Object.keys(shapes).length > 0 && { shapes }),
      ...(parts.length > 0 && { parts }),
    });
  }
  return kept;
}

const rank = ({ of }: Piece) => (of === undefined ? 0 : 1);
