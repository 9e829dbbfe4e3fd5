import type { Placed } from '@app/deck/commands/arrange.ts';
import type { Cut } from '@app/deck/commands/crop.ts';
import type { Rect } from '@app/deck/geometry/bounds.ts';
import type { Mark } from '@app/deck/snap/marks.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What is seen of a gesture before it is over; none of it is in the deck. */
export type Preview = {
  /** Where elements are shown instead of where they are; of a picture, also another part of it. */
  readonly boxes: Readonly<Record<string, Partial<Placed> | Cut>>;
  /** Lines and lengths that show what was caught. */
  readonly marks: readonly Mark[];
  /** The area that chooses, or in which something new will stand. */
  readonly area: Rect | undefined;
  /** Numbers beside the selection: a size, an angle. */
  readonly tip: string | undefined;
};

const nothing: Preview = { boxes: {}, marks: [], area: undefined, tip: undefined };

/** See `Preview`. */
export type PreviewStore = StoreApi<Preview>;

/** A preview that shows nothing. */
export const createPreview = (): PreviewStore => createStore<Preview>(() => nothing);

/** The gesture is over, or broken off. */
export const clearPreview = (preview: PreviewStore): void => preview.setState(nothing);
