import { ReadableStream } from 'node:stream/web';
import { conversationLimits } from '@app/contract/conversation/limits.ts';
import type { StandIn } from '@app/contract/conversation/states/stand-in.ts';
import type { Log } from '../../../platform/log.ts';
import { type ChatAsk, type LanguageModel, ModelFault } from '../../../providers/llm/port.ts';
import { type AnswerAsk, answerPrompt, complaint, noAnswer } from './answer-prompt.ts';
import { checkCited, type Sourced } from './check-cited.ts';
import { readCited } from './read-cited.ts';

const { tries, sentences: most, outputTokens, wholeMs } = conversationLimits.written;

type Tools = {
  log: Log;
  newId: () => string;
  /** How long the first sentence may take. */
  firstMs: number;
  signal?: AbortSignal | undefined;
};

/** An answer that has begun. */
export type Writing = { first: Sourced; rest: AsyncIterable<Sourced> };
/** It has begun, or there is a reason why there is none. */
export type Begun = (Writing & { standIn?: never }) | { first?: never; standIn: StandIn };

const isNone = (text: string): boolean => text.replaceAll(/[\s.。]/gu, '').toUpperCase() === noAnswer;

/** What the model says, as it comes; who has heard enough lets it stop. */
function piecesOf(
  model: LanguageModel,
  { signal, ...ask }: ChatAsk & { signal: AbortSignal },
): ReadableStream<string> {
  const enough = new AbortController();
  const isOpen = () => !enough.signal.aborted;
  return new ReadableStream<string>({
    start(stream) {
      model
        .chat({ ...ask, signal: AbortSignal.any([signal, enough.signal]) }, (piece) => {
          if (isOpen()) stream.enqueue(piece);
        })
        .then(
          () => isOpen() && stream.close(),
          (error: unknown) => isOpen() && stream.error(error),
        );
    },
    cancel: () => enough.abort(),
  });
}

/** The sentences that hold, each as soon as it is whole. The end tells why there is none. */
async function* write(
  model: LanguageModel,
  ask: AnswerAsk,
  { log, newId }: Tools,
  signal: AbortSignal,
): AsyncGenerator<Sourced, StandIn> {
  const messages = answerPrompt(ask, newId());
  for (let left: number = tries; left > 0; left--) {
    const reader = readCited();
    let [answer, told] = ['', 0];
    let fault: string | undefined;
    const checked = function* (cited: ReturnType<typeof reader.add>) {
      for (const one of cited) {
        if (told >= most || isNone(one.text)) continue;
        const sourced = checkCited(one, ask.passages, ask.question);
        if ('fault' in sourced) fault = sourced.fault;
        else {
          told += 1;
          yield sourced;
        }
      }
    };
    for await (const piece of piecesOf(model, { messages, temperature: 0.2, outputTokens, signal })) {
      answer += piece;
      yield* checked(reader.add(piece));
      if (told >= most) break;
    }
    yield* checked(reader.end());
    if (fault !== undefined) log.warn({ engine: model.name, fault }, 'a sentence of an answer was dropped');
    if (told > 0 || fault === undefined) break;
    messages.push(...complaint(answer, fault));
    if (left === 1) return 'unsupported';
  }
  return 'declined';
}

/** Lets a model write an answer. What fails before its first sentence is for somebody else to answer. */
export async function writeAnswer(model: LanguageModel, ask: AnswerAsk, tools: Tools): Promise<Begun> {
  const { log, firstMs, signal } = tools;
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), firstMs);
  const ends = [tooLate.signal, AbortSignal.timeout(wholeMs), ...(signal ? [signal] : [])];
  const sentences = write(model, ask, tools, AbortSignal.any(ends));
  try {
    const { done, value } = await sentences.next();
    return done ? { standIn: value } : { first: value, rest: untilFault(sentences, model, log) };
  } catch (error) {
    signal?.throwIfAborted();
    if (!tooLate.signal.aborted && !(error instanceof ModelFault)) throw error;
    log.warn({ engine: model.name, err: error }, 'a language model gave no answer');
    return { standIn: tooLate.signal.aborted ? 'slow' : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** What was told stays told: an answer that breaks off ends with its last whole sentence. */
async function* untilFault(
  sentences: AsyncGenerator<Sourced>,
  model: LanguageModel,
  log: Log,
): AsyncGenerator<Sourced> {
  try {
    yield* sentences;
  } catch (error) {
    log.warn({ engine: model.name, err: error }, 'an answer of a language model broke off');
  }
}
