import type { Talk } from '@app/contract/project/schema.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { Database } from '../../../platform/db/database.ts';
import { canUseAvatar } from '../policy.ts';
import { presentPresenter } from '../present.ts';
import { type Manner, speakerFrom } from '../rules.ts';
import { createAvatarStore } from '../store.ts';
import type { AvatarRow } from '../tables.ts';

/** Who speaks, and how. `rig` is what is drawn of them: null where nobody was chosen, or somebody who is not there. */
export type Speaker = Manner & { rig: Talk['avatar'] };
export type SpeakerFor = (language: ContentLanguage) => Speaker;

/** What decides who speaks. A sample of the product is nobody's. */
export type SpokenFor = { userId: string | null; avatarsId: string | null; ttsId: string | null };
type OnPage = { avatarId: string | null } | null;

/** The one place that decides who speaks how. */
export function findSpeaker({ db }: { db: Database }) {
  const avatars = createAvatarStore(db);

  /** An avatar of somebody else is as absent as one that never was. */
  async function usable(userId: string | null, id: string | null): Promise<AvatarRow | undefined> {
    const avatar = id === null ? undefined : await avatars.find(id);
    return avatar && canUseAvatar(userId, avatar) ? avatar : undefined;
  }

  /** For who learns of the language sentence by sentence. A page may have a presenter of its own. */
  async function speakersOf({ userId, avatarsId, ttsId }: SpokenFor, page: OnPage): Promise<SpeakerFor> {
    const id = page?.avatarId ?? avatarsId;
    const found = await usable(userId, id);
    // Where there is nobody to be seen, the usual choice is heard.
    const avatar = found ?? (await avatars.firstTemplate());
    if (!avatar) throw new Error('there are no avatars');
    // The voice was chosen for the presenter of the project, not for whoever else comes on.
    const speak = speakerFrom({ avatar, ttsId: id === avatarsId ? ttsId : null });
    const rig = found ? presentPresenter(found) : null;
    return (language) => ({ ...speak(language), rig });
  }

  const speakerOf = async (project: SpokenFor, page: OnPage, language: ContentLanguage): Promise<Speaker> =>
    (await speakersOf(project, page))(language);

  return { usable, speakersOf, speakerOf };
}
