import type { Text } from '@app/contract/base/messages.ts';
import { outlineMessages } from '@app/contract/outline/messages.ts';
import { scriptMessages } from '@app/contract/script/messages.ts';
import type { Log } from '../../../platform/log.ts';
import { type LanguageModel, ModelFault, type ModelFaultKind, type ModelMessage } from '../../llm/port.ts';
import { complaint } from './fence.ts';

/** A model could not do it. `reason` is a part of a sentence for the owner; `isLost`: asking for more is no use now. */
export class ModelFailed extends Error {
  readonly reason: Text;
  readonly isLost: boolean;
  constructor(reason: Text, isLost: boolean) {
    super(reason.en);
    this.reason = reason;
    this.isLost = isLost;
  }
}

/** One try: it hears the answer as it comes, and says what it is, or what is wrong with it in words for the model. */
export type Attempt<T> = {
  onText?: (piece: string) => void;
  read: (answer: string, isWhole: boolean) => { fault: string } | { value: T };
};

export type Asked = {
  messages: readonly ModelMessage[];
  temperature: number;
  outputTokens?: number;
  /** Ended by whoever asked. */
  signal: AbortSignal | undefined;
  /** How long all of it may take. */
  withinMs: number;
  log: Log;
};

/** What the owner reads; what an administrator can do about it stands in the log and at the desk. */
function reasonOf(kind: ModelFaultKind): Text {
  if (kind === 'busy') return outlineMessages.modelBusy;
  if (kind === 'garbage') return scriptMessages.badAnswer;
  return ['failed', 'denied', 'refused', 'moved'].includes(kind)
    ? outlineMessages.modelRefused
    : scriptMessages.lost;
}

const inTimeOf = ({ signal, withinMs }: Asked): AbortSignal =>
  AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(withinMs)]);

/** Asks a model; an answer that cannot be used, or that broke off, is asked for once more. Throws ModelFailed. */
export async function askTwice<T>(model: LanguageModel, asked: Asked, attempt: () => Attempt<T>): Promise<T> {
  const { messages, temperature, outputTokens, signal, log } = asked;
  const inTime = inTimeOf(asked);
  let said: ModelMessage[] = [];
  for (let tries = 2; tries > 0; tries--) {
    const { onText, read } = attempt();
    try {
      const answer = await model.chat(
        {
          messages: [...messages, ...said],
          temperature,
          signal: inTime,
          ...(outputTokens !== undefined && { outputTokens }),
        },
        onText,
      );
      const result = read(answer.text, answer.ending === 'complete');
      if ('value' in result) return result.value;
      log.warn({ engine: model.name, fault: result.fault }, 'an answer of a language model was refused');
      said = complaint(answer.text.slice(0, 4_000), result.fault);
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof ModelFault) && !inTime.aborted) throw error;
      log.warn({ engine: model.name, err: error }, 'a language model gave no answer');
      const kind = error instanceof ModelFault ? error.kind : 'slow';
      if (kind === 'cut' && tries > 1) continue;
      throw new ModelFailed(reasonOf(kind), true);
    }
  }
  throw new ModelFailed(scriptMessages.badAnswer, false);
}
