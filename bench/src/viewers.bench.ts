import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { shareLimits } from '@app/contract/share/limits.ts';
import { shareRoutes } from '@app/contract/share/routes.ts';
import { brotliDecompressSync } from 'node:zlib';
import { cpuSeconds, freePort, makeInstallation, runProgram } from './product.ts';
import { p95, type Result, round } from './report.ts';
import { askLargestDeck } from './viewers/largest-deck.ts';

const viewers = 500;
const questionsPerSecond = 5;
const seconds = 20;
const longestRefusal = 1000;
const longestUntilPlayMs = 5000;

/** Unpacked only by who reads it: five hundred browsers would share that work, and this one program must not wait for it. */
type Answered = { ms: number; startedMs: number; status: number; size: number; text: () => string };
type Sent = { token?: string; body?: unknown };

const agent = new Agent({ keepAlive: true, maxSockets: viewers * 2 });

/** One call as a browser makes it, with how long it took until it began to be answered, and to the last byte. */
function send(method: string, url: string, { token, body }: Sent = {}): Promise<Answered> {
  const began = performance.now();
  const json = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    'accept-encoding': 'br, gzip',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent }, (response) => {
      const startedMs = performance.now() - began;
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const ms = performance.now() - began;
        const body = Buffer.concat(parts);
        const isPacked = response.headers['content-encoding'] === 'br';
        const text = () => (isPacked ? brotliDecompressSync(body) : body).toString();
        resolve({ ms, startedMs, status: response.statusCode ?? 0, size: body.length, text });
      });
    });
    call.on('error', reject);
    call.end(json);
  });
}

/** How long calls of each kind took, and how many were refused or failed. */
function createBook() {
  const times = new Map<string, number[]>();
  let errors = 0;
  return {
    times: (kind?: string) => (kind === undefined ? [...times.values()].flat() : (times.get(kind) ?? [])),
    errors: () => errors,
    async note(kind: string, answering: Promise<Answered>): Promise<Answered | undefined> {
      const answer = await answering.catch(() => undefined);
      // A refusal is HTTP 200 as well: only the code of its envelope tells, which is short.
      const text = answer && answer.size < longestRefusal ? answer.text() : '';
      const isRefused = text.startsWith('{"code":') && !text.startsWith('{"code":200,');
      if (!answer || answer.status !== 200 || isRefused) errors += 1;
      else times.set(kind, [...(times.get(kind) ?? []), answer.ms]);
      return answer;
    },
  };
}

/** A class that opens one talk at the same moment and listens, while some of them ask. */
export async function run(): Promise<Result> {
  const installation = await makeInstallation();
  const { origin, token } = installation;
  const product = await installation.start();
  const call = async <T>(route: { method: string; path: string }, sent: Sent): Promise<T> =>
    (JSON.parse((await send(route.method, origin + route.path, sent)).text()) as { data: T }).data;
  try {
    const { list } = await call<{ list: { id: string; title: string }[] }>(projectRoutes.list, {
      token,
      body: {},
    });
    const id = list.find(({ title }) => /\p{Script=Han}/u.test(title))?.id ?? '';
    const wish = { id, validityDays: 1, people: viewers, codeKind: 'auto' };
    const { code, extractionCode } = await call<{ code: string; extractionCode: string }>(
      shareRoutes.shareProject,
      { token, body: wish },
    );
    const tokens: string[] = [];
    for (let place = 0; place < viewers; place++) {
      const entered = await call<{ token: string }>(shareRoutes.verify, { body: { code, extractionCode } });
      tokens.push(entered.token);
    }

    const infoUrl = origin + projectRoutes.info.path.replace('{id}', id);
    const talk = (JSON.parse((await send('GET', infoUrl, { token: tokens[0]! })).text()) as { data: Talk })
      .data;
    const bareMs = await bareAnswers(path.join(installation.folder, 'talk.json'), JSON.stringify(talk));

    const book = createBook();
    const before = cpuSeconds(product.pid);
    const opened = performance.now();
    const watching = tokens.map((visitor) => watch(book, { origin, infoUrl, visitor, talk }));
    const asking = ask(book, { origin, tokens, id, questions: talk.introQuestions });
    await Promise.all([...watching, asking]);
    const lasted = (performance.now() - opened) / 1000;
    const cpu = cpuSeconds(product.pid) - before;
    const largest = await askLargestDeck({ origin, token, send });
    const infoMs = p95(book.times('info'));
    return {
      figures: {
        p95_ms: round(p95(book.times()), 0),
        errors: book.errors(),
        ratio_to_static: round(infoMs / bareMs, 1),
        info_p95_ms: round(infoMs, 0),
        static_p95_ms: round(bareMs, 0),
        track_p95_ms: round(p95(book.times('track')), 0),
        beat_p95_ms: round(p95(book.times('beat')), 0),
        ask_p95_ms: round(p95(book.times('ask')), 0),
        calls: book.times().length,
        cpu_seconds: round(cpu, 1),
        lasted_seconds: round(lasted, 0),
        health_p95_ms: round(largest.healthP95, 0),
        health_longest_ms: round(largest.healthLongest, 0),
        largest_deck_first_answer_ms: round(largest.firstAnswerMs, 0),
        largest_deck_next_answer_ms: round(largest.nextAnswerMs, 0),
      },
      goals: {
        p95_ms: { op: '<=', value: 1000 },
        errors: { op: '<=', value: 0 },
        health_longest_ms: { op: '<=', value: 100 },
      },
      notes: {
        p95_ms: `all calls of ${viewers} viewers who came at once, and ${questionsPerSecond} questions a second`,
        ratio_to_static: 'opening the talk against a bare server that answers as many with the same bytes',
        ask_p95_ms: 'from the question until its answer is found and begins',
        cpu_seconds: 'processor time of the server process, database not',
        health_longest_ms: '/healthz while a deck of 47 pages with 1,600 lines each is opened and asked',
      },
    };
  } finally {
    await product.stop();
    installation.remove();
    agent.destroy();
  }
}

type Watching = { origin: string; infoUrl: string; visitor: string; talk: Talk };

async function watch(
  book: ReturnType<typeof createBook>,
  { origin, infoUrl, visitor, talk }: Watching,
): Promise<void> {
  await book.note('info', send('GET', infoUrl, { token: visitor }));
  const end = performance.now() + seconds * 1000;
  for (const [index, { broadcast }] of talk.pages.entries()) {
    // The first page comes with the talk, the others when it is played, which takes a click of each viewer.
    if (index === 1) await pause(Math.random() * longestUntilPlayMs);
    if (broadcast) await book.note('track', send('GET', origin + broadcast.trackUrl));
  }
  while (performance.now() + shareLimits.beatMs < end) {
    // Pages do not beat in step: they were opened by people.
    await pause(shareLimits.beatMs * (0.5 + Math.random()));
    await book.note('beat', send('GET', origin + shareRoutes.beat.path, { token: visitor }));
  }
}

type Asking = { origin: string; tokens: readonly string[]; id: string; questions: readonly string[] };

async function ask(
  book: ReturnType<typeof createBook>,
  { origin, tokens, id, questions }: Asking,
): Promise<void> {
  const asked: Promise<unknown>[] = [];
  for (let turn = 0; turn < seconds * questionsPerSecond; turn++) {
    const body = { projectId: id, question: questions[turn % questions.length] };
    const token = tokens[(turn * 7) % tokens.length] ?? '';
    const answer = send('POST', origin + conversationRoutes.ask.path, { token, body });
    // The answer is found and booked when it begins; how long speaking it takes is the voice's own bench.
    asked.push(
      book.note(
        'ask',
        answer.then((told) => ({ ...told, ms: told.startedMs })),
      ),
    );
    await pause(1000 / questionsPerSecond);
  }
  await Promise.all(asked);
}

/** As many at once, of a server that does nothing but answer the same bytes. */
async function bareAnswers(file: string, text: string): Promise<number> {
  writeFileSync(file, text);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const bare = await runProgram(path.join(import.meta.dirname, 'viewers/bare-static.mjs'), url, {
    PORT: String(port),
    BODY_FILE: file,
  });
  const answers = await Promise.all(Array.from({ length: viewers }, () => send('GET', url)));
  await bare.stop();
  return p95(answers.map(({ ms }) => ms));
}
