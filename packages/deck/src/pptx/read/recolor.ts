import type { ImageElement, PictureFilter } from '../../element.ts';
import { designLimits } from '../../limits.ts';
import type { Recolor } from '../../paint.ts';
import { storedFilter } from '../../schema/stored.ts';
import { child, shareAt, type XmlNode } from '../package/nodes.ts';
import { colorIn, type ColorSpace } from './color.ts';
import { ifReadable } from './if-readable.ts';
import { ownMarkOf } from './own-marks.ts';

const alone = (node: XmlNode): XmlNode => ({ name: '', attributes: {}, text: '', children: [node] });

const within = (value: number) => Math.round(Math.min(1, Math.max(-1, value)) * 1000) / 1000;

/** The one change of colours that programs for talks make: a colour is seen through. */
function clearOf(change: XmlNode, colors: ColorSpace): Recolor | undefined {
  const from = colorIn(child(change, 'a:clrFrom'), colors);
  const to = colorIn(child(change, 'a:clrTo'), colors);
  const isClear = typeof to === 'string' && to.length === 9 && to.endsWith('00');
  return isClear && typeof from === 'string' ? { kind: 'clear', color: from.slice(0, 7) } : undefined;
}

function changeOf(change: XmlNode, colors: ColorSpace): Recolor | undefined {
  switch (change.name) {
    case 'a:grayscl':
      return { kind: 'grey' };
    case 'a:biLevel':
      return { kind: 'black-white', from: Math.max(0, within(shareAt(change, 'thresh') ?? 0.5)) };
    case 'a:lum': {
      const [brightness, contrast] = [shareAt(change, 'bright') ?? 0, shareAt(change, 'contrast') ?? 0];
      return brightness === 0 && contrast === 0
        ? undefined
        : { kind: 'light', brightness: within(brightness), contrast: within(contrast) };
    }
    case 'a:duotone': {
      const [dark, light] = change.children.map((each) => colorIn(alone(each), colors));
      return dark === undefined || light === undefined ? undefined : { kind: 'duotone', dark, light };
    }
    case 'a:clrChange':
      return clearOf(change, colors);
    default:
      return undefined;
  }
}

/** `{ recolor }` where `a:blip` says something of the colours of its picture. */
export function recolored(blip: XmlNode | undefined, colors: ColorSpace): { recolor?: Recolor[] } {
  const recolor = (blip?.children ?? []).flatMap((each) => changeOf(each, colors) ?? []);
  return recolor.length > 0 ? { recolor: recolor.slice(0, designLimits.recolors) } : {};
}

/** What a filter of ours is to programs that have no such filters, as near as they come to it. */
export function asRecolor({ brightness = 1, contrast = 1, grey = 0 }: PictureFilter): Recolor[] {
  const light = { brightness: within(brightness - 1), contrast: within(contrast - 1) };
  return [
    ...(grey >= 0.5 ? [{ kind: 'grey' } as const] : []),
    ...(light.brightness !== 0 || light.contrast !== 0 ? [{ kind: 'light', ...light } as const] : []),
  ];
}

/** The colours of a picture; what we wrote for a filter is that filter again, unless somebody has changed it. */
export function colorsOfPicture(
  picture: XmlNode,
  blip: XmlNode | undefined,
  colors: ColorSpace,
): Pick<ImageElement, 'recolor' | 'filter'> {
  const all = recolored(blip, colors);
  const { kind, source = '' } = ownMarkOf(picture) ?? {};
  const filter = kind === 'filter' ? storedFilter(ifReadable(() => JSON.parse(source))) : undefined;
  if (!filter) return all;
  const recolor = all.recolor ?? [];
  const written = asRecolor(filter);
  const before = recolor.slice(0, recolor.length - written.length);
  if (JSON.stringify([...before, ...written]) !== JSON.stringify(recolor)) return all;
  return { ...(before.length > 0 && { recolor: before }), filter };
}
