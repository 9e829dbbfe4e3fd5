import { createOpenAiModel } from './openai.ts';
import type { LanguageModels, ModelConfig } from './port.ts';

/** The language models that the host configured, in the host's order. */
export function createLanguageModels(configs: readonly ModelConfig[]): LanguageModels {
  const all = configs.map((config) => createOpenAiModel(config));
  return { all, first: all[0] };
}
