import type { Language } from '@app/contract/base/messages.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import type { PageOfPassages, Passage } from '../../../providers/answer/port.ts';
import type { SpeechSentence } from '../../../providers/tts/port.ts';
import type { BroadcastService, SpokenPage, VoiceFor } from '../../broadcast/service.ts';
import type { CoursewareService, DeckText } from '../../courseware/service.ts';
import { linesOf } from '../rules.ts';

type Deps = { courseware: CoursewareService; broadcasts: BroadcastService };

/** A sentence of a script as its page speaks it, and the page if it has spoken it. */
export type ScriptSentence = { sentence: SpeechSentence; spokenPage: SpokenPage | undefined };

export type Deck = {
  pages: (PageOfPassages & { language: Language })[];
  passages: Passage[];
  spoken: ReadonlyMap<Passage, ScriptSentence>;
};

export const textOf = ({ spans }: SpeechSentence): string =>
  spans
    .map(({ text }) => text)
    .join('')
    .trim();

type Words = Pick<BroadcastService, 'sentencesOfScript' | 'languageOf'>;

/** What can be said of slides and their scripts, with the sentences of the scripts as they were spoken. */
export function deckOf(slides: readonly DeckText[], voiceFor: VoiceFor, words: Words): Deck {
  const spoken = new Map<Passage, ScriptSentence>();
  const passages = slides.flatMap(({ id, revision, status, elements, script }, index) => {
    const page = index + 1;
    const spokenPage = status === 'confirmed' ? { id, revision } : undefined;
    const sentences = script ? words.sentencesOfScript(script, voiceFor) : [];
    const said = sentences.map((sentence): Passage => {
      const passage: Passage = { page, text: textOf(sentence), kind: 'script' };
      spoken.set(passage, { sentence, spokenPage });
      return passage;
    });
    return [...said, ...linesOf(elements).map((text): Passage => ({ page, text, kind: 'slide' }))];
  });
  const pages = slides.map(({ title, script, elements }, index) => {
    const text = script ? scriptText(script) : linesOf(elements).join(' ');
    return { page: index + 1, title, language: words.languageOf(text) };
  });
  return { pages, passages, spoken };
}

/** Everything a deck says. */
export const readDeck =
  ({ courseware, broadcasts }: Deps) =>
  async (projectId: string, voiceFor: VoiceFor): Promise<Deck> =>
    deckOf(await courseware.textsOf(projectId), voiceFor, broadcasts);
