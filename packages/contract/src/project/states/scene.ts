/** What a talk is for: the scenes that a project can be made for (spec section 2, scene selection). */
export const sceneIds = [
  'teaching',
  'training',
  'report',
  'product',
  'sales',
  'pitch',
  'speech',
  'science',
  'children',
] as const;

/** A scene. */
export type SceneId = (typeof sceneIds)[number];
