import { coursewareTheme } from './limits.ts';
import type { Size } from './deck.ts';
import type { NewId } from './defaults.ts';
import type { Fill } from './paint.ts';
import type { Slide } from './slide.ts';

/** What a stored page keeps of its background (spec 3): the address of a picture, and a colour. */
export type PageBackground = { background: string | null; backgroundColor: string };

/** The background of a slide as a page keeps it; undefined for gradients and cut pictures, which it cannot. */
export function pageBackground(fill: Fill): PageBackground | undefined {
  if (fill.kind === 'solid') return { background: null, backgroundColor: fill.color };
  const isWhole =
    fill.kind === 'picture' && fill.fit === 'stretch' && !fill.crop && fill.opacity === undefined;
  return isWhole ? { background: fill.url, backgroundColor: coursewareTheme.backgroundColor } : undefined;
}

/** The background of a stored page as a slide has it. */
export const fillFromPage = ({ background, backgroundColor }: PageBackground): Fill =>
  background === null
    ? { kind: 'solid', color: backgroundColor }
    : { kind: 'picture', url: background, fit: 'stretch' };

/** The slide with a background that a page can keep: any other one becomes a shape behind everything. */
export function withPageBackground(slide: Slide, viewport: Size, newId: NewId): Slide {
  const { background } = slide;
  if (pageBackground(background)) return slide;
  const color = background.kind === 'gradient' ? background.stops[0]?.color : undefined;
  return {
    ...slide,
    background: { kind: 'solid', color: color ?? coursewareTheme.backgroundColor },
    elements: [
      {
        id: newId(),
        type: 'shape',
        left: 0,
        top: 0,
        ...viewport,
        rotate: 0,
        role: 'decoration',
        locked: true,
        geometry: { kind: 'preset', name: 'rect' },
        fill: background,
      },
      ...slide.elements,
    ],
  };
}
