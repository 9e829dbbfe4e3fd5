import type { Placeholder } from '../../design.ts';
import type { Fill } from '../../paint.ts';
import type { XmlNode } from '../package/nodes.ts';
import type { ColorSpace } from './color.ts';
import type { Inheritance } from './placeholder.ts';
import type { NotKept } from './report.ts';
import type { PptxTheme } from './theme.ts';

/** What a slide stands on. */
export type Ground = {
  theme: PptxTheme;
  colors: ColorSpace;
  /** The master's lists of levels for titles, bodies and other texts. */
  textStyles: XmlNode | undefined;
  layoutPlaceholders: readonly XmlNode[];
  masterPlaceholders: readonly XmlNode[];
  /** The layout in the design; absent where the file has no master. */
  layoutId?: string;
  /** The layout's placeholders as the design has them. */
  forms: readonly { inheritance: Inheritance; placeholder: Placeholder }[];
  background: Fill;
  /** What could not be kept of layout and master; the first page that stands on them takes it. */
  notKept: NotKept[];
};
