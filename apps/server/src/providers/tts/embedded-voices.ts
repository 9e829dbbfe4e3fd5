import { kokoroVoices } from './kokoro/voices.ts';
import { quickVoices } from './piper/voices.ts';
import type { Voice } from './port.ts';

const asVoice = ({ id, name, about, sex, age, character, languages }: Voice): Voice => ({
  id,
  name,
  about,
  sex,
  age,
  ...(character && { character }),
  languages,
});

const usual = kokoroVoices.map(asVoice);
const all = [...usual, ...quickVoices.map(asVoice)];

/** The voices of this machine, without how they are found in their models; the quick ones where they are installed. */
export const embeddedVoices = (hasQuick: boolean): readonly Voice[] => (hasQuick ? all : usual);
