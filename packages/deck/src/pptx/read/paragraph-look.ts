import type { Bullet, LineHeight, Paragraph } from '../../text.ts';
import { child, emuAt, flag, numberAt, shareAt, type XmlNode } from '../package/nodes.ts';
import { readBullet, saysBullet } from './bullet.ts';
import { type Context, pointsToUnits, round, toUnits } from './context.ts';
import { isWritten, type Said } from './text-layers.ts';

export const aligns: Record<string, Paragraph['align']> = {
  l: 'left',
  ctr: 'center',
  r: 'right',
  just: 'justify',
  justLow: 'justify',
  dist: 'justify',
  thaiDist: 'justify',
};

/** Letters of this size stand in lines of this height unless it is said otherwise. */
const naturalLine = 1.2;

const nearestChild = (properties: readonly XmlNode[], name: string): XmlNode | undefined =>
  properties.map((each) => child(each, name)).find((node) => node !== undefined);

const nearestWith = (properties: readonly XmlNode[], name: string): XmlNode | undefined =>
  properties.find(({ attributes }) => attributes[name] !== undefined);

function lineHeightOf({ own, isWhole }: Said, context: Context): LineHeight | undefined {
  const node = nearestChild(own, 'a:lnSpc');
  const points = numberAt(child(node, 'a:spcPts'), 'val');
  if (points !== undefined) return { fixed: pointsToUnits(context, points) };
  const share = shareAt(child(node, 'a:spcPct'), 'val');
  return share === undefined || (isWhole && share === 1) ? undefined : { share: round(share) };
}

/** How large the letters are that a space is a share of, and those that the inherited one was counted with. */
export type Sizes = { text: number; inherited: number };

/** The room before or after a paragraph. A share of the letters is counted anew where they are others than inherited. */
function spaceOf(said: Said, name: string, sizes: Sizes, context: Context): number | undefined {
  const node = nearestChild(sizes.text === sizes.inherited ? said.own : said.all, name);
  const points = numberAt(child(node, 'a:spcPts'), 'val');
  if (points !== undefined) return nearestChild(said.own, name) && pointsToUnits(context, points);
  const share = shareAt(child(node, 'a:spcPct'), 'val');
  return share === undefined ? undefined : round(share * sizes.text * naturalLine);
}

/** What stands before a paragraph; one that says anything of it says all of it. */
function bulletOf({ own, all, isWhole }: Said, size: number, context: Context): Bullet | undefined {
  if (!isWhole && !saysBullet(own)) return undefined;
  return readBullet(all, size, context) ?? (isWhole ? undefined : { kind: 'none' });
}

/** How a paragraph looks by what is said for it. */
export function paragraphLook(said: Said, sizes: Sizes, context: Context): Omit<Paragraph, 'runs' | 'level'> {
  const length = (name: string) => {
    const value = emuAt(nearestWith(said.own, name), name);
    return value === undefined ? undefined : toUnits(context, value);
  };
  const alignIn = (properties: readonly XmlNode[]) =>
    aligns[nearestWith(properties, 'algn')?.attributes['algn'] ?? ''];
  const [left, right, indent] = [length('marL'), length('marR'), length('indent')];
  const lineHeight = lineHeightOf(said, context);
  const [before, after] = ['a:spcBef', 'a:spcAft'].map((name) => spaceOf(said, name, sizes, context));
  const bullet = bulletOf(said, sizes.text, context);
  const rightToLeft = flag(nearestWith(said.own, 'rtl'), 'rtl');
  const hanging = flag(nearestWith(said.own, 'hangingPunct'), 'hangingPunct');
  const align = alignIn(said.own);
  // Sides are those of the page: with us a paragraph from right to left stands on the right unless it says otherwise.
  const side = rightToLeft ? (align ?? alignIn(said.all) ?? 'left') : align;
  return {
    ...(side && (rightToLeft || isWritten(side, 'left', said)) && { align: side }),
    ...(isWritten(left, 0, said) && { left }),
    ...(isWritten(right, 0, said) && { right }),
    ...(isWritten(indent, 0, said) && { indent }),
    ...(lineHeight && { lineHeight }),
    ...(isWritten(before, 0, said) && { before }),
    ...(isWritten(after, 0, said) && { after }),
    ...(bullet && { bullet }),
    ...(isWritten(rightToLeft, false, said) && { rightToLeft }),
    ...(isWritten(hanging, false, said) && { hanging }),
  };
}
