import { expect } from 'vitest';
import { type Patience, usualPatience } from './limits.ts';
import { createOpenAiModel } from './openai.ts';
import { type LanguageModel, type ModelConfig, ModelFault } from './port.ts';

export const key = 'sk-hush-hush';
export const asking = { messages: [{ role: 'user', content: 'What colour is the sky?' }] } as const;
export const now = new Date('2026-11-16T08:00:00.000Z');

/** A model of that endpoint. How long it would have waited is only written down. */
export function modelAt(
  { baseUrl, waits }: { baseUrl: string; waits: number[] },
  config: Partial<ModelConfig> = {},
  patience: Partial<Patience> = {},
): LanguageModel {
  return createOpenAiModel(
    {
      name: 'mine',
      baseUrl,
      apiKey: key,
      model: 'tiny',
      inputCharacters: 1_000,
      outputTokens: 100,
      silenceMs: 60_000,
      ...config,
    },
    { ...usualPatience, clock: { now: () => now }, pause: async (ms) => void waits.push(ms), ...patience },
  );
}

/** The fault that the work ends with; none of them gives the key away. */
export async function faultOf(work: Promise<unknown>): Promise<ModelFault> {
  const fault = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(ModelFault);
  expect(JSON.stringify([(fault as ModelFault).say('zh-CN'), (fault as Error).stack])).not.toContain(key);
  return fault as ModelFault;
}
