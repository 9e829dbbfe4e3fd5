import { withX } from '../dots.ts';

/** Widens a shape for broader shoulders; what is near the neck stays. */
export const widen = (line: string, build: number, from = 70): string =>
  withX(line, (x) => x + Math.sign(x) * Math.max(0, Math.abs(x) - from) * (build - 1) * 1.25);
