import type { BeardKind, HairColour } from '@app/contract/character/states/part.ts';
import type { StyleSex } from '@app/contract/avatar/states/look.ts';
import { saturation } from '../paint/colour.ts';
import { baldCrown, type Hair } from './hair.ts';
import type { Likeness } from './likeness.ts';

// Chosen on the half of the people whose file names hash to an even number, and judged on the other; those of `lip` were made
// stricter after that (decision 0076).
const limits = {
  frame: 0.17,
  beard: { lip: 0.6, jaw: 0.62, full: 0.52 },
  fringe: 0.25,
  /** How wide hair is beside the face when it falls over the ears, along the jaw, and onto the shoulders. */
  ears: 0.3,
  jaw: 0.5,
  neck: 0.5,
  /** The light of the upper lip, how red lips are that are painted, and how wide full hair is at the temples. */
  lip: { shaven: 0.7, bare: 0.8, red: 0.13, volume: 0.7 },
};

/** What somebody looks like, as far as it can be told. */
export type Traits = {
  hairLength: 'bald' | 'short' | 'ears' | 'jaw' | 'long';
  hairColour: HairColour;
  hasFringe: boolean;
  hasGlasses: boolean;
  beard: BeardKind | undefined;
  /** Absent where a photo does not tell: then it is asked, not guessed. */
  sex: StyleSex | undefined;
};

/** Hair on photos is darker than that of drawings, so its colour is told by rules and not by what is nearest. */
function hairColourOf(colour: Hair['colour']): HairColour {
  const [red, green, blue] = colour;
  const light = Math.max(...colour);
  const full = saturation(colour);
  const yellow = (green - blue) / light;
  if (light > 0.4 && full < 0.4 && yellow < 0.17) return 'silver';
  if (light > 0.3 && full < 0.25) return 'silver';
  if (full < 0.3) return light < 0.25 ? 'black' : 'slate';
  if (light < 0.25) return 'espresso';
  if (light > 0.37 && full < 0.5) return 'blond';
  return (red - green) / light > 0.42 ? 'auburn' : 'chestnut';
}

function hairLengthOf({ crown, ears, jaw, neck }: Hair): Traits['hairLength'] {
  if (ears > limits.ears) {
    if (jaw <= limits.jaw) return 'ears';
    return neck > limits.neck ? 'long' : 'jaw';
  }
  return crown < baldCrown ? 'bald' : 'short';
}

function beardOf({ lipLight, jawLight }: Likeness['beard']): BeardKind | undefined {
  const { lip, jaw, full } = limits.beard;
  if (lipLight > lip || jawLight > jaw) return undefined;
  return jawLight < full ? 'full' : 'short';
}

/**
 * Hair and lips tell most people, not all, and whoever is told wrong minds: a dark upper lip is shaven, one where nothing grows
 * is as bright as the cheeks, and between them it takes two signs.
 */
function sexOf({ hair, beard, lips }: Likeness, traits: Omit<Traits, 'sex'>): StyleSex | undefined {
  if (traits.beard || traits.hairLength === 'bald') return 'male';
  const isAlongJaw = traits.hairLength === 'jaw' || traits.hairLength === 'long';
  const { shaven, bare, red, volume } = limits.lip;
  if (isAlongJaw && beard.lipLight > shaven) return 'female';
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
