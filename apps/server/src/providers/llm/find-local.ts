import * as z from 'zod';
import type { LocalModels, ModelConfig } from './port.ts';

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })).min(1) });

type Options = { baseUrl: string; configured: readonly ModelConfig[]; timeoutMs?: number };

/** Looks for a service with models on this machine that nobody configured. It is only named, never used by itself. */
export async function findLocalModels(options: Options): Promise<LocalModels | undefined> {
  const { baseUrl, configured, timeoutMs = 500 } = options;
  const { origin } = new URL(baseUrl);
  if (configured.some((model) => new URL(model.baseUrl).origin === origin)) return undefined;
  try {
    const response = await fetch(`${baseUrl}/models`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data } = listSchema.parse(await response.json());
    return { baseUrl, models: data.map(({ id }) => id) };
  } catch {
    // Most machines have none, and no start is about it.
    return undefined;
  }
}
