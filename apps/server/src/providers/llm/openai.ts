import { createChat } from './chat.ts';
import { createChatJson } from './chat-json.ts';
import { type Patience, usualPatience } from './limits.ts';
import { listModels, refuseUnlisted } from './list-models.ts';
import type { ChatAsk, LanguageModel, ModelConfig } from './port.ts';
import { createRequester } from './request.ts';

/** Speaks to any endpoint with the protocol of OpenAI: its own, Azure, DeepSeek, Qwen, Ollama, vLLM and others. */
export function createOpenAiModel(config: ModelConfig, patience: Patience = usualPatience): LanguageModel {
  const { name, model } = config;
  const requester = createRequester(config, patience);
  const chat = createChat(config, requester);
  return {
    name,
    address: config.baseUrl,
    model,
    inputCharacters: config.inputCharacters,
    chat: (ask, onText) => chat(ask, onText),
    chatJson: createChatJson(config, (ask, format) => chat(ask, undefined, format)),
    async check() {
      const signal = AbortSignal.timeout(patience.checkMs);
      const models = await listModels(requester, signal);
      // Some have no list: then the smallest question tells.
      if (models === undefined) await chat(smallest(signal));
      else refuseUnlisted(config, models);
    },
  };
}

const smallest = (signal: AbortSignal): ChatAsk => ({
  messages: [{ role: 'user', content: '1' }],
  outputTokens: 1,
  signal,
});
