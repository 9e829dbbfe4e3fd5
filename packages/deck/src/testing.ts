import { type Deck, defaultViewport } from './deck.ts';
import { defaultDesign } from './default-design.ts';
import { type NewId, textBox } from './defaults.ts';
import type { TextElement } from './element.ts';
import type { Drawn, DrawnSlide } from './drawn.ts';
import { deckVersion } from './migrate/migrate.ts';
import { paragraphsFrom } from './text/plain.ts';

/** Ids that count from 1, so that a test can name them. */
export function countingIds(prefix = 'id'): NewId {
  let made = 0;
  return () => `${prefix}-${++made}`;
}

/** A text element with these words. */
export const aText = (content: string, more: Partial<Drawn<TextElement>> = {}): Drawn<TextElement> => ({
  id: 'text',
  type: 'text',
  left: 100,
  top: 100,
  width: 300,
  height: 60,
  rotate: 0,
  text: { ...textBox, paragraphs: paragraphsFrom(content) },
  ...more,
});

/** A white slide with a title. */
export const aSlide = (more: Partial<DrawnSlide> = {}): DrawnSlide => ({
  id: 'slide',
  background: { kind: 'solid', color: '#ffffff' },
  elements: [aText('Title', { role: 'title' })],
  ...more,
});

/** A deck of one slide. */
export const aDeck = (more: Partial<Deck> = {}): Deck => ({
  version: deckVersion,
  viewport: defaultViewport,
  design: defaultDesign,
  slides: [aSlide()],
  ...more,
});
