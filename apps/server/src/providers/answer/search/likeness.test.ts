import { describe, expect, it } from 'vitest';
import { createChannel } from './channel.ts';
import { createLikeness } from './likeness.ts';
import { termsOf } from './terms.ts';

/** How like pages, each of some texts, are to a question. */
function likenessOf(question: string, ...pages: string[][]) {
  const channel = createChannel(pages.map((texts) => ({ title: [], texts: texts.map(termsOf) })));
  const likeness = createLikeness(channel)(termsOf(question));
  return pages.map((_, page) => likeness(page));
}

describe('how like a page is to a question', () => {
  it('is 1 for a sentence that is asked as it stands', () => {
    const [page] = likenessOf('狂犬病免疫接种', ['狂犬病免疫接种']);
    expect(page?.likeWindow).toBeCloseTo(1);
    expect(page?.likePage).toBeCloseTo(1);
  });

  it('is less for the same words among much else', () => {
    const [short, long] = likenessOf(
      '养犬登记',
      ['养犬登记'],
      ['养犬登记', '幼儿园操场围墙需要粉刷', '食堂采购蔬菜应当留样'],
    );
    expect(long?.likePage).toBeGreaterThan(0);
    expect(long?.likePage).toBeLessThan(short?.likePage ?? 0);
  });

  it('sees letters that other words share', () => {
    const [other, none] = likenessOf('币价', ['比特币的价格'], ['天气晴朗']);
    expect(other?.likeWindow).toBeGreaterThan(0.3);
    expect(none?.likeWindow).toBe(0);
  });

  it('counts a rare word before a usual one', () => {
    const [rare, usual] = likenessOf('问题 椰子油', ['椰子油'], ['问题']);
    expect(rare?.likeWindow).toBeGreaterThan(2 * (usual?.likeWindow ?? 1));
  });

  it('sees English words by how they begin', () => {
    const [diagnostic, other] = likenessOf('diagnosis', ['diagnostic'], ['weather']);
    expect(diagnostic?.likeWindow).toBeCloseTo(1);
    expect(other?.likeWindow).toBe(0);
  });

  it('is 0 for a question without words, and for an empty page', () => {
    expect(likenessOf('', ['养犬登记'])).toEqual([{ likeWindow: 0, likePage: 0 }]);
    expect(likenessOf('养犬', [])).toEqual([{ likeWindow: 0, likePage: 0 }]);
  });

  it('looks at three sentences in a row, wherever they stand', () => {
    const [page] = likenessOf('养犬登记', ['操场', '围墙', '食堂', '蔬菜', '养犬', '登记']);
    expect(page?.likeWindow).toBeGreaterThan(page?.likePage ?? 1);
  });
});
