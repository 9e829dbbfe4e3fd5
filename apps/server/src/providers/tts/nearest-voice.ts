import { contentLanguages, type ContentLanguage } from '@app/contract/speech/states/language.ts';
import { nameOfClone } from './cloned-voice.ts';
import { embeddedVoices } from './embedded-voices.ts';
import type { SpeechRequest, Voice } from './port.ts';

type Traits = Pick<Voice, 'sex' | 'age'>;

/** The name of a voice elsewhere tells what it is like: once its engine is gone, nothing else does. */
export const remoteVoiceId = (sex: Voice['sex'], language: ContentLanguage, name: string): string =>
  `${sex}-${language}-${name.replaceAll(/[^\w-]/g, '_')}`.slice(0, 64);

const remoteId = new RegExp(`^(female|male)-(?:${contentLanguages.join('|')})-`);

function traitsOf(id: string): Traits | undefined {
  const sex = remoteId.exec(id)?.[1];
  if (sex === 'female' || sex === 'male') return { sex, age: 'adult' };
  return embeddedVoices(true).find((voice) => voice.id === id);
}

/** Of the voices that are there, the one that is most like one that is gone: it speaks the language, then sex, then age. */
export function nearestVoice(id: string, language: ContentLanguage, voices: readonly Voice[]): Voice {
  const traits = traitsOf(id);
  const likeness = ({ languages, sex, age }: Voice): number =>
    (languages.includes(language) ? 8 : 0) +
    (traits === undefined || sex === traits.sex ? 4 : 0) +
    (age === (traits?.age ?? 'adult') ? 2 : 0) +
    (languages[0] === language ? 1 : 0);
  const [nearest] = voices.toSorted((one, other) => likeness(other) - likeness(one));
  if (!nearest) throw new Error('an engine has no voices');
  return nearest;
}

/** A voice may be gone with its engine; its talks go on with the nearest one. */
export const withVoiceThere = (request: SpeechRequest, voices: readonly Voice[]): SpeechRequest =>
  nameOfClone(request.voice) !== undefined || voices.some(({ id }) => id === request.voice)
    ? request
    : { ...request, voice: nearestVoice(request.voice, request.language, voices).id };
