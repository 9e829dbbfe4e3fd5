import { setTimeout as pause } from 'node:timers/promises';
import { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { at, makeDeck, para, sp } from '@app/deck/pptx/testing.ts';
import { p95 } from '../report.ts';

type Sent = { token?: string; body?: unknown };
type Send = (
  method: string,
  url: string,
  sent?: Sent,
) => Promise<{ ms: number; startedMs: number; text: () => string }>;
type Product = { origin: string; token: string; send: Send };

const pages = 47;
const lines = 1600;

function largestDeck(): Uint8Array {
  const slides = Array.from({ length: pages }, (_, page) => {
    const body = Array.from({ length: lines }, (_line, line) =>
      para(`第 ${page + 1} 章第 ${line} 条 item ${line}`),
    );
    return {
      shapes: sp(at(80, 80, 400, 60), `<a:bodyPr/>${body.join('')}`, { box: true }),
      notes: `仓库${page + 1}存放第 ${page + 1} 批货物。`,
    };
  });
  return makeDeck({ slides });
}

/** Opens and asks the largest deck, and looks meanwhile how long others wait for the shortest answer there is. */
export async function askLargestDeck({ origin, token, send }: Product) {
  const call = async <T>(route: { method: string; path: string }, body: unknown): Promise<T> =>
    (
      JSON.parse((await send(route.method, origin + route.path, { token, body })).text()) as {
        data: T;
      }
    ).data;
  const { id } = await call<{ id: string }>(projectRoutes.add, {});
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(largestDeck())]), 'largest.pptx');
  const uploaded = await fetch(origin + uploadRoutes.add.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { data } = (await uploaded.json()) as { data: { id: string } };
  await call(projectRoutes.importDeck, { id, docId: data.id });
  const status = () => call<{ list: { pptStatus: number }[] }>(projectRoutes.status, { ids: [id] });
  // 3: it is being read.
  while ((await status()).list[0]?.pptStatus === 3) await pause(200);

  const waits: number[] = [];
  let isOver = false;
  const others = (async () => {
    while (!isOver) waits.push((await send('GET', `${origin}/healthz`)).ms);
  })();
  await send('GET', origin + projectRoutes.info.path.replace('{id}', id), { token });
  const ask = async (question: string) =>
    (await send('POST', origin + conversationRoutes.ask.path, { token, body: { projectId: id, question } }))
      .startedMs;
  const firstAnswerMs = await ask('仓库 20 存放什么？');
  const nextAnswerMs = await ask('仓库 30 存放什么？');
  isOver = true;
  await others;
  return {
    firstAnswerMs,
    nextAnswerMs,
    healthP95: p95(waits),
    healthLongest: waits.reduce((longest, ms) => Math.max(longest, ms), 0),
  };
}
