import type { Box, ElementBase, Geometry, SlideElement } from './element.ts';
import type { ElementType } from './element-type.ts';
import type { Fill, ThemeColor } from './paint.ts';
import type { Slide } from './slide.ts';
import type { Paragraph, TextBody } from './text.ts';
import type { ThemeFont } from './theme.ts';

/** What is always there once it was drawn. */
type Found<T> = (T extends ElementBase & { type: ElementType }
  ? Pick<Required<Box>, 'left' | 'top' | 'width' | 'height' | 'rotate'>
  : unknown) &
  (T extends { type: 'shape' } ? { geometry: Geometry } : unknown) &
  (T extends { type: 'chart' } ? { color: string; colors: string[]; font?: string } : unknown) &
  (T extends { type: 'latex' } ? { color: string } : unknown) &
  (T extends { paragraphs: Paragraph[] }
    ? Required<Pick<TextBody, 'anchor' | 'inset' | 'wrap' | 'fit'>>
    : unknown) &
  (T extends { elements: SlideElement[] } ? { background: Drawn<Fill> } : unknown);

/**
 * The same with nothing left to look up: colours in digits, fonts by name, boxes and what texts stand in present. Only
 * `drawSlide` makes it. Whatever is drawn is also a document, which draws to itself.
 */
export type Drawn<T> = T extends ThemeColor | ThemeFont
  ? string
  : T extends { kind: 'none' }
    ? never
    : T extends readonly (infer Each)[]
      ? Drawn<Each>[]
      : T extends object
        ? { [Name in keyof T]: Drawn<T[Name]> } & Found<T>
        : T;

/** The field of numbers under the file's own names: whatever they are called, there is nothing to look up among them. */
export const plainNumbers = 'adjust';

/** An element as it is seen. */
export type DrawnElement = Drawn<SlideElement>;

/** A slide as it is seen, read aloud and measured. */
export type DrawnSlide = Drawn<Omit<Slide, 'layoutId' | 'hidesLayout'>>;
