import { fill, type Language } from '@app/contract/base/messages.ts';
import { voiceStatements } from '@app/contract/voice/states/consent.ts';
import { ownTtsId } from '@app/contract/voice/states/own-voice.ts';
import * as z from 'zod';
import type { Voice } from '../../providers/tts/port.ts';
import type { ConsentRow, VoiceRow } from './tables.ts';

/** The work on a voice: `run` names it, so that one that comes late can be told from the one that is wanted. */
export const makingInput = z.object({ voiceId: z.uuid(), userId: z.uuid(), run: z.uuid() });
export type MakingInput = z.output<typeof makingInput>;

/** Who needs a recording. */
export const useOf = (voiceId: string): string => `voice:${voiceId}`;

/** What was agreed to, in the words of that time. */
export function statementOf(
  { subject, person, version }: Pick<ConsentRow, 'subject' | 'person' | 'version'>,
  language: Language,
): string {
  const statement = voiceStatements[version];
  if (!statement) throw new Error(`nobody can have agreed to version ${version}`);
  return fill(statement[subject], language, { person });
}

/** The voice that takes the place of one that is gone: the most similar one, or the first where that is gone, too. */
export function insteadOf({ made }: Pick<VoiceRow, 'made'>, all: readonly Voice[]): Voice {
  const instead = all.find(({ id }) => id === made?.nearest) ?? all[0];
  if (!instead) throw new Error('there are no voices');
  return instead;
}

/** A voice of somebody's own, as it stands beside those of the engine. */
export function asVoice({ id, name, made, ...row }: VoiceRow, all: readonly Voice[]): Voice {
  const { sex, age } = insteadOf({ made }, all);
  const [first = row.language, ...others] = made?.languages ?? [];
  const called = { zh: name, en: name };
  return {
    id: ownTtsId(id),
    name: called,
    about: { zh: '', en: '' },
    sex,
    age,
    languages: [first, ...others],
  };
}
