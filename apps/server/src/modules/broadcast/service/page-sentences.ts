import { languageOfText } from '@app/contract/speech/states/language.ts';
import type { PageVoice } from '@app/contract/speech/states/voice-choice.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { spansOf } from '@app/deck/script/spans.ts';
import type { SpeechProvider, SpeechSentence } from '../../../providers/tts/port.ts';
import type { ProjectRow } from '../../project/service.ts';
import { speechRequest } from '../rules.ts';
import type { findSpeaker } from './find-speaker.ts';

type Deps = {
  speech: SpeechProvider;
  speakersOf: ReturnType<typeof findSpeaker>;
};
type SpokenPage = PageVoice & { index: number };

export type PageSentences = ReturnType<typeof pageSentences>;

/** The sentences of a page, by whom and how its project and the page itself say. */
export const pageSentences =
  ({ speech, speakersOf }: Deps) =>
  async (project: ProjectRow, page: SpokenPage, script: ScriptDocument): Promise<SpeechSentence[]> => {
    const language = languageOfText(scriptText(script));
    const speaker = (await speakersOf(project, page))(language);
    // Who has confirmed a talk waits for its first words.
    return speech.sentences({
      ...speechRequest(spansOf(script), speaker, language),
      firstSoon: page.index === 0,
    });
  };
