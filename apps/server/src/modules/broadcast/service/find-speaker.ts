import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { PageVoice } from '@app/contract/speech/states/voice-choice.ts';
import type { SpeechRequest } from '../../../providers/tts/port.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { DictionaryService } from '../../dictionary/service.ts';
import type { ProjectRow } from '../../project/service.ts';

/** How a language is spoken. */
export type SpeakerFor = (
  language: ContentLanguage,
) => Pick<SpeechRequest, 'voice' | 'manner' | 'dictionary'>;

type Deps = { avatars: AvatarService; dictionaries: DictionaryService };

/** Who speaks in a project, and how words are read there. */
export const findSpeaker =
  ({ avatars, dictionaries }: Deps) =>
  async (project: ProjectRow, page: PageVoice | null): Promise<SpeakerFor> => {
    const { userId, id: projectId } = project;
    const [speakerFor, dictionary] = await Promise.all([
      avatars.speakersOf(project, page),
      dictionaries.readingsOf({ userId, projectId }),
    ]);
    return (language) => ({ ...speakerFor(language), dictionary });
  };
