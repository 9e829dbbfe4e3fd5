import type { Size } from '../deck.ts';
import type { SlideElement } from '../element.ts';

/** Gives another address for a picture, film or sound. */
export type MapAddress = (url: string) => string;

/** What the program knows of a kind of element. */
export type ElementDef<E extends SlideElement> = {
  /** The size it is added with. */
  defaultSize: Size;
  /** Its words, a line per paragraph; empty where it has none. */
  textOf(element: E): string;
  /** The element with every address of a file replaced. */
  mapAddresses(element: E, map: MapAddress): E;
};

/** For kinds that point to no file. */
export const noAddresses = <E extends SlideElement>(element: E): E => element;

/** For kinds without words. */
export const noText = (): string => '';
