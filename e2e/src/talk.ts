// A small talk that a story answers with itself: three pages, short tones as speech, and answers to questions.
import type { Page } from '@playwright/test';
import { fulfillRange } from './ranges.ts';
import { servedFaces } from './served-faces.ts';
import { tone } from './tone.ts';

export const shareCode = 'Hk3vX9';
export const rightCode = 'ab12';
const projectId = '01930000-0000-7000-8000-0000000000a1';
const wordMs = 800;

// The first page lasts half a minute, so that a story on a slow machine is still there when it acts.
const scripts = [
  '大家好，今天我们认识太阳系。太阳在中间，八颗行星绕着它转，近的四颗小而硬，远的四颗大而轻，再往外还有许多冰和石头，一圈一圈，谁也不碰谁。',
  '水星离太阳最近，也最小。它没有空气，白天很热，夜里很冷。',
  '木星最大，像一个气球。它的大红斑是一场刮了几百年的风暴。',
];
const titles = ['认识太阳系', '水星', '木星'];

/** The words of a text: two letters each, a sign stays with the word before it. */
export function wordsOf(text: string) {
  const pieces = [...text.matchAll(/[^，。]{1,2}[，。]?/gu)];
  return pieces.map(({ 0: word, index }, place) => ({
    text: word,
    startMs: place * wordMs,
    endMs: (place + 1) * wordMs,
    srcStart: index,
    srcEnd: index + word.length,
  }));
}

const mouths = ['aa', 'PP', 'O', 'E', 'DD', 'U'];

function speechOf(text: string) {
  const words = wordsOf(text);
  const visemes = words.map(({ startMs, endMs }, place) => ({
    id: mouths[place % mouths.length],
    startMs,
    endMs,
    weight: 1,
  }));
  return { durationMs: words.length * wordMs, words, visemes };
}

/** What plays on a page. */
export function trackOf(index: number) {
  const script = scripts[index] ?? '';
  const speech = speechOf(script);
  const sentences = [...script.matchAll(/[^。]+。/gu)].map(({ 0: text, index: srcStart }) => {
    const srcEnd = srcStart + text.length;
    const inside = speech.words.filter((word) => word.srcStart >= srcStart && word.srcEnd <= srcEnd);
    return {
      text,
      srcStart,
      srcEnd,
      startMs: inside[0]?.startMs ?? 0,
      endMs: inside.at(-1)?.endMs ?? 0,
    };
  });
  const segments = [{ url: `/story/sound/${index}.wav`, startMs: 0, durationMs: speech.durationMs }];
  return { ...speech, complete: true, sentences, segments };
}

const text = (content: string, top: number, size: number, color: string) => ({
  id: `text-${top}`,
  type: 'text',
  left: 60,
  top,
  width: 560,
  height: 90,
  rotate: 0,
  text: {
    paragraphs: [{ runs: [{ text: content, size, color, bold: size > 30 }] }],
    anchor: 'top',
    inset: { left: 0, top: 0, right: 0, bottom: 0 },
    wrap: true,
    fit: 'none',
  },
});

const { rigUrl, pictureUrl } = servedFaces.find(({ name }) => name === 'xiaojiang')!;

/** The talk as the server would answer with it. */
export const talk = {
  id: projectId,
  title: '认识太阳系',
  owner: '林老师',
  language: 'zh-CN',
  avatar: {
    id: '01930000-0000-7000-8000-000000000001',
    name: { zh: '晓讲', en: 'Dawn' },
    rigUrl,
    pictureUrl,
  },
  viewport: { width: 1000, height: 562.5 },
  pages: scripts.map((script, index) => ({
    id: `01930000-0000-7000-8000-0000000000b${index}`,
    index,
    title: titles[index] ?? '',
    background: { kind: 'solid', color: ['#f4efe4', '#e8f1f0', '#fbeee6'][index] ?? '#ffffff' },
    elements: [
      text(titles[index] ?? '', 80, 56, '#0b6b74'),
      text(script, 200, 26, '#1d1b18'),
      ...(index === 2
        ? []
        : [
            {
              id: `avatar-${index}`,
              type: 'avatar',
              left: 700,
              top: 187.5,
              width: 281.25,
              height: 375,
              rotate: 0,
            },
          ]),
    ],
    script,
    broadcast: {
      audioUrl: `/story/sound/${index}.wav`,
      trackUrl: `/story/track/${index}.json`,
      durationMs: trackOf(index).durationMs,
      sentences: 2,
      spoken: 2,
      complete: true,
    },
  })),
  introQuestions: ['哪颗行星最大？', '水星为什么冷？'],
  hears: true,
};

type Told = { outcome: string; pages: number[]; proposals?: string[] };

/** An answer as it travels: its text first, then its voice. */
const answer = (sentences: readonly string[], page: number | null, told: Told) => ({
  events: [
    ...sentences.map((text, index) => ({ kind: 'sentence', index, text, page })),
    { kind: 'told', engine: 'embedded', proposals: [], ...told },
    ...sentences.map((text, index) => ({
      kind: 'voice',
      index,
      text,
      audioUrl: `/story/answer/${index}.wav`,
      clip: null,
      track: speechOf(text),
    })),
    { kind: 'end' },
  ],
});

/** How questions are answered: about the moon the deck says nothing, "休息" finds the owner short. */
function answerTo(question: string): { json: unknown } | { events: unknown[] } {
  if (question.includes('休息'))
    return { json: { code: 1001002104, msg: '暂时无法回答提问，请联系分享者', data: null } };
  if (question.includes('月亮'))
    return answer(['课件里没有讲到这个问题。'], null, { outcome: 'none', pages: [] });
  return answer(['第三页讲到：', '木星最大。'], 3, { outcome: 'found', pages: [3] });
}

type Envelope = { code: number; msg?: string; data?: unknown };

/** Answers every call of a shared talk in place of the server; what was sent is in `sent`. */
export async function answerTalk(page: Page, entry: Record<string, unknown> = {}) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const call = (path: string, how: (body: Record<string, unknown>) => Envelope) =>
    page.route(`**/web-api/portrait/${path}`, (route) => {
      const body = (route.request().postDataJSON() ?? {}) as Record<string, unknown>;
      sent.push({ path, body });
      return route.fulfill({ json: { msg: '', data: null, ...how(body) } });
    });
  await call('project/share/entry', () => ({
    code: 200,
    data: { title: talk.title, owner: talk.owner, state: 'open', cover: null, ...entry },
  }));
  await call('project/share/beat', () => ({ code: 200 }));
  await call('project/verify', ({ extractionCode }) =>
    extractionCode === rightCode
      ? { code: 200, data: { token: 'token-of-a-visitor', projectId } }
      : { code: 1001002050, msg: '提取码不正确，请向分享者确认后重新输入' },
  );
  await call('project/info/*', () => ({ code: 200, data: talk }));
  await call('statistics/increment', () => ({ code: 200 }));
  await page.route('**/web-api/portrait/project/ask', (route) => {
    const body = route.request().postDataJSON() as { question: string };
    sent.push({ path: 'project/ask', body });
    const answer = answerTo(body.question);
    if ('json' in answer) return route.fulfill({ json: answer.json });
    const stream = answer.events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    return route.fulfill({ contentType: 'text/event-stream', body: stream });
  });
  await page.route('**/story/track/*.json', (route) =>
    route.fulfill({ json: trackOf(Number(/(\d)\.json/.exec(route.request().url())?.[1])) }),
  );
  await page.route('**/story/{sound,answer}/*.wav', (route) => {
    const url = route.request().url();
    const index = Number(/(\d)\.wav/.exec(url)?.[1]);
    const ms = url.includes('/sound/') ? trackOf(index).durationMs : 1200;
    const sound = tone(ms, url.includes('/sound/') ? 220 : 330);
    return fulfillRange(route, 'audio/wav', sound);
  });
  return { sent };
}
