/** Names of the parts a drawn presenter is put together from. What each looks like is the player's business. */
export const skinNames = ['porcelain', 'fair', 'rosy', 'honey', 'olive', 'bronze', 'brown', 'deep'] as const;

export const faceNames = ['oval', 'long', 'square', 'round', 'heart', 'broad'] as const;

export const hairStyles = [
  'lob',
  'sideParting',
  'curly',
  'sweptBack',
  'longWaves',
  'bun',
  'crop',
  'ponytail',
  'fringe',
  'shortBob',
  'quiff',
  'headscarf',
  'bald',
  'receding',
] as const;

export const hairColours = [
  'black',
  'espresso',
  'coil',
  'slate',
  'chestnut',
  'auburn',
  'blond',
  'silver',
  'brown',
  'grey',
  'white',
] as const;

export const eyeKinds = ['open', 'almond', 'narrow', 'hooded', 'round'] as const;

export const irisNames = ['brown', 'dark', 'hazel', 'green', 'blue', 'grey'] as const;

export const browKinds = ['soft', 'straight', 'arched', 'full'] as const;

export const noseKinds = ['small', 'straight', 'broad', 'round', 'strong'] as const;

export const glassesKinds = ['thin', 'round'] as const;

export const beardKinds = ['full', 'short', 'moustache'] as const;

export const earringKinds = ['pearl', 'hoops'] as const;

export const clothesKinds = ['blazer', 'suit', 'cardigan', 'shirt', 'rollneck', 'crew'] as const;

export const clothNames = [
  'peacock',
  'ink',
  'forest',
  'marigold',
  'cream',
  'white',
  'sky',
  'plum',
  'brick',
  'sand',
  'sage',
  'navy',
  'rose',
  'charcoal',
  'grey',
  'scarlet',
  'royal',
  'azure',
] as const;

export type SkinName = (typeof skinNames)[number];
export type FaceName = (typeof faceNames)[number];
export type HairStyle = (typeof hairStyles)[number];
export type HairColour = (typeof hairColours)[number];
export type EyeKind = (typeof eyeKinds)[number];
export type IrisName = (typeof irisNames)[number];
export type BrowKind = (typeof browKinds)[number];
export type NoseKind = (typeof noseKinds)[number];
export type GlassesKind = (typeof glassesKinds)[number];
export type BeardKind = (typeof beardKinds)[number];
export type EarringKind = (typeof earringKinds)[number];
export type ClothesKind = (typeof clothesKinds)[number];
export type ClothName = (typeof clothNames)[number];
