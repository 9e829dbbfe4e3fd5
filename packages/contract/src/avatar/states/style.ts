import { drawnLook, type ModelType } from './look.ts';

/** The styles that a photo can be given, and the family of looks each belongs to. */
export const styleModelTypes = {
  studio: 'RealisticStyle',
  cinematic: 'RealisticStyle',
  film: 'GameStyle',
  [drawnLook]: 'GameStyle',
  comic: 'GameStyle',
} as const satisfies Record<string, ModelType>;

/** The name of a style. */
export type StyleName = keyof typeof styleModelTypes;

/** Every style. */
export const styleNames = Object.keys(styleModelTypes) as StyleName[];

/** The photo itself, only cut out: a custom portrait. */
export const naturalLook = 'natural';

/** A style, or the photo itself. */
export type LookName = StyleName | typeof naturalLook;
