import type { ClothesKind } from '@app/contract/character/states/part.ts';
import { blazer } from './blazer.ts';
import { openFronts } from './cardigan.ts';
import type { Garment } from './garment.ts';
import { innerTop } from './inner-top.ts';
import { knit } from './knit.ts';
import { shirt } from './shirt.ts';
import { tie } from './tie.ts';

/** A neck as a collar leaves it to be seen. */
export type NeckKind = 'slim' | 'strong' | 'collared' | 'rolled';

type Outfit = Garment & { neck: NeckKind };

/** What somebody of a build wears. */
export const outfits: Record<ClothesKind, (build: number, hasTie: boolean) => Outfit> = {
  blazer: (build) => {
    const { collarBack, body } = blazer(build, 'outer');
    return { collarBack, body: [...innerTop('inner'), ...body], neck: 'slim' };
  },
  suit: (build, hasTie) => {
    const [coat, under] = [blazer(build, 'outer'), shirt(build * 0.87, 'inner', !hasTie)];
    return {
      collarBack: [...coat.collarBack, ...under.collarBack],
      body: [...under.body, ...(hasTie ? tie : []), ...coat.body],
      neck: hasTie ? 'collared' : 'strong',
    };
  },
  cardigan: (build) => {
    const under = shirt(build * 0.94, 'inner', false);
    return { ...under, body: [...under.body, ...openFronts(build, 'outer')], neck: 'collared' };
  },
  shirt: (build) => ({ ...shirt(build, 'outer', true), neck: 'strong' }),
  rollneck: (build) => ({ ...knit(build, 'outer', 'roll'), neck: 'rolled' }),
  crew: (build) => ({ ...knit(build, 'outer', 'crew'), neck: 'slim' }),
};
