import { setTimeout as pause } from 'node:timers/promises';
import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { at, makeDeck, para, sp } from '@app/deck/pptx/testing.ts';
import type { Client } from './client.ts';

const [decks, pages, viewers] = [4, 100, 40];

/** A talk with the pages it has, who watches it, and what they ask. */
export type AskedDeck = { id: string; pages: string[]; viewers: string[]; questions: string[] };

const [places, goods, colours, people] = [
  ['港口', '车站', '仓库', '机场', '灯塔', '磨坊', '矿山', '学校', '医院', '剧院'],
  ['茶叶', '咖啡', '棉花', '橡胶', '木材', '瓷器', '书籍', '药品', '钢材', '玻璃'],
  ['红色', '蓝色', '绿色', '黄色', '白色', '黑色', '紫色'],
  ['工程师', '医生', '船长', '教师', '司机', '会计', '护士', '厨师'],
] as const;

const of = <T>(things: readonly T[], at: number): T => things[at % things.length]!;

/** What is told on a page; every page and every deck says something else. */
export function told(deck: number, page: number) {
  const seed = deck * 37 + page;
  const name = `${of(places, seed)}${page + 1}`;
  return {
    name,
    good: of(goods, seed * 3),
    lines: [
      `${name}的大门是${of(colours, seed)}的`,
      `每天运来${((seed * 7) % 90) + 10}吨${of(goods, seed * 3)}`,
      `由${of(people, seed * 5)}负责管理`,
      `建于${1900 + ((seed * 13) % 120)}年，面积${((seed * 11) % 500) + 50}平方米`,
      `Opened in ${1900 + ((seed * 13) % 120)} with ${((seed * 7) % 90) + 10} workers`,
    ],
    script: [
      `这一页讲${name}。`,
      `${name}主要存放${of(goods, seed * 3)}，每天大约${((seed * 7) % 90) + 10}吨。`,
      `负责管理它的是一位${of(people, seed * 5)}，在这里工作了${(seed % 30) + 2}年。`,
      `它的大门是${of(colours, seed)}的，远远就能看见。`,
      `到了${of(['春天', '夏天', '秋天', '冬天'], seed)}，这里会更加忙碌，人们从各地赶来。`,
    ].join(''),
  };
}

function deckFile(deck: number): Uint8Array {
  return makeDeck({
    slides: Array.from({ length: pages }, (_, page) => {
      const { name, lines, script } = told(deck, page);
      const body = `<a:bodyPr/>${lines.map((line) => para(line)).join('')}`;
      return {
        shapes:
          sp(at(80, 20, 400, 60), `<a:bodyPr/>${para(name)}`, { placeholder: 'type="title"' }) +
          sp(at(80, 120, 400, 300), body, { box: true }),
        notes: script,
      };
    }),
  });
}

export function questionsOf(deck: number): string[] {
  return Array.from({ length: pages }, (_, page) => {
    const { name, good } = told(deck, page);
    return of(
      [
        `${name}主要存放什么？`,
        `${name}的大门是什么颜色的？`,
        `谁负责管理${name}？`,
        `每天运到${name}的${good}有多少吨？`,
        `${name}是哪一年建的，面积有多大？`,
      ],
      page,
    );
  });
}

/** Imports the decks, as somebody would, and lets viewers in. */
export async function makeDecks({ call, origin, token, viewersOf }: Client): Promise<AskedDeck[]> {
  const made: AskedDeck[] = [];
  for (let deck = 0; deck < decks; deck++) {
    const { id } = await call<{ id: string }>(projectRoutes.add, { body: {} });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(deckFile(deck))]), `deck-${deck}.pptx`);
    const uploaded = await fetch(origin + uploadRoutes.add.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    const { data } = (await uploaded.json()) as { data: { id: string } };
    await call(projectRoutes.importDeck, { body: { id, docId: data.id } });
    const status = () =>
      call<{ list: { pptStatus: number }[] }>(projectRoutes.status, { body: { ids: [id] } });
    // 3: it is being read.
    while ((await status()).list[0]?.pptStatus === 3) await pause(200);
    const { list } = await call<{ list: { id: string }[] }>(coursewareRoutes.standings, {
      body: { projectId: id },
    });
    const watching = await viewersOf(id, viewers);
    made.push({ id, pages: list.map((page) => page.id), viewers: watching, questions: questionsOf(deck) });
  }
  return made;
}
