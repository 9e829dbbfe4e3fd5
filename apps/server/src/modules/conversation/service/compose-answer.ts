import type { FoundAnswer, Passage } from '../../../providers/answer/port.ts';
import type { SpeechSentence } from '../../../providers/tts/port.ts';
import type { BroadcastService, VoiceFor } from '../../broadcast/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import { leadIn, linesOf } from '../rules.ts';

type Deps = { courseware: CoursewareService; broadcasts: BroadcastService };

/** A sentence of the answer: where it stands in the deck, and how it is spoken. */
export type Part = { text: string; page: number | null; sentence: SpeechSentence };

/** What can be answered from, and how what was found is said. */
export function composeAnswer({ courseware, broadcasts }: Deps) {
  /** Everything a deck says, with the sentences of its scripts as they were spoken. */
  async function passagesOf(projectId: string, voiceFor: VoiceFor) {
    const slides = await courseware.textsOf(projectId);
    const spoken = new Map<Passage, SpeechSentence>();
    const passages = slides.flatMap(({ elements, script }, index) => {
      const page = index + 1;
      const sentences = script ? broadcasts.sentencesOfScript(script, voiceFor) : [];
      const said = sentences.map((sentence): Passage => {
        const text = sentence.spans
          .map((span) => span.text)
          .join('')
          .trim();
        const passage: Passage = { page, text, kind: 'script' };
        spoken.set(passage, sentence);
        return passage;
      });
      return [...said, ...linesOf(elements).map((text): Passage => ({ page, text, kind: 'slide' }))];
    });
    const pages = slides.map(({ title }, index) => ({ page: index + 1, title }));
    return { pages, passages, spoken };
  }

  function partsOf(
    found: FoundAnswer,
    question: string,
    voiceFor: VoiceFor,
    spoken: ReadonlyMap<Passage, SpeechSentence>,
  ): Part[] {
    const said = (text: string, page: number | null): Part[] =>
      broadcasts
        .sentencesOfText(text, voiceFor)
        .map((sentence) => ({ text: sentence.spans.map((span) => span.text).join(''), page, sentence }));
    const language = broadcasts.languageOf(found.sentences[0]?.text ?? question);
    return [
      ...said(leadIn(found, language), found.sentences[0]?.page ?? null),
      ...found.sentences.flatMap((passage): Part[] => {
        const sentence = spoken.get(passage);
        return sentence
          ? [{ text: passage.text, page: passage.page, sentence }]
          : said(passage.text, passage.page);
      }),
    ];
  }

  return { passagesOf, partsOf };
}
