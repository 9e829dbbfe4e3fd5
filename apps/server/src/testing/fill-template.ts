import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readEnv } from '../env.ts';
import { createLog } from '../platform/log.ts';
import { startProduct } from '../start.ts';
import { noDelay } from './pace.ts';

// Leaves the database of DATABASE_URL as the first start of a worker does: with tables, templates and queues, and nobody
// in it. A program of its own, because as a bundle it starts at once. Only global-setup.ts starts it.

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = await mkdtemp(path.join(os.tmpdir(), 'rostrum-data-'));
const env = readEnv({ ...process.env, MODE: 'test', ROLE: 'worker', PORT: '0', DATA_DIR: folder }, root);
const running = await startProduct(env, createLog(env.LOG_LEVEL), { pace: noDelay });
await running.stop();
await rm(folder, { recursive: true, force: true });
