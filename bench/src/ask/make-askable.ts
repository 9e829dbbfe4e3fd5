import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeInstallation } from '../product.ts';

/**
 * An installation for what it takes to find an answer: the voice has its own bench, and would take the processors. The voice
 * of the tests takes next to nothing; without any voice every answer would look for one. Owners have interactions left:
 * an administrator's account that has none is topped up for every question.
 */
export async function makeAskable() {
  const folder = mkdtempSync(path.join(tmpdir(), 'rostrum-levels-'));
  const levels = path.join(folder, 'levels.json');
  writeFileSync(levels, JSON.stringify({ ordinary: { interactionsPerMonth: 1_000_000 } }));
  const installation = await makeInstallation({ MODE: 'test', LEVELS_FILE: levels });
  return {
    ...installation,
    remove(): void {
      installation.remove();
      rmSync(folder, { recursive: true });
    },
  };
}
