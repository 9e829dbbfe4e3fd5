import { expect, test } from 'vitest';
import { orderPages } from '../choose-page.ts';
import { createSearch } from './search.ts';

const search = createSearch(
  [
    ['报名', '报名费每人 80 元，在前台办理。', '报名时请带证件。'],
    ['课时', '每节课 45 分钟，课间休息一次。', '一期共 12 节。'],
    ['器材', '每套器材重 3.5 公斤，长 1.2 米。', '器材遗失的，按原价赔偿。'],
    ['场馆', '场馆 9:00 开放，21:00 清场。', '场内禁止携带宠物入场。'],
    ['病假', '学员做手术的，凭医院证明可以延期。', '延期最长一年。'],
  ].map(([title = '', ...texts], at) => ({ page: at + 1, title, texts })),
);
const first = (question: string) => orderPages(search, question, undefined)[0]?.candidate.page;

test.each([
  ['开刀以后能晚点上课吗？', 5],
  ['器材丢了怎么赔？', 3],
])('%s is asked in other words than the page has', (question, page) => {
  expect(first(question)).toBe(page);
});
