/**
 * A piece of the file that a slide came from which the model has no place for, kept so that an export can give it back.
 * Nobody reads it for showing or playing.
 */
export type Remainder = {
  /** The element or group that it belongs to; absent: the slide. */
  of?: string;
  /** Where it stood in the shape, by the names around it; absent: it is the shape, or stood right in it. */
  at?: string;
  /** XML that stands on its own. */
  xml: string;
  /** What the shapes became whose numbers a timing calls, by those numbers. */
  shapes?: Record<string, string>;
  /** The parts of the file that it points to, by what it calls them. */
  parts?: { name: string; type: string; target: string }[];
};

/** How much of what a slide may keep a piece takes. */
export const sizeOfRemainder = ({ xml, shapes = {} }: Pick<Remainder, 'xml' | 'shapes'>): number =>
  xml.length + Object.entries(shapes).reduce((sum, [number, id]) => sum + number.length + id.length, 0);
