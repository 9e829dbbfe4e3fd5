import type { ProjectFileSettings } from '@app/contract/project-file/schema.ts';
import type { VoiceChoice } from '@app/contract/speech/schema.ts';
import type { DeckPage, DeckSummary } from '../../../providers/document/port.ts';
import type { Stored } from '../../../providers/storage/port.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { VoiceService } from '../../voice/service.ts';
import type { ProjectRow } from '../tables.ts';
import type { PageSound } from './create-from-template.ts';

type Deps = {
  avatars: Pick<AvatarService, 'templateNamed'>;
  voices: Pick<VoiceService, 'find'>;
  /** Stores a file by its content. */
  keep: (file: string) => Promise<Stored>;
  userId: string;
};

/** What a project file brings beside its pages. */
export type BroughtProject = Pick<ProjectFileSettings, 'title' | 'dictionary' | 'questions'> &
  Pick<ProjectRow, 'avatarsId' | 'ttsId' | 'voiceSettings' | 'presenterLayout'> & {
    sounds: readonly (PageSound & { pageId: string; said: string })[];
  };

/** Takes over what a project file says of itself and its pages, as far as this account has it too. */
export function bringProject({ avatars, voices, keep, userId }: Deps) {
  let settings: ProjectFileSettings | undefined;
  const sounds: BroughtProject['sounds'][number][] = [];

  /** A voice of another engine, or of somebody's own elsewhere, is none here. */
  const known = async (ttsId: string | null): Promise<string | null> =>
    ttsId !== null && (await voices.find(userId, ttsId)) ? ttsId : null;
  const voiceHere = async (voice: VoiceChoice | null): Promise<VoiceChoice | null> =>
    voice && { ...voice, ttsId: await known(voice.ttsId) };

  return {
    open({ project }: Pick<DeckSummary, 'project'>): void {
      settings = project;
    },

    /** What the file says of a page; nothing where it is no project file. */
    async settingsOf({ slide, settings: page, sound }: DeckPage) {
      if (!page) return {};
      if (sound) {
        const { audio, track, ...more } = sound;
        sounds.push({ ...more, pageId: slide.id, audio: await keep(audio), track: await keep(track) });
      }
      return {
        voice: await voiceHere(page.voice),
        avatarId: await avatars.templateNamed(page.presenter),
        presenterLayout: page.presenterLayout,
        ...(page.scriptEngine !== null && { scriptEngine: page.scriptEngine }),
      };
    },

    /** What it says of the project; undefined where it is no project file. */
    async project(): Promise<BroughtProject | undefined> {
      if (!settings) return undefined;
      const { title, dictionary, questions, voiceSettings, presenterLayout } = settings;
      const avatarsId = await avatars.templateNamed(settings.presenter);
      const ttsId = await known(settings.voice);
      return { title, dictionary, questions, voiceSettings, presenterLayout, avatarsId, ttsId, sounds };
    },
  };
}
