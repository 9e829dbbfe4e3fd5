import * as z from 'zod';
import { createChatJson } from './chat-json.ts';
import { addTokens, guessTokens } from './count-tokens.ts';
import { type Patience, usualPatience } from './limits.ts';
import {
  type ChatAnswer,
  type ChatAsk,
  type Embeddings,
  type LanguageModel,
  type ModelConfig,
  ModelFault,
} from './port.ts';
import { readChat } from './read-chat.ts';
import { createRequester } from './request.ts';

type Body = Record<string, unknown>;

const vectorsSchema = z.object({
  model: z.string().nullish(),
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).min(1) })),
  usage: z.object({ prompt_tokens: z.number() }).nullish(),
});
const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Speaks to any endpoint with the protocol of OpenAI: its own, Azure, DeepSeek, Qwen, Ollama, vLLM and others. */
export function createOpenAiModel(config: ModelConfig, patience: Patience = usualPatience): LanguageModel {
  const { name, model, embeddingModel } = config;
  const requester = createRequester(config, patience);
  const { send, fault } = requester;
  // Newer models want another word for the budget or no temperature, older servers know no counts in a stream.
  const unknownHere = new Set<string>();

  function refuseTooMuch(texts: readonly string[]): void {
    const given = texts.reduce((sum, text) => sum + text.length, 0);
    const most = config.inputCharacters;
    if (given > most) throw new ModelFault('tooMuchInput', { engine: name, given, most });
  }

  /** Sends what the endpoint understands; what it refuses by name is left out from then on. */
  async function sendChat(ask: ChatAsk, body: Body, onText: (piece: string) => void, outputTokens: number) {
    for (;;) {
      try {
        const call = {
          path: 'chat/completions',
          body: withoutUnknown(body, unknownHere),
          signal: ask.signal,
        };
        return await send(call, (reply) => readChat(reply, { onText, outputTokens, fault }));
      } catch (error) {
        const refused = optional.find((key) => !unknownHere.has(key) && isRefusalOf(error, key, body));
        if (refused === undefined) throw error;
        unknownHere.add(refused);
      }
    }
  }

  async function chat(
    ask: ChatAsk,
    onText: (piece: string) => void = () => undefined,
    format?: object,
  ): Promise<ChatAnswer> {
    if (model === undefined) throw new ModelFault('cannot', { engine: name });
    const sent = ask.messages.map(({ content }) => content);
    refuseTooMuch(sent);
    const outputTokens = Math.min(ask.outputTokens ?? config.outputTokens, config.outputTokens);
    const body = {
      model,
      messages: ask.messages,
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: outputTokens,
      ...(ask.temperature === undefined ? {} : { temperature: ask.temperature }),
      ...(format ? { response_format: format } : {}),
    };
    const read = await sendChat(ask, body, onText, outputTokens);
    return {
      text: read.text,
      ending: read.finish === 'length' ? 'budget' : 'complete',
      madeBy: { engine: name, model: read.model ?? model },
      usage: {
        inputTokens: read.usage?.prompt_tokens ?? guessTokens(sent.join('')),
        outputTokens: read.usage?.completion_tokens ?? guessTokens(read.text),
        isEstimated: read.usage === undefined,
      },
    };
  }

  async function embedSome(
    asked: string,
    input: readonly string[],
    signal?: AbortSignal,
  ): Promise<Embeddings> {
    const call = { path: 'embeddings', body: { model: asked, input }, signal };
    const read = vectorsSchema.safeParse(await send(call, async (reply) => parse(await reply.text())));
    const vectors = (read.data?.data ?? [])
      .toSorted((one, other) => one.index - other.index)
      .map(({ embedding }) => embedding);
    const isOnePerText = vectors.length === input.length;
    if (!isOnePerText || vectors.some(({ length }) => length !== vectors[0]?.length)) {
      throw fault('garbage', 'embeddings');
    }
    const { model: said, usage } = read.data ?? {};
    return {
      vectors,
      madeBy: { engine: name, model: said ?? asked },
      usage: {
        inputTokens: usage?.prompt_tokens ?? guessTokens(input.join('')),
        outputTokens: 0,
        isEstimated: !usage,
      },
    };
  }

  const chatJson = createChatJson(config, (ask, format) => chat(ask, undefined, format));

  return {
    name,
    address: config.baseUrl,
    models: { ...(model ? { chat: model } : {}), ...(embeddingModel ? { embeddings: embeddingModel } : {}) },
    chat: (ask, onText) => chat(ask, onText),
    chatJson,
    async embed(texts, signal) {
      if (embeddingModel === undefined) throw new ModelFault('cannot', { engine: name });
      refuseTooMuch(texts);
      let made: Embeddings = {
        vectors: [],
        madeBy: { engine: name, model: embeddingModel },
        usage: { inputTokens: 0, outputTokens: 0, isEstimated: false },
      };
      for (let start = 0; start < texts.length; start += patience.textsAtOnce) {
        const some = await embedSome(
          embeddingModel,
          texts.slice(start, start + patience.textsAtOnce),
          signal,
        );
        made = {
          vectors: [...made.vectors, ...some.vectors],
          madeBy: some.madeBy,
          usage: addTokens(made.usage, some.usage),
        };
      }
      return made;
    },
    async check() {
      const listed = await send({ path: 'models', tries: 1 }, async (reply) => parse(await reply.text()));
      const read = modelsSchema.safeParse(listed);
      if (!read.success) throw fault('garbage', 'models');
      const models = read.data.data.map(({ id }) => id);
      for (const wanted of [model, embeddingModel]) {
        if (wanted === undefined || models.some((id) => id === wanted || id === `${wanted}:latest`)) continue;
        const some = models.slice(0, 5).join(', ') || '–';
        throw new ModelFault('noModel', { engine: name, model: wanted, models: some });
      }
    },
  };
}

const optional = ['stream_options', 'max_tokens', 'temperature'] as const;

const isRefusalOf = (error: unknown, key: string, body: Body): boolean =>
  key in body && error instanceof ModelFault && error.kind === 'refused' && error.message.includes(key);

function withoutUnknown(body: Body, unknown: ReadonlySet<string>): Body {
  const known = Object.fromEntries(Object.entries(body).filter(([key]) => !unknown.has(key)));
  return unknown.has('max_tokens') ? { ...known, max_completion_tokens: body['max_tokens'] } : known;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
