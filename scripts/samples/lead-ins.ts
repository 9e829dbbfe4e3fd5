import { join } from 'node:path';
import { type ContentLanguage, languageOfText } from '@app/contract/speech/states/language.ts';
import { speakerFrom } from '../../apps/server/src/modules/avatar/rules.ts';
import { readTemplates } from '../../apps/server/src/modules/avatar/service/read-templates.ts';
import { hashOf, speechRequest } from '../../apps/server/src/modules/broadcast/rules.ts';
import { leadInsOf } from '../../apps/server/src/modules/conversation/rules.ts';
import { embeddedEngine } from '../../apps/server/src/providers/tts/engine-name.ts';
import type { SpeechRequest, SpeechSentence } from '../../apps/server/src/providers/tts/port.ts';
import { sentencesOf } from '../../apps/server/src/providers/tts/sentences.ts';
import { samples } from './solar-system.ts';

type SpeakerFor = (language: ContentLanguage) => Pick<SpeechRequest, 'voice' | 'manner' | 'dictionary'>;

/** Who presents the samples, and how that one speaks. Nobody has a dictionary of their own there. */
export async function samplePresenter(root: string): Promise<{ avatarsId: string; speakerFor: SpeakerFor }> {
  const templates = await readTemplates(join(root, 'apps/server/avatars'));
  const [presenter] = templates.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (!presenter) throw new Error('there are no templates');
  const mannerFor = speakerFrom({ avatar: presenter });
  return {
    avatarsId: presenter.id,
    speakerFor: (language) => ({ ...mannerFor(language), dictionary: [] }),
  };
}

/** The sentences that are said around the answers of all samples, each once. */
export function leadInSentences(speakerFor: SpeakerFor): SpeechSentence[] {
  const texts = samples.flatMap(({ language, pages }) =>
    leadInsOf(pages.map((_page, index) => ({ page: index + 1, language }))),
  );
  const sentences = texts.flatMap((text) => {
    const language = languageOfText(text);
    return sentencesOf(speechRequest(text, speakerFor(language), language));
  });
  return [...new Map(sentences.map((sentence) => [hashOf(sentence, embeddedEngine), sentence])).values()];
}
