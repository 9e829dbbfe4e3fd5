import * as z from 'zod';
import { type ModelConfig, ModelFault } from './port.ts';
import type { Requester } from './request.ts';

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The models that an endpoint has; undefined when it keeps no list. */
export async function listModels(
  { sendForJson, fault }: Requester,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  try {
    const call = { path: 'models', tries: 1, signal };
    const read = modelsSchema.safeParse(await sendForJson(call));
    if (!read.success) throw fault('garbage', 'models');
    return read.data.data.map(({ id }) => id);
  } catch (error) {
    if (error instanceof ModelFault && error.kind === 'refused') return undefined;
    throw error;
  }
}

/** A model that is not listed would fail with the first question. */
export function refuseUnlisted({ name, model }: ModelConfig, models: readonly string[]): void {
  if (models.some((id) => id === model || id === `${model}:latest`)) return;
  const some = models.slice(0, 5).join(', ') || '–';
  throw new ModelFault('noModel', { engine: name, model, models: some });
}
