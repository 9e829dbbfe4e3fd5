import type { Mark } from './marks.ts';

type Shade = Extract<Mark, { gradient: unknown }>['gradient'];

/** Hair is light where the light falls on it, from the first point of the line, and dark where the line ends. */
export const hairShade = (line: Shade['line'], base = 0.4): Shade => ({
  line,
  stops: [
    [0, 'hair.light'],
    [base, 'hair.base'],
    [1, 'hair.dark'],
  ],
});
