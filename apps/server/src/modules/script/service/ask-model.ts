import { AppError } from '@app/contract/base/errors.ts';
import type { Message } from '@app/contract/base/messages.ts';
import { scriptErrors } from '@app/contract/script/errors.ts';
import { scriptLimits } from '@app/contract/script/limits.ts';
import { scriptMessages } from '@app/contract/script/messages.ts';
import type { Log } from '../../../platform/log.ts';
import { type LanguageModel, ModelFault, type ModelMessage } from '../../../providers/llm/port.ts';
import { complaint } from './write-prompt.ts';

type Ask = {
  messages: readonly ModelMessage[];
  /** What is wrong with an answer, in words for the model. */
  faultOf: (answer: string) => string | undefined;
  signal: AbortSignal;
};

/** What came of it: the words, or why there are none, in a sentence's part for the user. */
export type ModelResult = { content: string } | { failed: Message };

/** Some models think aloud first. */
const spokenPart = (answer: string) =>
  answer
    .replace(/^\s*<think>[\s\S]*?<\/think>/u, '')
    .replaceAll('\r', '')
    .replaceAll(/\n{2,}/gu, '\n')
    .trim();

/** Asks a model for a script. An answer that does not pass the checks is asked for once more, with the reason. */
export async function askModel(
  model: LanguageModel,
  { messages, faultOf, signal }: Ask,
  log: Log,
): Promise<ModelResult> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(scriptLimits.answerMs)]);
  let said: ModelMessage[] = [];
  for (let tries = scriptLimits.tries; tries > 0; tries--) {
    try {
      const answer = await model.chat({
        messages: [...messages, ...said],
        temperature: 0.5,
        outputTokens: scriptLimits.outputTokens,
        signal: inTime,
      });
      const content = spokenPart(answer.text);
      const fault = answer.ending === 'budget' ? 'it is too long' : faultOf(content);
      if (fault === undefined) return { content };
      log.warn({ engine: model.name, fault }, 'a script of a language model was refused');
      said = complaint(content, fault);
    } catch (error) {
      // Whoever asked has gone: nothing is written in its place, nor paid.
      if (signal.aborted) throw new AppError(scriptErrors.modelFailed, { reason: 'nobody waits for it' });
      if (!(error instanceof ModelFault) && !inTime.aborted) throw error;
      log.warn({ engine: model.name, err: error }, 'a language model wrote no script');
      return { failed: scriptMessages.lost };
    }
  }
  return { failed: scriptMessages.badAnswer };
}
