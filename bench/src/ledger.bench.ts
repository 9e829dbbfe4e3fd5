import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from '@app/server/env.ts';
import { createLog } from '@app/server/platform/log.ts';
import { startProduct } from '@app/server/start.ts';
import { callers, ledgerFacts, ledgerStorm } from '@app/server/testing/ledger-storm.ts';
import { type Result, round } from './report.ts';

const operations = 1_000_000;
const root = path.resolve(import.meta.dirname, '../..');

/** A million bookings of callers who meet on the same accounts: every balance is the sum of its entries. */
export async function run(): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rostrum-bench-'));
  const settings = { MODE: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, SAMPLES_DIR: folder };
  const app = await startProduct(readEnv(settings, root), createLog('warn'));
  try {
    const start = performance.now();
    await ledgerStorm(app, operations);
    const seconds = (performance.now() - start) / 1000;
    const { entries, keys, least, differences } = await ledgerFacts(app);
    return {
      figures: {
        operations,
        operations_per_second: round(operations / seconds, 0),
        callers,
        entries,
        keys_twice: entries - keys,
        least_balance: least,
        differences,
      },
      goals: {
        keys_twice: { op: '<=', value: 0 },
        least_balance: { op: '>=', value: 0 },
        differences: { op: '<=', value: 0 },
      },
      notes: {
        entries: 'bookings that were neither refused nor known already',
        differences: 'balances that are not the sum of their entries',
      },
    };
  } finally {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
