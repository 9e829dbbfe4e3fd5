import { conversationLimits } from '@app/contract/conversation/limits.ts';
import type { Question } from '@app/contract/conversation/schema.ts';
import type { StandIn } from '@app/contract/conversation/states/stand-in.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { Log } from '../../../platform/log.ts';
import type {
  AnswerProvider,
  DeckAnswer,
  DeckQuestion,
  FoundPassage,
} from '../../../providers/answer/port.ts';
import type { LanguageModel, LanguageModels } from '../../../providers/llm/port.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { BroadcastService, SpeakerFor } from '../../broadcast/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectRow } from '../../project/service.ts';
import type { UserService } from '../../user/service.ts';
import { outcomeOf } from '../rules.ts';
import type { MadeOf, QuestionRow } from '../tables.ts';
import type { Sourced } from './check-cited.ts';
import { composeAnswer, type Part } from './compose-answer.ts';
import type { readDeck } from './read-deck.ts';
import { type Begun, type Writing, writeAnswer } from './write-answer.ts';

export type FindDeps = {
  log: Log;
  newId: () => string;
  answers: AnswerProvider;
  languageModels: LanguageModels;
  broadcasts: BroadcastService;
  avatars: AvatarService;
  users: UserService;
  courseware: CoursewareService;
  read: ReturnType<typeof readDeck>;
};

/** What is told, and where it comes from. */
export type Told = Pick<QuestionRow, 'outcome' | 'pages' | 'engine'> & {
  parts: Part[];
  proposals: readonly string[];
  madeOf: MadeOf;
  /** More of it is being written. */
  isUnfinished: boolean;
};

/** An answer, and as it grows where it is still being written. */
export type Answering = { told: Told; growing?: AsyncIterable<Told> };

type Asked = Omit<Question, 'projectId'>;

/** What is asked about the talk itself, or is exactly what was asked for, needs no words of a model. */
const needsWriting = ({ remark, isExact }: DeckAnswer): boolean => remark === undefined && !isExact;

const pagesOf = (parts: readonly Part[]): number[] => [...new Set(parts.flatMap(({ page }) => page ?? []))];

const sourceOf = ({ page, elementId, text, score }: FoundPassage & { score?: number }) => ({
  page,
  text: text.slice(0, conversationLimits.written.passageLetters),
  ...(elementId === undefined ? {} : { elementId }),
  ...(score === undefined ? {} : { score }),
});

type PersonaIn = (language: ContentLanguage) => Promise<string>;

/** Looks for an answer: the language model writes it where one is set up, else the deck says it in its own words. */
export function findAnswer(deps: FindDeps) {
  const { answers, languageModels, broadcasts, avatars, users, courseware, read } = deps;
  const { partsOf, partsOfWritten } = composeAnswer(deps);
  const { firstMs } = conversationLimits.written;

  /** Who is seen answers, with their own voice and manner; how their page is spoken is for its script alone. */
  async function presenterAt(project: ProjectRow, page: number) {
    const presenter = { avatarId: await courseware.presenterAt(project.id, page), voice: null };
    return { presenter, speakerFor: await broadcasts.speakersOf(project, presenter) };
  }

  async function look(projectId: string, asked: DeckQuestion) {
    const deck = await read(projectId);
    return { deck, found: await answers.answer(deck, asked) };
  }

  async function begin(
    model: LanguageModel,
    deck: Awaited<ReturnType<typeof read>>,
    asked: DeckQuestion,
    { personaIn, signal }: { personaIn: PersonaIn; signal: AbortSignal | undefined },
  ): Promise<Begun | undefined> {
    const passages = await answers.retrieve(deck, asked);
    if (passages.length === 0) return undefined;
    const language = broadcasts.languageOf(asked.question);
    const persona = await personaIn(language);
    return writeAnswer(model, { ...asked, passages, language, persona }, { ...deps, firstMs, signal });
  }

  /** The answer of a model, a sentence longer each time. */
  async function* grow(
    { first, rest }: Writing,
    speakerFor: SpeakerFor,
    base: Omit<Told, 'parts' | 'pages' | 'isUnfinished'>,
  ): AsyncGenerator<Told> {
    let told: Told = { ...base, parts: [], pages: [], isUnfinished: true };
    const add = (sentence: Sourced): Told => {
      const parts = [...told.parts, ...partsOfWritten(sentence, speakerFor)];
      const known = new Map(told.madeOf.sources.map((source) => [source.text, source]));
      for (const source of sentence.sources.map(sourceOf)) known.set(source.text, source);
      const madeOf = { ...told.madeOf, sources: [...known.values()] };
      return (told = { ...told, parts, pages: pagesOf(parts), madeOf });
    };
    yield add(first);
    for await (const sentence of rest) yield add(sentence);
    yield { ...told, isUnfinished: false };
  }

  return async (
    project: ProjectRow,
    { question, page = 1, earlier = [] }: Asked,
    signal?: AbortSignal,
  ): Promise<Answering> => {
    const asked = { question, page, earlier };
    const [{ presenter, speakerFor }, { deck, found }] = await Promise.all([
      presenterAt(project, page),
      look(project.id, asked),
    ]);
    const { proposals, understood } = found;
    const madeOf: MadeOf = { page, sources: [], ...(understood === undefined ? {} : { understood }) };
    const model = needsWriting(found) ? languageModels.first : undefined;
    const personaIn: PersonaIn = (language) => avatars.personaOf(project, presenter, language);
    const begun = model && (await begin(model, deck, asked, { personaIn, signal }));
    if (model && begun?.first) {
      const base = { outcome: 'found', engine: model.name, proposals, madeOf } as const;
      const growing = grow(begun, speakerFor, base);
      const { value: told } = await growing.next();
      return { told, growing };
    }
    // Only what is said of the talk itself may name who made it.
    const owner = found.remark ? await users.nicknameOf(project.userId) : '';
    const facts = { title: project.title, owner, page };
    const parts = partsOf(found, { question, facts }, speakerFor);
    const outcome = outcomeOf(found.remark) ?? found.outcome;
    const standIn: StandIn | undefined = begun?.standIn;
    const sources = found.sentences.map(sourceOf);
    const made = { ...madeOf, sources, ...(standIn === undefined ? {} : { standIn }) };
    const told = { parts, outcome, pages: pagesOf(parts), engine: answers.name, proposals, madeOf: made };
    return { told: { ...told, isUnfinished: false } };
  };
}
