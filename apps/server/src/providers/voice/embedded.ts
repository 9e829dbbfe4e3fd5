import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { ChildProgram } from '../../platform/child-program.ts';
import { kokoroVoices } from '../tts/kokoro/voices.ts';
import { writeMix } from '../tts/kokoro/voice-mix.ts';
import { matchVoice } from './match.ts';
import { measureApart } from './measure-program.ts';
import { knownVoices } from './known-voices.ts';
import type { MadeVoice, VoiceMaker, VoiceMeasure } from './port.ts';

/** The voices that speak a language from birth: others would bring their accent into it. */
const nativeTo = (language: ContentLanguage) =>
  kokoroVoices.flatMap(({ id, languages }) => {
    const measure = knownVoices[id];
    return languages[0] === language && measure ? [{ id, ...measure }] : [];
  });

/** What all voices of a mixture speak, their own language first. */
function languagesOf(parts: readonly [string, number][]): ContentLanguage[] {
  const [first, ...others] = kokoroVoices.filter(({ id }) => parts.some(([part]) => part === id));
  return (first?.languages ?? []).filter((one) => others.every(({ languages }) => languages.includes(one)));
}

/** The voice of the engine nearest to what was measured, in our words. */
export function matchedVoice(measure: VoiceMeasure, language: ContentLanguage): MadeVoice {
  const { parts, pitch, intonation, pitchOff } = matchVoice(measure, nativeTo(language));
  return {
    voice: writeMix({ parts, pitch, intonation }),
    nearest: parts[0]?.[0] ?? '',
    languages: languagesOf(parts),
    match: {
      parts: parts.map(([ttsId, share]) => ({ ttsId, percent: Math.round(share * 100) })),
      hertz: Math.round(measure.medianHz),
      pitchOff: Math.round(pitchOff * 10) / 10,
    },
  };
}

/** Finds the mixture of the embedded voices that is most like a recorded one: a match, not a copy. */
export const createEmbeddedVoices = ({ program }: { program: ChildProgram }): VoiceMaker => ({
  name: 'embedded',
  kind: 'match',
  make: async ({ recording, language, signal }) =>
    matchedVoice(await measureApart(program, recording, signal), language),
  // A mixture is a line of text: nobody else keeps anything of it.
  remove: async () => undefined,
});
