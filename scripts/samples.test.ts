import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf } from '../apps/server/src/modules/broadcast/rules.ts';
import { type StockFile, stockNames } from '../apps/server/src/modules/broadcast/service/stock.ts';
import { embeddedEngine } from '../apps/server/src/providers/tts/engine-name.ts';
import { leadInSentences, samplePresenter } from './samples/lead-ins.ts';

const root = join(import.meta.dirname, '..');

test('what is said around the answers of a sample is found among the sounds that are shipped', async () => {
  const file = join(root, 'apps/server/samples', stockNames.sentences);
  const { sentences } = JSON.parse(readFileSync(file, 'utf8')) as StockFile;
  const shipped = new Set(sentences.map(({ hash }) => hash));
  const asked = leadInSentences((await samplePresenter(root)).speakerFor);
  const missing = asked.filter((sentence) => !shipped.has(hashOf(sentence, embeddedEngine)));
  // A new name of the engine wants new names here: node --import tsx scripts/make-samples.ts --lead-ins
  expect(missing.map(({ spans }) => spans.map(({ text }) => text).join(''))).toEqual([]);
  expect(asked.length).toBeGreaterThan(20);
});
