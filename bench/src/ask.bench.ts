import { availableParallelism } from 'node:os';
import { askDecks } from './ask/ask-decks.ts';
import { askBase } from './ask/base.ts';
import { createClient } from './ask/client.ts';
import { makeAskable } from './ask/make-askable.ts';
import { makeDecks } from './ask/make-decks.ts';
import { cpuSeconds, memoryMiB } from './product.ts';
import { median, p95, type Result, round } from './report.ts';

const perSecond = 20;
const seconds = 30;

/** Viewers of several talks ask one process, all of them something else, over HTTP. */
export async function run(): Promise<Result> {
  const installation = await makeAskable();
  const product = await installation.start();
  const client = createClient(installation);
  try {
    const decks = await makeDecks(client);
    const [coldMs] = (await askDecks(client, decks, { perSecond: 1, seconds: 1 })).ms;
    await askDecks(client, decks, { perSecond: 10, seconds: 3 });
    await client.loopDelay();
    const floor = await askDecks(client, decks, { perSecond, seconds: 10, trivial: true });
    const floorLoop = await client.loopDelay();
    const before = cpuSeconds(product.pid);
    const asked = await askDecks(client, decks, { perSecond, seconds });
    const loop = await client.loopDelay();
    const cpu = (cpuSeconds(product.pid) - before) / asked.ms.length;
    const afterEdit = await client.askAfterEdit(decks[0]!);
    return {
      figures: {
        first_byte_p50_ms: round(median(asked.ms), 1),
        first_byte_p95_ms: round(p95(asked.ms), 1),
        floor_p50_ms: round(median(floor.ms), 1),
        floor_p95_ms: round(p95(floor.ms), 1),
        loop_p99_ms: round(loop, 1),
        floor_loop_p99_ms: round(floorLoop, 1),
        questions: asked.ms.length,
        errors: asked.errors,
        found_percent: round((100 * asked.found) / asked.ms.length, 0),
        cpu_ms_per_question: round(cpu * 1000, 1),
        first_question_ms: round(coldMs ?? Number.NaN, 0),
        question_after_edit_ms: round(afterEdit.askMs, 0),
        save_p50_ms: round(afterEdit.saveMs, 0),
        memory_mib: round(memoryMiB(product.pid), 0),
        processors: availableParallelism(),
        ...askBase(),
      },
      goals: {
        first_byte_p95_ms: { op: '<=', value: 60 },
        loop_p99_ms: { op: '<=', value: 20 },
        errors: { op: '<=', value: 0 },
        base_search_p95_ms: { op: '<=', value: 50 },
      },
      notes: {
        first_byte_p95_ms: `${perSecond} questions a second for ${seconds} s to ${decks.length} decks of 100 pages`,
        floor_p95_ms: '/healthz at the same rate',
        loop_p99_ms: 'delay of the event loop in the server, with the 10 ms between two looks',
        cpu_ms_per_question: 'of the server with its threads, database not',
        first_question_ms: 'to a deck that the process has not searched yet',
        base_search_p95_ms: 'of 10,000 pages in this process, without the rest of the way',
        base_index_mib: 'what their index takes beside their texts',
        question_after_edit_ms: 'the first one after a script was saved',
      },
    };
  } finally {
    await product.stop();
    installation.remove();
    client.close();
  }
}
