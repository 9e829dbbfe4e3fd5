import * as z from 'zod';
import { addTokens, guessTokens } from './count-tokens.ts';
import { type Patience, refuseTooMuch } from './limits.ts';
import { type Embeddings, type ModelConfig, ModelFault } from './port.ts';
import type { Requester } from './request.ts';

const vectorsSchema = z.object({
  model: z.string().nullish(),
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).min(1) })),
  usage: z.object({ prompt_tokens: z.number() }).nullish(),
});

/** Has an endpoint make vectors, as many at once as every endpoint takes. */
export function createEmbed(
  config: ModelConfig,
  { sendForJson, fault }: Requester,
  { textsAtOnce }: Patience,
) {
  const { name, embeddingModel } = config;

  async function embedSome(
    asked: string,
    input: readonly string[],
    signal?: AbortSignal,
  ): Promise<Embeddings> {
    const call = { path: 'embeddings', body: { model: asked, input }, signal };
    const read = vectorsSchema.safeParse(await sendForJson(call));
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

  return async function embed(texts: readonly string[], signal?: AbortSignal): Promise<Embeddings> {
    if (embeddingModel === undefined) throw new ModelFault('cannot', { engine: name });
    refuseTooMuch(config, texts);
    let made: Embeddings = {
      vectors: [],
      madeBy: { engine: name, model: embeddingModel },
      usage: { inputTokens: 0, outputTokens: 0, isEstimated: false },
    };
    for (let start = 0; start < texts.length; start += textsAtOnce) {
      const some = await embedSome(embeddingModel, texts.slice(start, start + textsAtOnce), signal);
      made = {
        vectors: [...made.vectors, ...some.vectors],
        madeBy: some.madeBy,
        usage: addTokens(made.usage, some.usage),
      };
    }
    return made;
  };
}
