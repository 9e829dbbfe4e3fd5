import type { HairStyle } from '@app/contract/character/states/part.ts';
import { bald } from './bald.ts';
import { bun } from './bun.ts';
import { crop } from './crop.ts';
import { curly } from './curly.ts';
import { fringe } from './fringe.ts';
import type { Hair } from './hair.ts';
import { headscarf } from './headscarf.ts';
import { lob } from './lob.ts';
import { longWaves } from './long-waves.ts';
import { ponytail } from './ponytail.ts';
import { quiff } from './quiff.ts';
import { receding } from './receding.ts';
import { shortBob } from './short-bob.ts';
import { sideParting } from './side-parting.ts';
import { sweptBack } from './swept-back.ts';

/** Every style by its name. */
export const hairs: Record<HairStyle, Hair> = {
  lob,
  sideParting,
  curly,
  sweptBack,
  longWaves,
  bun,
  crop,
  ponytail,
  fringe,
  shortBob,
  quiff,
  headscarf,
  bald,
  receding,
};
