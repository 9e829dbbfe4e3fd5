import { expect, test } from 'vitest';
import { createEmbeddedAnswers } from './embedded.ts';
import type { Passage } from './port.ts';

const engine = createEmbeddedAnswers();
const titles = ['锂电池', '目录', '正极材料', '负极材料', '电解液', '回收', '总结', '谢谢'];
const scripts = [
  ['大家好，欢迎来听锂电池的讲座。'],
  ['先看目录。'],
  [
    '接下来看正极材料。',
    '正极材料决定电池的能量密度。',
    '它的颜色是黑的。',
    '三元正极材料的能量密度比磷酸铁锂正极材料高三成。',
  ],
  ['负极材料大多是石墨。', '你知道石墨是什么吗？', '硅负极材料的容量是石墨负极材料的十倍，但会膨胀。'],
  ['电解液在正极和负极之间传导锂离子。', '电解液怕水。'],
  ['回收一吨旧电池能得到九十公斤锂和两百公斤镍。', '谢谢大家的耐心。'],
  ['能量密度由正极材料决定。', '硅负极材料容量大但会膨胀。', '旧电池值得回收，能得到锂和镍。'],
  ['谢谢大家。'],
];
const pages = titles.map((title, at) => ({ page: at + 1, title }));
const passages = scripts.flatMap((lines, at) =>
  lines.map((text): Passage => ({ page: at + 1, text, kind: 'script' })),
);
const ask = (question: string, watched?: number) => {
  const { sentences, outcome, remark } = engine.answer(question, pages, passages, watched);
  return { outcome, remark, said: sentences.map(({ text }) => text) };
};

test('a page is told by the sentences that say most of it, not by its first two', () => {
  const { outcome, said } = ask('总结一下这一页', 3);
  expect(outcome).toBe('found');
  expect(said).toEqual(['正极材料决定电池的能量密度。', '三元正极材料的能量密度比磷酸铁锂正极材料高三成。']);
  expect(ask('第四页讲了什么').said).not.toContain('你知道石墨是什么吗？');
});

test('a talk is told by what its parts say, in at most four sentences', () => {
  const { outcome, remark, said } = ask('总结一下');
  expect({ outcome, remark }).toEqual({ outcome: 'found', remark: 'summary' });
  expect(said.length).toBeGreaterThan(2);
  expect(said.length).toBeLessThanOrEqual(4);
  const told = said.map((text) => passages.find((passage) => passage.text === text)!.page);
  expect(told).toEqual([...new Set(told)]);
  for (const page of [1, 2, 8]) expect(told).not.toContain(page);
});

test('the main points are those of the page that concludes', () => {
  expect(ask('要点有哪些？')).toMatchObject({ remark: 'takeaways', said: scripts[6] });
});

test('a deck without sentences is told by its title and what it covers', () => {
  const bare = titles.map((title, at): Passage => ({ page: at + 1, text: title, kind: 'title' }));
  expect(engine.answer('总结一下', pages, bare).remark).toBe('whole');
});
