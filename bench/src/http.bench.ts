import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import path from 'node:path';
import { pushRoutes } from '@app/contract/push/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import autocannon from 'autocannon';
import { cpuSeconds, freePort, makeInstallation, memoryMiB, runProgram } from './product.ts';
import { median, type Result, round } from './report.ts';

const rounds = 5;
const roundSeconds = 3;
const connections = 32;
const streams = 2000;

/** An authenticated read with everything on, beside a bare server that answers the same bytes. */
export async function run(): Promise<Result> {
  const installation = await makeInstallation();
  const perStream = await streamCost(installation);
  const product = await installation.start();
  const restMiB = memoryMiB(product.pid);
  const databaseMiB = databaseMemory(installation.folder);
  const barePort = await freePort();
  const bareOrigin = `http://127.0.0.1:${barePort}`;
  const bare = await runProgram(path.join(import.meta.dirname, 'bare-server.mjs'), `${bareOrigin}/readyz`, {
    PORT: String(barePort),
    SOCKET: path.join(installation.folder, 'socket'),
  });
  try {
    const url = (origin: string) => origin + userRoutes.info.path;
    await sameBytes(url(installation.origin), url(bareOrigin), installation.token);
    const ours: Load[] = [];
    const floor: Load[] = [];
    // Turn and turn about, so that a busy minute of the machine hits both.
    for (let i = 0; i <= rounds; i++) {
      const one = await load(url(installation.origin), installation.token, product.pid);
      const other = await load(url(bareOrigin), installation.token, bare.pid);
      if (i === 0) continue; // the first round warms both up
      ours.push(one);
      floor.push(other);
    }
    const rate = (loads: Load[]) => median(loads.map(({ perSecond }) => perSecond));
    const cpu = (loads: Load[]) => median(loads.map(({ cpuMs }) => cpuMs));
    return {
      figures: {
        rate_ratio: round(median(ours.map((one, i) => one.perSecond / (floor[i]?.perSecond ?? Number.NaN)))),
        cpu_ratio: round(cpu(floor) / cpu(ours)),
        reads_per_second: round(rate(ours), 0),
        bare_reads_per_second: round(rate(floor), 0),
        cpu_ms_per_read: round(cpu(ours), 3),
        bare_cpu_ms_per_read: round(cpu(floor), 3),
        first_start_ms: round(installation.firstReadyMs, 0),
        second_start_ms: round(product.readyMs, 0),
        memory_at_rest_mib: round(restMiB, 0),
        database_memory_mib: round(databaseMiB, 0),
        bytes_per_event_stream: round(perStream, 0),
      },
      goals: {
        rate_ratio: { op: '>=', value: 0.5 },
        second_start_ms: { op: '<=', value: 3000 },
        bytes_per_event_stream: { op: '<=', value: 32_768 },
      },
      notes: {
        rate_ratio: 'reads per second against the bare server, median of the rounds',
        cpu_ratio: 'processor time of the bare server per read against ours',
        second_start_ms: 'from the start of the process until it is ready',
        memory_at_rest_mib: 'the server process (Pss)',
        database_memory_mib: 'all processes of the embedded database (Pss)',
        bytes_per_event_stream: `growth of the process with ${streams} open streams`,
      },
    };
  } finally {
    await bare.stop();
    await product.stop();
    installation.remove();
  }
}

type Load = { perSecond: number; cpuMs: number };

async function load(url: string, token: string, pid: number): Promise<Load> {
  const before = cpuSeconds(pid);
  const result = await autocannon({
    url,
    connections,
    duration: roundSeconds,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  const answered = result.requests.total;
  return { perSecond: answered / result.duration, cpuMs: ((cpuSeconds(pid) - before) * 1000) / answered };
}

async function sameBytes(one: string, other: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const [ours, bare] = await Promise.all(
    [one, other].map(async (url) => (await fetch(url, { headers })).text()),
  );
  if (ours !== bare) throw new Error(`the two servers answer different bytes:\n${ours}\n${bare}`);
}

/** In a process of its own: after a load test the memory that the streams need would be there already. */
async function streamCost(installation: Awaited<ReturnType<typeof makeInstallation>>): Promise<number> {
  const { origin, token, userId, start } = installation;
  const product = await start();
  const url = origin + pushRoutes.connect.path.replace('{userId}', userId);
  const before = memoryMiB(product.pid);
  const open: ClientRequest[] = [];
  for (let batch = 0; batch < streams / 100; batch++) {
    const opened = Array.from({ length: 100 }, () => openStream(url, token));
    open.push(...(await Promise.all(opened)));
  }
  const after = memoryMiB(product.pid);
  for (const stream of open) stream.destroy();
  await product.stop();
  return ((after - before) * 1024 * 1024) / streams;
}

/** Resolves with the first event, so that the server has done all its work for the stream. */
function openStream(url: string, token: string): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const client: ClientRequest = request(
      url,
      { headers: { authorization: `Bearer ${token}` } },
      (response) => {
        response.once('data', () => resolve(client));
        response.on('error', () => undefined);
      },
    );
    client.on('error', reject);
    client.end();
  });
}

function databaseMemory(folder: string): number {
  const pid = Number(readFileSync(path.join(folder, 'pg18/postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return [pid, ...children.map(Number)].reduce((sum, each) => sum + memoryMiB(each), 0);
}
