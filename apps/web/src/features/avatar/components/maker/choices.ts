import type { Message } from '@app/contract/base/messages.ts';
import type { CharacterFile as Character } from '@app/contract/character/schema.ts';

/** One thing to choose: what it is called, and what choosing it makes of a character. */
export type Choice = {
  readonly name: string;
  readonly label: Message;
  /** A choice of colour shows it; all others show the character with it. */
  readonly colour?: string;
  readonly isOn: (character: Character) => boolean;
  readonly put: (character: Character) => Character;
};

/** Choices of which one holds. */
export type Row = {
  readonly name: string;
  readonly label: Message;
  /** What is looked at while choosing. */
  readonly view: 'close' | 'face' | 'whole';
  readonly when?: (character: Character) => boolean;
  readonly choices: readonly Choice[];
};

/** Rows that are seen together. */
export type Group = { readonly name: string; readonly label: Message; readonly rows: readonly Row[] };

type Of<Name extends string> = {
  names: readonly Name[];
  words: Record<Name, Message>;
  read: (character: Character) => Name;
  write: (character: Character, name: Name) => Character;
  colours?: (name: Name) => string | undefined;
};
type Frame = Pick<Row, 'name' | 'label' | 'when'> & Partial<Pick<Row, 'view'>>;

export const row = <Name extends string>(frame: Frame, of: Of<Name>): Row => ({
  view: 'face',
  ...frame,
  choices: of.names.map((name) => {
    const colour = of.colours?.(name);
    return {
      name,
      label: of.words[name],
      ...(colour !== undefined && { colour }),
      isOn: (character) => of.read(character) === name,
      put: (character) => of.write(character, name),
    };
  }),
});

/** Without the fields that are undefined: a character has none of those. */
export const clean = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

export const without = 'none';
type Maybe<Name extends string> = Name | typeof without;
export const maybe = <Name extends string>(names: readonly Name[]): readonly Maybe<Name>[] => [
  without,
  ...names,
];
export const given = <Name extends string>(name: Maybe<Name>): Name | undefined =>
  name === without ? undefined : (name as Name);

/** The setting whose number is nearest. */
export const nearest = <Name extends string>(
  settings: readonly (readonly [Name, number])[],
  value: number,
  usual: Name,
): Name =>
  settings.reduce(
    (best, setting) => (Math.abs(setting[1] - value) < Math.abs(best[1] - value) ? setting : best),
    settings[0] ?? ([usual, 0] as const),
  )[0];

export const keysOf = <Name extends string>(of: Record<Name, unknown>) => Object.keys(of) as Name[];
