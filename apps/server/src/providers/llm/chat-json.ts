import * as z from 'zod';
import { addTokens } from './count-tokens.ts';
import {
  type ChatAnswer,
  type ChatAsk,
  type JsonAnswer,
  type ModelConfig,
  ModelFault,
  type ModelMessage,
} from './port.ts';

type Ask<T> = ChatAsk & { readonly schema: z.ZodType<T> };
type Chat = (ask: ChatAsk, format: object | undefined) => Promise<ChatAnswer>;
type Read<T> = { value: T } | { wrong: string };

/** Asks for JSON by a schema, over any `chat`. */
export function createChatJson(config: ModelConfig, chat: Chat) {
  const { name: engine } = config;
  // Endpoints differ in what they take as `response_format`, and refuse it each in its own words.
  const unformatted = new WeakSet<z.ZodType>();

  async function chatBySchema<T>({ schema, ...ask }: Ask<T>, jsonSchema: object): Promise<ChatAnswer> {
    if (unformatted.has(schema)) return chat(ask, undefined);
    const json_schema = { name: 'answer', schema: jsonSchema, strict: true };
    try {
      return await chat(ask, { type: 'json_schema', json_schema });
    } catch (error) {
      if (!(error instanceof ModelFault) || error.kind !== 'refused') throw error;
      const answer = await chat(ask, undefined);
      unformatted.add(schema);
      return answer;
    }
  }

  return async <T>(ask: Ask<T>): Promise<JsonAnswer<T>> => {
    const { $schema: _, ...jsonSchema } = z.toJSONSchema(ask.schema);
    // Said in words too: some endpoints take the format and then ignore it.
    const rule = `Answer with JSON only, without any other text, by this JSON Schema:\n${JSON.stringify(jsonSchema)}`;
    const messages = withRule(ask.messages, rule);
    const first = await chatBySchema({ ...ask, messages }, jsonSchema);
    const read = readJson(first.text, ask.schema);
    if ('value' in read) return { value: read.value, madeBy: first.madeBy, usage: first.usage };
    refuseUnfinished(first, config, ask);

    const again: ModelMessage[] = [
      ...messages,
      { role: 'assistant', content: first.text },
      {
        role: 'user',
        content: `That does not fit: ${read.wrong}\nAnswer again, with the corrected JSON only.`,
      },
    ];
    const second = await chatBySchema({ ...ask, messages: again }, jsonSchema);
    const reread = readJson(second.text, ask.schema);
    if ('wrong' in reread) {
      refuseUnfinished(second, config, ask);
      throw new ModelFault('garbage', { engine, reason: reread.wrong });
    }
    return { value: reread.value, madeBy: second.madeBy, usage: addTokens(first.usage, second.usage) };
  };
}

/** JSON that ran out of budget runs out of it again: asking once more only costs. */
function refuseUnfinished({ ending }: ChatAnswer, config: ModelConfig, ask: ChatAsk): void {
  if (ending !== 'budget') return;
  const most = Math.min(ask.outputTokens ?? config.outputTokens, config.outputTokens);
  throw new ModelFault('tooMuchOutput', { engine: config.name, most });
}

/** Some models refuse a word of the system that is not the first one. */
function withRule([first, ...rest]: readonly ModelMessage[], rule: string): readonly ModelMessage[] {
  if (!first) return [{ role: 'user', content: rule }];
  if (first.role !== 'system') return [{ role: 'system', content: rule }, first, ...rest];
  return [{ role: 'system', content: `${first.content}\n\n${rule}` }, ...rest];
}

function readJson<T>(text: string, schema: z.ZodType<T>): Read<T> {
  const first = parseJson(text, schema);
  if ('value' in first) return first;
  const mended = mendJson(text);
  return mended === text ? first : parseJson(mended, schema);
}

function parseJson<T>(text: string, schema: z.ZodType<T>): Read<T> {
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? { value: read.data } : { wrong: z.prettifyError(read.error).slice(0, 500) };
  } catch (error) {
    return { wrong: (error as Error).message };
  }
}

/** What models put around JSON: thoughts, a fence, words before and after. */
export function mendJson(text: string): string {
  const spoken = text.replace(/^\s*<think>[\s\S]*?<\/think>/, '');
  const start = spoken.search(/[{[]/);
  const end = Math.max(spoken.lastIndexOf('}'), spoken.lastIndexOf(']'));
  return start < 0 || end < start ? text : spoken.slice(start, end + 1);
}
