import os from 'node:os';
import { userRoutes } from '@app/contract/user/routes.ts';
import { passwordCost } from '@app/server/platform/passwords.ts';
import autocannon from 'autocannon';
import { cpuSeconds, floorFrom, makeInstallation } from './product.ts';
import { median, type Result, round } from './report.ts';

const rounds = 5;
const roundSeconds = 3;
/** As many as the thread pool has threads, and fewer than an account has free tries: a try counts until it is right. */
const connections = 4;
const cores = Math.min(os.availableParallelism(), connections);

/** Logging in, beside the password hash alone, which is meant to be slow and is what a login should be made of. */
export async function run(): Promise<Result> {
  const installation = await makeInstallation();
  const product = await installation.start();
  try {
    const ours: Load[] = [];
    const bare: number[] = [];
    // Turn and turn about, so that a busy minute of the machine hits both.
    for (let i = 0; i <= rounds; i++) {
      const one = await logins(installation.origin, installation.login, product.pid);
      const other = await hashes();
      if (i === 0) continue; // the first round warms both up
      ours.push(one);
      bare.push(other);
    }
    return {
      figures: {
        rate_ratio: round(median(ours.map((one, i) => one.perSecond / (bare[i] ?? Number.NaN)))),
        logins_per_second_per_core: round(median(ours.map(({ perSecond }) => perSecond)) / cores, 1),
        hashes_per_second_per_core: round(median(bare) / cores, 1),
        cpu_ms_per_login: round(median(ours.map(({ cpuMs }) => cpuMs)), 1),
        argon2id_memory_kib: passwordCost.memoryCost,
        argon2id_passes: passwordCost.timeCost,
        argon2id_lanes: passwordCost.parallelism,
        cores,
      },
      goals: { rate_ratio: { op: '>=', value: 0.5 } },
      notes: {
        rate_ratio: 'logins per second against bare hashes per second, median of the rounds',
        cpu_ms_per_login: 'processor time of the server process, hash included, database not',
        hashes_per_second_per_core: 'the same argon2id verification in a process of its own',
      },
    };
  } finally {
    await product.stop();
    installation.remove();
  }
}

type Load = { perSecond: number; cpuMs: number };

async function logins(origin: string, login: object, pid: number): Promise<Load> {
  const before = cpuSeconds(pid);
  const result = await autocannon({
    url: origin + userRoutes.login.path,
    method: 'POST',
    connections,
    duration: roundSeconds,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
    // A refusal is HTTP 200 as well: only the code of the envelope tells.
    verifyBody: (body) => String(body).startsWith('{"code":200,'),
  });
  const refused = result.mismatches + result.non2xx + result.errors;
  if (refused > 0) throw new Error(`${refused} logins were refused`);
  const answered = result.requests.total;
  return { perSecond: answered / result.duration, cpuMs: ((cpuSeconds(pid) - before) * 1000) / answered };
}

/** Bare hashes per second, with as many at once as there are logins. */
const hashes = () => floorFrom('bare-hash.ts', String(connections), String(roundSeconds));
