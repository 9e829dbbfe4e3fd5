import type { BeardKind, HairColour } from '@app/contract/character/states/part.ts';
import type { StyleSex } from '@app/contract/avatar/states/look.ts';
import { saturation } from '../paint/colour.ts';
import { baldCrown, falling, type Hair } from './hair.ts';
import type { Likeness } from './likeness.ts';

// Chosen on the half of the people whose file names hash to an even number, and judged on the other; those of `lip` were made
// stricter after that (decision 0076).
const limits = {
  frame: 0.22,
  beard: { lip: 0.6, jaw: 0.62, full: 0.42 },
  moustache: { bare: 0.55, red: 1 },
  /** Less hair at the temples than this is shaven. */
  temples: 0.15,
  /** A crown and a forehead that hair covers like this are a cut for women, with a bare lip. */
  cut: { crown: 0.9, fringe: 0.17, lip: 0.85 },
  fringe: 0.25,
  /** How wide hair is beside the face when it falls over the ears, along the jaw, and onto the shoulders. */
  ears: 0.3,
  jaw: falling,
  neck: 0.5,
  /** The light of the upper lip, how red lips are that are painted, and how wide full hair is at the temples. */
  lip: { shaven: 0.7, bare: 0.8, red: 0.13, volume: 0.7 },
};

/** What somebody looks like, as far as it can be told. */
export type Traits = {
  hairLength: 'bald' | 'receding' | 'short' | 'ears' | 'jaw' | 'long';
  hairColour: HairColour;
  hasFringe: boolean;
  hasGlasses: boolean;
  beard: BeardKind | undefined;
  /** Absent where a photo does not tell: then it is asked, not guessed. */
  sex: StyleSex | undefined;
};

/** Hair on photos is darker than that of drawings, so its colour is told by rules and not by what is nearest. */
function hairColourOf(colour: Hair['colour']): HairColour {
  const [red, green] = colour;
  const light = Math.max(...colour);
  const full = saturation(colour);
  if (light > 0.75 && full < 0.3) return 'white';
  if (light > 0.5 && full < 0.32) return 'silver';
  if (light > 0.33 && full < 0.26) return 'grey';
  if (light < 0.13 || (light < 0.25 && full < 0.3)) return 'black';
  if (light < 0.25) return 'espresso';
  if (light > 0.5) return 'blond';
  if ((red - green) / light > 0.42) return 'auburn';
  return full > 0.55 ? 'chestnut' : 'brown';
}

function hairLengthOf({ crown, temples, ears, jaw, neck }: Hair): Traits['hairLength'] {
  if (ears > limits.ears) {
    if (jaw <= limits.jaw) return 'ears';
    return neck > limits.neck ? 'long' : 'jaw';
  }
  if (crown >= baldCrown) return 'short';
  return temples < limits.temples ? 'bald' : 'receding';
}

function beardOf({ lipLight, jawLight, lipBare, lipRed }: Likeness['beard']): BeardKind | undefined {
  const { lip, jaw, full } = limits.beard;
  const { bare, red } = limits.moustache;
  if (lipLight > lip || jawLight > jaw) return lipBare < bare && lipRed < red ? 'moustache' : undefined;
  return jawLight < full ? 'full' : 'short';
}

/**
 * Hair and lips tell most people, not all, and whoever is told wrong minds: a dark upper lip is shaven, one where nothing grows
 * is as bright as the cheeks, and between them it takes two signs.
 */
function sexOf({ hair, beard, lips }: Likeness, traits: Omit<Traits, 'sex'>): StyleSex | undefined {
  if (traits.beard || traits.hairLength === 'bald' || traits.hairLength === 'receding') return 'male';
  const isAlongJaw = traits.hairLength === 'jaw' || traits.hairLength === 'long';
  const { shaven, bare, red, volume } = limits.lip;
  if (isAlongJaw && beard.lipLight > shaven) return 'female';
  const { cut } = limits;
  const isCut = hair.crown > cut.crown && hair.fringe > cut.fringe;
  if (isCut && beard.lipLight > cut.lip) return 'female';
  const isBare = beard.lipLight > bare;
  const hasVolume = hair.ears > limits.ears || hair.temples > volume;
  if (hasVolume && isBare && lips > red) return 'female';
  return !hasVolume && !isBare ? 'male' : undefined;
}

/** Names what was measured. */
export function traitsOf(likeness: Likeness): Traits {
  const { hair, beard, frame } = likeness;
  const traits = {
    hairLength: hairLengthOf(hair),
    hairColour: hairColourOf(hair.colour),
    hasFringe: hair.fringe > limits.fringe,
    hasGlasses: frame > limits.frame,
    beard: beardOf(beard),
  };
  return { ...traits, sex: sexOf(likeness, traits) };
}
