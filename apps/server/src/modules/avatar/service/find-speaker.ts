import type { Language } from '@app/contract/base/messages.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { type DeckVoice, type PageVoice, voiceOnPage } from '@app/contract/speech/states/voice-choice.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { VoiceService } from '../../voice/service.ts';
import { canUseAvatar } from '../policy.ts';
import { type AvatarPresenter, textsOf } from '../present.ts';
import { type Manner, speakerFrom } from '../rules.ts';
import { createAvatarStore } from '../store.ts';
import type { AvatarRow } from '../tables.ts';
import type { AvatarPictures, Portrait, Still } from './read-picture.ts';

export type SpeakerFor = (language: ContentLanguage) => Manner;

/** What decides who speaks. A sample of the product is nobody's. */
type Presented = { userId: string | null; avatarsId: string | null };
export type SpokenFor = Presented & DeckVoice;
type OnPage = PageVoice | null;

type Deps = {
  db: Database;
  presenter: AvatarPresenter;
  pictures: AvatarPictures;
  voices: Pick<VoiceService, 'told'>;
};

/** The one place that decides who is seen and who speaks how. */
export function findSpeaker({ db, presenter, pictures, voices }: Deps) {
  const avatars = createAvatarStore(db);

  /** An avatar of somebody else is as absent as one that never was. */
  async function usable(userId: string | null, id: string | null): Promise<AvatarRow | undefined> {
    const avatar = id === null ? undefined : await avatars.find(id);
    return avatar && canUseAvatar(userId, avatar) ? avatar : undefined;
  }

  /** A page may have a presenter of its own. */
  const presenting = async ({ userId, avatarsId }: Presented, { avatarId }: { avatarId: string | null }) =>
    (await usable(userId, avatarId)) ?? (await usable(userId, avatarsId));

  /** For who learns of the language sentence by sentence. A page may have a presenter and a manner of its own. */
  async function speakersOf(project: SpokenFor, page: OnPage): Promise<SpeakerFor> {
    const { userId, avatarsId } = project;
    // Where nobody is seen, questions are still answered aloud.
    const avatar = (await usable(userId, page?.avatarId ?? avatarsId)) ?? (await avatars.firstTemplate());
    if (!avatar) throw new Error('there are no avatars');
    const choice = voiceOnPage(project, page);
    const speaker = speakerFrom({ avatar, choice });
    const voicesOf = [choice.ttsId, avatar.ttsId, ...Object.values(avatar.voices)];
    const told = await voices.told(
      userId,
      voicesOf.filter((one) => one !== null),
    );
    return (language) => {
      const manner = speaker(language);
      return { ...manner, voice: told(manner.voice) };
    };
  }

  return {
    speakersOf,

    /** Who they are that answer on a page, in their owner's words; empty where nobody wrote any. */
    async personaOf({ userId, avatarsId }: Presented, page: OnPage, language: Language): Promise<string> {
      const avatar = await usable(userId, page?.avatarId ?? avatarsId);
      return avatar ? textsOf(avatar, language).persona : '';
    },

    /** The picture of who is seen on a page, of photos alone: drawings move well enough by themselves. */
    async portraitOf(
      { userId, avatarsId }: Presented,
      page: { avatarId: string | null },
    ): Promise<Portrait | undefined> {
      const avatar = await presenting({ userId, avatarsId }, page);
      const still = avatar && (await pictures.of(avatar));
      return still?.type === 'webp' ? still : undefined;
    },

    /** Who is seen on a page: their name, and their picture whatever it is. */
    async pictureOf(
      presented: Presented,
      page: { avatarId: string | null },
      language: Language,
    ): Promise<(Still & { name: string }) | undefined> {
      const avatar = await presenting(presented, page);
      const still = avatar && (await pictures.of(avatar));
      return still && { ...still, name: textsOf(avatar, language).name };
    },

    /** Who is seen; null where nobody was chosen, or somebody who is not there. */
    async presenterOf({ userId, avatarsId }: Presented, share?: string): Promise<Talk['avatar']> {
      const avatar = await usable(userId, avatarsId);
      return avatar ? presenter.presenter(avatar, share) : null;
    },
  };
}
