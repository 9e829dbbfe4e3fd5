/** The two languages of the interface, as the `accept-language` header names them. What is spoken has `ContentLanguage`. */
export const languages = ['zh-CN', 'en-US'] as const;
export type Language = (typeof languages)[number];

/** Spec section 1: the default language is Chinese. An unknown language means the default, not an error. */
export function languageOf(header: string | undefined): Language {
  return /^\s*en\b/i.test(header ?? '') ? 'en-US' : 'zh-CN';
}

/** One text in both languages. `specKey` is the key by which the specification names it. */
export type Text = { readonly zh: string; readonly en: string; readonly specKey?: string };

/** A text that belongs to a table: its key (`area.name`) finds it again. */
export type Message = Text & { readonly key: string };

type SlotName<P extends string> = P extends `${infer Name}:${string}` ? Name : P;
type Slots<S extends string> = S extends `${string}{${infer P}}${infer Rest}`
  ? SlotName<P> | Slots<Rest>
  : never;

/** The values that the `{slots}` of a text ask for. */
export type ParamsOf<M extends Text> = { [K in Slots<M['zh']> | Slots<M['en']>]: string | number };

type SameSlots<M extends Text> = [Slots<M['zh']>] extends [Slots<M['en']>]
  ? [Slots<M['en']>] extends [Slots<M['zh']>]
    ? M
    : { zh: 'slots differ'; en: 'slots differ' }
  : { zh: 'slots differ'; en: 'slots differ' };

const byKey = new Map<string, Message>();
const bySpecKey = new Map<string, Message>();

/** Declares the texts of one area. Both languages must use the same {slots}; a mismatch does not compile. */
export function defineMessages<const T extends Record<string, Text>>(
  area: string,
  table: T & { [K in keyof T]: SameSlots<T[K]> },
): { readonly [K in keyof T]: T[K] & { readonly key: string } } {
  const named: Record<string, Message> = {};
  for (const [name, text] of Object.entries<Text>(table)) {
    const key = `${area}.${name}`;
    if (byKey.has(key)) throw new Error(`message ${key} is defined twice`);
    const message: Message = { ...text, key };
    named[name] = message;
    byKey.set(key, message);
    if (text.specKey === undefined) continue;
    if (bySpecKey.has(text.specKey)) throw new Error(`spec key ${text.specKey} is used twice`);
    bySpecKey.set(text.specKey, message);
  }
  // The loop above gives every entry of T its key; the compiler cannot follow that.
  return named as { readonly [K in keyof T]: T[K] & { readonly key: string } };
}

/** Finds a text by `area.name`, among the areas whose messages are loaded. */
export const messageByKey = (key: string): Message | undefined => byKey.get(key);

/** Finds a text by the key that the specification gives it, such as preview-tip-7. */
export const messageBySpecKey = (specKey: string): Message | undefined => bySpecKey.get(specKey);

/** Every text that is loaded: for the completeness tests. */
export const allMessages = (): readonly Message[] => [...byKey.values()];

/**
 * A sentence with its slots filled. `{count:page|pages}` is the first word for one and the second for any other number.
 * A slot without a value stays visible, so that it is noticed.
 */
export const fillSlots = (template: string, params: Record<string, string | number>): string =>
  template.replace(
    /\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g,
    (slot, name: string, one?: string, many?: string) => {
      const value = params[name];
      if (value === undefined) return slot;
      return (String(value) === '1' ? one : many) ?? String(value);
    },
  );

/** The text in a language with its slots filled. */
export const fill = (text: Text, language: Language, params: Record<string, string | number> = {}): string =>
  fillSlots(language === 'en-US' ? text.en : text.zh, params);

/** As `fill`, with the slots checked by type. */
export function say<M extends Text>(
  text: M,
  language: Language,
  ...[params]: [Slots<M['zh']>] extends [never] ? [] : [ParamsOf<M>]
): string {
  return fill(text, language, params as Record<string, string | number> | undefined);
}
