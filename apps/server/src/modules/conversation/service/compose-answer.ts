import type { DeckAnswer, SpokenPage } from '../../../providers/answer/port.ts';
import type { SpeechSentence } from '../../../providers/tts/port.ts';
import type { SpeakerFor } from '../../avatar/service.ts';
import type { BroadcastService, Heard, Listener } from '../../broadcast/service.ts';
import { leadIn, replyTo } from '../rules.ts';

const textOf = ({ spans }: SpeechSentence): string =>
  spans
    .map(({ text }) => text)
    .join('')
    .trim();

/** A sentence of the answer: where it stands in the deck, and how it is spoken. */
export type Part = { text: string; page: number | null; sentence: SpeechSentence; spokenPage?: SpokenPage };

/** What is sent at once: a sentence that was spoken before, or a clause that is being spoken. */
export type Piece = { text: string; page: number | null; heard: Promise<Heard> };

/** How what was found is said. */
export function composeAnswer({ broadcasts }: { broadcasts: BroadcastService }) {
  function partsOf(found: DeckAnswer, question: string, speakerFor: SpeakerFor): Part[] {
    const said = (text: string, page: number | null): Part[] =>
      broadcasts
        .sentencesOfText(text, speakerFor)
        .map((sentence) => ({ text: textOf(sentence), page, sentence }));
    const [first] = found.sentences;
    const language = first?.language ?? broadcasts.languageOf(question);
    const before = found.remark
      ? replyTo(found.remark, language, found.pages)
      : leadIn(found.outcome, first?.page, language);
    return [
      ...said(before, first?.page ?? null),
      ...found.sentences.flatMap(({ text, page, cut, spokenPage, ...passage }): Part[] => {
        if (!cut) return said(text, page);
        const sentence = broadcasts.sentenceOfScript(cut, passage.language, speakerFor);
        return [{ text, page, sentence, ...(spokenPage ? { spokenPage } : {}) }];
      }),
    ];
  }

  /**
   * What was spoken before is played; the rest is spoken clause by clause. All of it is asked for before the first
   * word is waited for, so that nothing else gets a turn in between.
   */
  async function speakParts(
    listener: Listener,
    parts: readonly Part[],
    signal: AbortSignal,
  ): Promise<Piece[]> {
    const planned = await Promise.all(
      parts.map(async ({ text, page, sentence, spokenPage }) => {
        const known = await broadcasts.recall(listener, sentence, spokenPage);
        if (known) return [{ text, page, sentence, known }];
        return Promise.all(
          broadcasts.clausesOf(sentence).map(async (clause) => {
            return {
              text: textOf(clause),
              page,
              sentence: clause,
              known: await broadcasts.recall(listener, clause),
            };
          }),
        );
      }),
    );
    return planned.flat().map(({ text, page, sentence, known }) => {
      const heard = known ? Promise.resolve(known) : broadcasts.sayNow(listener, sentence, signal);
      // It is awaited later; until then a failure must not count as unhandled.
      heard.catch(() => undefined);
      return { text, page, heard };
    });
  }

  return { partsOf, speakParts };
}
