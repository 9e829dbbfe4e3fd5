import type { CellPlace } from '@app/contract/conversation/schema.ts';
import { conversationLimits } from '@app/contract/conversation/limits.ts';
import type { DeckAnswer, SpokenPage } from '../../../providers/answer/port.ts';
import type { SpeechSentence } from '../../../providers/tts/port.ts';
import type { BroadcastService, Heard, Listener, SpeakerFor } from '../../broadcast/service.ts';
import type { Sourced } from './check-cited.ts';
import { leadIn, leadInTo, replyTo, type TalkFacts } from '../rules.ts';

const textOf = ({ spans }: SpeechSentence): string =>
  spans
    .map(({ text }) => text)
    .join('')
    .trim();

/** A sentence of the answer: where it stands in the deck, and how it is spoken. */
export type Part = {
  text: string;
  page: number | null;
  elementId?: string;
  cell?: CellPlace;
  /** What the deck says there, where the text is in other words. */
  quote?: string;
  sentence: SpeechSentence;
  spokenPage?: SpokenPage;
};

/** What is heard at once: a sentence that was spoken before, or a clause of it that is being spoken. */
export type Piece = { index: number; text: string; heard: Promise<Heard> };

/** What comes next, or came before, can be seen at once. */
function pageShown(remark: DeckAnswer['remark'], page: number, pages: number): number | null {
  if (remark === 'next') return page < pages ? page + 1 : null;
  return remark === 'back' && page > 1 ? page - 1 : null;
}

/** How what was found is said. */
export function composeAnswer({ broadcasts }: { broadcasts: BroadcastService }) {
  function partsOf(
    found: DeckAnswer,
    { question, facts }: { question: string; facts: TalkFacts },
    speakerFor: SpeakerFor,
  ): Part[] {
    const said = (text: string, page: number | null): Part[] =>
      broadcasts
        .sentencesOfText(text, speakerFor)
        .map((sentence) => ({ text: textOf(sentence), page, sentence }));
    const [first] = found.sentences;
    const { remark } = found;
    const language = (remark ? undefined : first?.language) ?? broadcasts.languageOf(question);
    const before = remark ? replyTo(remark, found, facts, language) : leadInTo(found, first?.page, language);
    const shown = pageShown(remark, facts.page, found.pages);
    return [
      ...said(before, first?.page ?? shown),
      ...found.sentences.flatMap(({ text, page, cut, spokenPage, ...passage }, at): Part[] => {
        const last = found.sentences[at - 1]?.page ?? page;
        // What comes from another page says so, but not in a summary.
        const turned =
          remark === undefined && page !== last ? said(leadIn('found', page, language), page) : [];
        const { elementId, cell } = passage;
        const cited = { ...(elementId === undefined ? {} : { elementId }), ...(cell && { cell }) };
        if (!cut) return [...turned, ...said(text, page).map((part) => ({ ...part, ...cited }))];
        const sentence = broadcasts.sentenceOfScript(cut, passage.language, speakerFor);
        return [...turned, { text, page, sentence, ...cited, ...(spokenPage ? { spokenPage } : {}) }];
      }),
    ];
  }

  /** A sentence that a model wrote: the first of its passages is shown with it. */
  const partsOfWritten = (
    { text, sources: [{ page, elementId, text: quoted }] }: Sourced,
    speakerFor: SpeakerFor,
  ): Part[] =>
    broadcasts.sentencesOfText(text, speakerFor).map((sentence) => ({
      text: textOf(sentence),
      page,
      sentence,
      quote: quoted.slice(0, conversationLimits.written.quoteLetters),
      ...(elementId === undefined ? {} : { elementId }),
    }));

  /**
   * What was spoken before is played; the rest is spoken clause by clause. All of it is asked for before the first
   * word is waited for, so that nothing else gets a turn in between. `from`: how many parts came before these.
   */
  async function speakParts(
    listener: Listener,
    parts: readonly Part[],
    { from, signal }: { from: number; signal: AbortSignal },
  ): Promise<Piece[]> {
    const whole = await broadcasts.recall(
      listener,
      parts.map(({ sentence, spokenPage }) => ({ sentence, page: spokenPage })),
    );
    const clauses = parts.flatMap(({ sentence }, at) =>
      whole[at] ? [] : broadcasts.clausesOf(sentence).map((clause) => ({ at, sentence: clause })),
    );
    const heardClauses = await broadcasts.recall(listener, clauses);
    const planned = parts.map(({ text, sentence }, at) => {
      const index = from + at;
      const known = whole[at];
      if (known) return [{ index, text, sentence, known }];
      return clauses.flatMap((clause, place) =>
        clause.at === at
          ? [{ index, text: textOf(clause.sentence), sentence: clause.sentence, known: heardClauses[place] }]
          : [],
      );
    });
    return planned.flat().map(({ index, text, sentence, known }) => {
      const heard = known ? Promise.resolve(known) : broadcasts.sayNow(listener, sentence, signal);
      // It is awaited later; until then a failure must not count as unhandled.
      heard.catch(() => undefined);
      return { index, text, heard };
    });
  }

  return { partsOf, partsOfWritten, speakParts };
}
