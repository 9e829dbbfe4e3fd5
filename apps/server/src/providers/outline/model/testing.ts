import path from 'node:path';
import { childProgram } from '../../../platform/child-program.ts';
import { newId } from '../../../platform/ids.ts';
import { createLog } from '../../../platform/log.ts';
import type { Patience } from '../../llm/limits.ts';
import type { ModelConfig } from '../../llm/port.ts';
import { modelAt } from '../../llm/test-model.ts';
import {
  answerPieces,
  answerText,
  finished,
  type Asked,
  saying,
  type startModelServer,
} from '../../llm/testing.ts';
import { createEmbeddedOutliner } from '../embedded.ts';
import { createOutliner, usualWaits } from '../with-model.ts';

type Endpoint = Awaited<ReturnType<typeof startModelServer>>;

const root = path.resolve(import.meta.dirname, '../../../../../..');
export const embedded = createEmbeddedOutliner(childProgram(root, 'outline'));

/** The outliner with a model of that endpoint, and the rules that stand in for it. */
export function outlinerAt(
  { baseUrl }: Endpoint,
  config: Partial<ModelConfig> = {},
  { waits = usualWaits, patience }: { waits?: typeof usualWaits; patience?: Partial<Patience> } = {},
) {
  const model = modelAt(
    { baseUrl, waits: [] },
    { inputCharacters: 60_000, outputTokens: 4_000, ...config },
    patience,
  );
  const languageModels = { all: [model], first: model };
  return createOutliner({ embedded, languageModels, log: createLog('fatal'), newId, waits });
}

/** What a call told the model, and which lines of the material it offered. */
export function toldTo({ body }: Asked) {
  const messages = body['messages'] as { role: string; content: string }[];
  const text = messages.map(({ content }) => content).join('\n');
  const lines = [...text.matchAll(/^\[(\d+)\] (.*)$/gmu)].map(([, block, words = '']) => ({
    block: Number(block),
    words,
  }));
  return { messages, text, lines };
}

/** An answer of one JSON object a line, in pieces that end in the middle of them. */
export const answerLines = (...lines: readonly object[]) => {
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  const pieces = text.match(/[\s\S]{1,17}/gu) ?? [];
  return answerPieces([...pieces.map(saying), finished(), 'data: [DONE]\n\n']);
};

export const answerObject = (value: object) => answerText(JSON.stringify(value));
