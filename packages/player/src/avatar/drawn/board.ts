/** The drawing board. The origin of all coordinates lies between the eyes. */
export const board = {
  width: 600,
  height: 800,
  x: 300,
  y: 318,
  scale: 1.12,
  /** Nobody ends at a straight edge: from here to the lower edge the figure fades. */
  fadeFrom: 716,
} as const;
