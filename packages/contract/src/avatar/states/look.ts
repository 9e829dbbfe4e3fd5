/** The two families of looks; they travel by these names (spec section 3). */
export const modelTypes = ['RealisticStyle', 'GameStyle'] as const;

/** A family of looks. */
export type ModelType = (typeof modelTypes)[number];

/** The look of who is drawn: put together from parts, which can be changed at any time. */
export const drawnLook = 'drawn';

/** Whether the avatar's voice can be cloned; it travels by these names (spec section 3). */
export const timbres = ['nonsupport', 'support'] as const;

/** Whether the avatar's voice can be cloned. */
export type Timbre = (typeof timbres)[number];

/** What a style image may be drawn as. */
export const styleSexes = ['male', 'female'] as const;

/** What a style image may be drawn as. */
export type StyleSex = (typeof styleSexes)[number];
