import { business } from './business/template.ts';
import { festival } from './festival/template.ts';
import type { Template } from './kit.ts';
import { lecture } from './lecture/template.ts';
import { lesson } from './lesson/template.ts';
import { pitch } from './pitch/template.ts';
import { product } from './product/template.ts';
import { report } from './report/template.ts';
import { training } from './training/template.ts';

/** The decks that come with the product, in the order in which they are offered. */
export const templates: readonly Template[] = [
  lesson,
  business,
  product,
  training,
  report,
  pitch,
  lecture,
  festival,
];
