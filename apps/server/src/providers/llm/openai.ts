import { createChat } from './chat.ts';
import { createChatJson } from './chat-json.ts';
import { createEmbed } from './embed.ts';
import { type Patience, usualPatience } from './limits.ts';
import { listModels, refuseUnlisted } from './list-models.ts';
import type { ChatAsk, LanguageModel, ModelConfig } from './port.ts';
import { createRequester } from './request.ts';

/** Speaks to any endpoint with the protocol of OpenAI: its own, Azure, DeepSeek, Qwen, Ollama, vLLM and others. */
export function createOpenAiModel(config: ModelConfig, patience: Patience = usualPatience): LanguageModel {
  const { name, model, embeddingModel } = config;
  const requester = createRequester(config, patience);
  const chat = createChat(config, requester);
  const embed = createEmbed(config, requester, patience);
  return {
    name,
    address: config.baseUrl,
    models: { ...(model ? { chat: model } : {}), ...(embeddingModel ? { embeddings: embeddingModel } : {}) },
    chat: (ask, onText) => chat(ask, onText),
    chatJson: createChatJson(config, (ask, format) => chat(ask, undefined, format)),
    embed,
    async check() {
      const signal = AbortSignal.timeout(patience.checkMs);
      const models = await listModels(requester, signal);
      // Some have no list: then the smallest question tells.
      if (models === undefined) await (model === undefined ? embed(['1'], signal) : chat(smallest(signal)));
      else refuseUnlisted(config, models);
    },
  };
}

const smallest = (signal: AbortSignal): ChatAsk => ({
  messages: [{ role: 'user', content: '1' }],
  outputTokens: 1,
  signal,
});
