import * as z from 'zod';
import type { LocalModels, ModelConfig } from './port.ts';

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })).min(1) });

type Options = { baseUrl: string; configured: readonly ModelConfig[]; timeoutMs: number };

/** Looks for a service with models on this machine that nobody configured. It is only named, never used by itself. */
export async function findLocalModels(options: Options): Promise<LocalModels | undefined> {
  const { baseUrl, configured, timeoutMs } = options;
  if (configured.some((model) => placeOf(model.baseUrl) === placeOf(baseUrl))) return undefined;
  try {
    const response = await fetch(`${baseUrl}/models`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data } = listSchema.parse(await response.json());
    const models = data.map(({ id }) => id);
    return {
      baseUrl,
      models,
      suggested: models.find((id) => !/embed|bge|minilm/i.test(id)) ?? models[0] ?? '',
    };
  } catch {
    // Most machines have none, and no start is about it.
    return undefined;
  }
}

const placeOf = (address: string): string => new URL(address).host.replace(/^localhost\b/, '127.0.0.1');
