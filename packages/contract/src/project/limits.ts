import { coursewareTheme } from '../courseware/limits.ts';
import { creditPrices } from '../credit/limits.ts';

/** Numbers and defaults of projects (spec sections 3 and 9). */
export const projectLimits = {
  title: { max: 60 },
  text: { max: 100_000 },
  backgroundColor: coursewareTheme.backgroundColor,
  /** Spec 3: the default of pageNumber; the outline decides how many pages there are. */
  pageNumberAuto: -1,
  presentationMinutes: [5, 10, 20, 30],
  /** How long a deleted project can be brought back. */
  restorableMs: 24 * 60 * 60 * 1000,
  priceCredits: creditPrices.project,
} as const;

/** How many pages a user may ask for (spec section 9). */
export const pageCountOptions = [
  { from: 5, to: 10 },
  { from: 10, to: 15 },
  { from: 20, to: 30 },
  { from: 25, to: 35 },
] as const;

/** What `pageNumber` may be: automatic, or the lower end of an option, which no two options share. */
export const pageNumbers = [
  projectLimits.pageNumberAuto,
  ...pageCountOptions.map((option) => option.from),
] as const;

/** The option that a `pageNumber` stands for; undefined means automatic. */
export const pageCountOf = (pageNumber: number): { from: number; to: number } | undefined =>
  pageCountOptions.find((option) => option.from === pageNumber);
