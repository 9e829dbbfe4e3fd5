import { childAt, type XmlNode } from '../package/nodes.ts';

/** What names of colours such as `tx1` mean. */
export type ColorMap = Record<string, string>;

/** Where nobody says it. */
export const usualColorMap: ColorMap = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };

/** The map of a slide or layout; undefined where it leaves that to what it stands on. */
export const ownColorMap = (root: XmlNode | undefined): ColorMap | undefined =>
  childAt(root, 'p:clrMapOvr', 'a:overrideClrMapping')?.attributes;
