import type { Size } from '@app/deck/deck.ts';
import type { SlideElement } from '@app/deck/element.ts';

/** Where something new goes: `insert` puts elements on the slide, which is as large as `viewport`. */
export type InsertAt = { insert: (elements: readonly SlideElement[]) => boolean; viewport: Size };
