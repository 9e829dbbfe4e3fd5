import { guessTokens } from './count-tokens.ts';
import { refuseTooMuch } from './limits.ts';
import { type ChatAnswer, type ChatAsk, type ModelConfig, ModelFault } from './port.ts';
import { readChat } from './read-chat.ts';
import type { Requester } from './request.ts';

type Body = Record<string, unknown>;

/** Asks the model of an endpoint, and reads its answer as it comes. */
export function createChat(config: ModelConfig, { send, fault }: Requester) {
  const { name, model } = config;
  // Newer models want another word for the budget or no temperature, older servers know no counts in a stream.
  const unknownHere = new Set<string>();

  /** Sends what the endpoint understands; what it refuses by name is left out from then on. */
  async function sendChat(ask: ChatAsk, body: Body, onText: (piece: string) => void, outputTokens: number) {
    for (;;) {
      const sent = withoutUnknown(body, unknownHere);
      try {
        const call = { path: 'chat/completions', body: sent, signal: ask.signal };
        return await send(call, (reply) => readChat(reply, { onText, outputTokens, fault }));
      } catch (error) {
        const refused = optional.find((key) => isRefusalOf(error, key, sent));
        if (refused === undefined) throw error;
        unknownHere.add(refused);
      }
    }
  }

  return async function chat(
    ask: ChatAsk,
    onText: (piece: string) => void = () => undefined,
    format?: object,
  ): Promise<ChatAnswer> {
    const sent = ask.messages.map(({ content }) => content);
    refuseTooMuch(config, sent);
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
  };
}

const optional = ['stream_options', 'max_tokens', 'temperature'] as const;

const isRefusalOf = (error: unknown, key: string, body: Body): boolean =>
  key in body && error instanceof ModelFault && error.kind === 'refused' && error.message.includes(key);

function withoutUnknown(body: Body, unknown: ReadonlySet<string>): Body {
  const known = Object.fromEntries(Object.entries(body).filter(([key]) => !unknown.has(key)));
  return unknown.has('max_tokens') ? { ...known, max_completion_tokens: body['max_tokens'] } : known;
}
