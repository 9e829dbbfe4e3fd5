/** One step into a value: a field, a place in a list, or the thing with this id in a list. */
export type Step = string | number | { readonly id: string };

/** Where something stands in a value, from outside to inside. Ids stay right when others are moved; places do not. */
export type Path = readonly Step[];

/** One change of a value, as a plain value itself: it can be sent, kept and undone. */
export type Command =
  /** `before` names the field that a new one stands in front of, so that undoing gives the same JSON. */
  | { readonly do: 'set'; readonly at: Path; readonly value: unknown; readonly before?: string }
  | { readonly do: 'unset'; readonly at: Path }
  /** `at` is the list; the value gets this place in it. */
  | { readonly do: 'insert'; readonly at: Path; readonly index: number; readonly value: unknown }
  | { readonly do: 'remove'; readonly at: Path }
  /** `index` is the place it has afterwards. */
  | { readonly do: 'move'; readonly at: Path; readonly index: number };

/** A command that names what is not there, or that would give two things one id. */
export class CommandMisfit extends Error {
  override readonly name = 'CommandMisfit';
}
