import * as z from 'zod';
import { guessTokens } from './count-tokens.ts';
import { readEvents } from './read-events.ts';
import type { Reply, Requester } from './request.ts';

const said = z.object({ content: z.string().nullish() }).nullish();

// A piece of a stream has a `delta`; who does not stream sends the same with a `message`, once.
const pieceSchema = z.object({
  model: z.string().nullish(),
  choices: z.array(z.object({ delta: said, message: said, finish_reason: z.string().nullish() })).nullish(),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number().default(0) }).nullish(),
  error: z.unknown().optional(),
});

export type ReadChat = {
  text: string;
  /** Undefined when the endpoint did not say why it ended. */
  finish: string | undefined;
  model: string | undefined;
  usage: { prompt_tokens: number; completion_tokens: number } | undefined;
};

type Options = { onText: (piece: string) => void; outputTokens: number; fault: Requester['fault'] };

/** Reads an answer as it comes. One that breaks off is a fault: half an answer looks like a whole one. */
export async function readChat(reply: Reply, { onText, outputTokens, fault }: Options): Promise<ReadChat> {
  const read: ReadChat = { text: '', finish: undefined, model: undefined, usage: undefined };
  let isDone = false;
  let guessed = 0;
  for await (const data of reply.isEventStream ? readEvents(reply.chunks) : [await reply.text()]) {
    if (data === '') continue;
    if (data === '[DONE]') {
      isDone = true;
      break;
    }
    const piece = parsePiece(data);
    if (!piece) throw fault('garbage', data);
    // What was handed on cannot be taken back, so only an answer that has not begun is worth another try.
    if (piece.error) throw fault(read.text === '' ? 'failed' : 'cut', wordsOf(piece.error));
    read.model = piece.model ?? read.model;
    read.usage = piece.usage ?? read.usage;
    const [choice] = piece.choices ?? [];
    read.finish = choice?.finish_reason ?? read.finish;
    const text = choice?.delta?.content ?? choice?.message?.content ?? '';
    if (text === '') continue;
    read.text += text;
    onText(text);
    // An endpoint that does not keep the budget is stopped; our guess must not be what ends an honest answer.
    guessed += guessTokens(text);
    if (guessed > 4 * outputTokens) return { ...read, finish: 'length' };
  }
  if (!isDone && read.finish === undefined) throw fault('cut', 'no end');
  if (read.finish === 'content_filter') throw fault('refused', read.finish);
  return read;
}

function parsePiece(data: string): z.output<typeof pieceSchema> | undefined {
  try {
    return pieceSchema.parse(JSON.parse(data));
  } catch {
    return undefined;
  }
}

function wordsOf(error: unknown): string {
  const { message } = error as { message?: unknown };
  return typeof message === 'string' ? message : JSON.stringify(error);
}
