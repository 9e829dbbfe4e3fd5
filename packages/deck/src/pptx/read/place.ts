import type { Fill } from '../../paint.ts';
import type { XmlNode } from '../package/nodes.ts';
import type { Context } from './context.ts';
import type { Ground } from './ground.ts';
import type { ToSlide } from './placement.ts';

/** Where in the tree of shapes the reader stands. */
export type Place = {
  context: Context;
  ground: Ground;
  /** Text properties that every text of the deck starts from. */
  textDefaults: XmlNode | undefined;
  /** Shapes of the layout and the master are decoration: their placeholders are only forms to fill. */
  isDecoration: boolean;
  toSlide: ToSlide;
  groups: readonly string[];
  /** It stands in a group that its author has hidden. */
  isHidden?: boolean;
  groupFill?: Fill;
  /** What is behind the slide, for shapes that show it again. */
  background: Fill;
};
