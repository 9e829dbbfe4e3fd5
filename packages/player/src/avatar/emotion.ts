import type { Emotion } from '@app/contract/speech/states/emotion.ts';
import type { UnitWeights } from './units.ts';

/** What an emotion adds to a face, speaking or not. */
export const emotionUnits: Record<Emotion, UnitWeights> = {
  general: {},
  joy: { cornersUp: 0.5, squintL: 0.35, squintR: 0.35, browUpL: 0.25, browUpR: 0.25 },
  sorrow: {
    browInnerUpL: 1,
    browInnerUpR: 1,
    cornersDown: 0.45,
    cornersUp: -0.1,
    squintL: 0.3,
    squintR: 0.3,
  },
  anger: {
    browDownL: 1,
    browDownR: 1,
    squintL: 0.4,
    squintR: 0.4,
    noseUpL: 0.5,
    noseUpR: 0.5,
    lipsTighten: 0.15,
    cornersUp: -0.12,
  },
};
