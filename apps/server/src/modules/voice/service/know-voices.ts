import { idOfOwnVoice } from '@app/contract/voice/states/own-voice.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import type { SpeechProvider, Voice } from '../../../providers/tts/port.ts';
import { asVoice, insteadOf } from '../rules.ts';
import { createVoiceStore } from '../store.ts';
import type { VoiceRow } from '../tables.ts';

/** Whose voices: an account, or null for what belongs to nobody. */
type Owner = string | null;

/** The voices that an account may choose from. One of somebody else is as absent as one that never was. */
export function knowVoices({ db, speech }: { db: Database; speech: SpeechProvider }) {
  const readyOf = (owner: Owner, executor: Executor): Promise<VoiceRow[]> =>
    owner === null ? Promise.resolve([]) : createVoiceStore(executor).readyOf(owner);

  async function usableBy(owner: Owner, executor: Executor = db): Promise<Voice[]> {
    const all = speech.voices();
    return [...(await readyOf(owner, executor)).map((row) => asVoice(row, all)), ...all];
  }

  /** What the engine is told; one that was made for another engine has the most similar voice of this one. */
  const toldFor = (row: VoiceRow | undefined): string => {
    const { made = null } = row ?? {};
    return made?.spokenBy === speech.name ? made.voice : insteadOf({ made }, speech.voices()).id;
  };

  return {
    usableBy,

    async find(owner: Owner, ttsId: string, executor: Executor = db): Promise<Voice | undefined> {
      return (await usableBy(owner, executor)).find(({ id }) => id === ttsId);
    },

    /** What the engine is told for each of some voices. One that is gone has another in its place: talks go on. */
    async told(owner: Owner, ttsIds: readonly string[]): Promise<(ttsId: string) => string> {
      const isOwn = ttsIds.some((ttsId) => idOfOwnVoice(ttsId) !== undefined);
      const rows = isOwn ? await readyOf(owner, db) : [];
      return (ttsId) => {
        const own = idOfOwnVoice(ttsId);
        return own === undefined ? ttsId : toldFor(rows.find(({ id }) => id === own));
      };
    },
  };
}
