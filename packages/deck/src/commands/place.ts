import type { Deck } from '../deck.ts';
import type { SlideElement } from '../element.ts';
import type { Slide } from '../slide.ts';
import type { Command, Path, Step } from './command.ts';

type Field<T> = T extends readonly unknown[] ? never : T extends object ? keyof T & string : never;
type FieldValue<T, Name> = T extends unknown
  ? Name extends keyof T
    ? Exclude<T[Name], undefined>
    : never
  : never;
type Item<T> = T extends readonly (infer Each)[] ? Each : never;
type Optional<T> = T extends unknown
  ? { [Name in keyof T]-?: object extends Pick<T, Name> ? Name : never }[keyof T]
  : never;

/** A path that knows what stands at its end, so that a command for a wrong value does not compile. */
export type Place<T> = {
  readonly path: Path;
  /** Only for the compiler: what stands there. */
  readonly of?: T;
  /** A field of what stands there; of several kinds of things, one that any of them has. */
  to<Name extends Field<T>>(name: Name): Place<FieldValue<T, Name>>;
  /** The thing of a list with this id, or at this place. */
  item(which: string | number): Place<Item<T>>;
};

function placeAt<T>(path: Path): Place<T> {
  const into = <Inner>(step: Step) => placeAt<Inner>([...path, step]);
  return { path, to: into, item: (which) => into(typeof which === 'string' ? { id: which } : which) };
}

/** The whole deck. */
export const deckPlace: Place<Deck> = placeAt([]);

/** A slide of the deck. */
export const slidePlace = (id: string): Place<Slide> => deckPlace.to('slides').item(id);

/** An element of a slide. */
export const elementPlace = (slideId: string, id: string): Place<SlideElement> =>
  slidePlace(slideId).to('elements').item(id);

/** Puts a value there, whether there was one or not. */
export const set = <T>({ path }: Place<T>, value: NoInfer<T>): Command => ({ do: 'set', at: path, value });

/** Takes away a field that may be absent. */
export const unset = <T, Name extends Optional<T> & string>({ path }: Place<T>, name: Name): Command => ({
  do: 'unset',
  at: [...path, name],
});

/** Puts something into a list, where it gets this place. */
export const insert = <T>({ path }: Place<T[]>, index: number, value: NoInfer<T>): Command => ({
  do: 'insert',
  at: path,
  index,
  value,
});

/** Takes something out of its list. */
export const remove = <T>({ path }: Place<T>): Command => ({ do: 'remove', at: path });

/** Gives something another place in its list. */
export const move = <T>({ path }: Place<T>, index: number): Command => ({ do: 'move', at: path, index });
