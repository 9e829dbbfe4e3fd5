import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFile, fontLimits } from '@app/contract/font/limits.ts';
import { cutFont } from '@app/deck/fonts/cut-font.ts';
import { readCharacterMap } from '@app/deck/fonts/character-map.ts';
import { readLetters } from '@app/deck/fonts/letters.ts';
import { tableOf } from '@app/deck/fonts/sfnt.ts';
import { expect, test } from 'vitest';
import { makeWholeFonts } from '../../../../build/whole-fonts-plugin.ts';
import { cutAddress } from '../../../lib/cut-fonts.ts';
import { letteringOf } from './talk-fonts.ts';

type Shown = Parameters<typeof letteringOf>[0];
const samples = join(import.meta.dirname, '../../../../../server/samples');
const han = (text: string) => new Set(text.match(/\p{Script=Han}/gu));
const sorted = (set: ReadonlySet<string>) => [...set].sort().join('');

const run = (text: string, bold?: true) => ({ text, eastFont: '微软雅黑', ...(bold && { bold }) });
const page = (title: string, script: string, ...runs: object[]) =>
  // Only what it says is looked at.
  ({ title, script, elements: [{ text: { paragraphs: [{ runs }] } }] }) as unknown as Shown['pages'][number];

test('the first slide comes by itself, then what is read beside it, then the rest', () => {
  const talk = {
    title: '太阳',
    owner: '王 A',
    pages: [page('甲', '说一', run('粗', true), run('细 x')), page('乙', '说二', run('后'), run('重', true))],
  };
  const [here, beside, others, words] = letteringOf(talk, 0).map((each) =>
    fontLimits.weights.map((weight) => sorted(each.sans[weight])),
  );
  expect(here).toEqual(['细', '粗']);
  expect(beside).toEqual([sorted(han('甲乙说一太阳王')), sorted(han('甲乙太阳'))]);
  expect(others).toEqual(['后', '重']);
  expect(words).toEqual([sorted(han('说二')), '']);
  // Who comes back in the middle begins there.
  expect(sorted(letteringOf(talk, 1)[0]!.sans['400'])).toBe('后');
});

test('what a deck wants with serifs is cut from the font that has them, and nothing else is', () => {
  const song = { text: '宋', font: 'Arial', eastFont: '宋体' };
  const latin = { text: '时', font: 'Times New Roman' };
  const talk = { title: '题', owner: '', pages: [page('题', '说', song, latin, run('黑'))] };
  const [here] = letteringOf(talk, 0);
  expect(sorted(here!.serif['400'])).toBe(sorted(han('宋时')));
  expect(sorted(here!.sans['400'])).toBe('黑');
});

test('the same characters have the same address, in whichever order they come', () => {
  expect(cutAddress('sans', '700', ['二', '一'])).toBe(cutAddress('sans', '700', ['一', '二']));
  const longest = cutAddress(
    'serif',
    '400',
    Array.from({ length: fontLimits.characters }, (_, i) => String.fromCodePoint(0x4e00 + i)),
  );
  expect(longest.length).toBeLessThan(8000);
});

test('the fonts that are cut have each Chinese character of the samples', async () => {
  const folder = await makeWholeFonts();
  const talks = readdirSync(samples).filter((name) => name.endsWith('.sample.json'));
  expect(talks.length).toBeGreaterThan(1);
  const wanted = han(talks.map((name) => readFileSync(join(samples, name), 'utf8')).join(''));
  expect(wanted.size).toBeGreaterThan(200);
  for (const family of fontLimits.families)
    for (const weight of fontLimits.weights) {
      const whole = readLetters(readFileSync(join(folder, fontFile(family, weight))));
      const drawn = readCharacterMap(tableOf(cutFont(whole, [...wanted].join('')), 'cmap'));
      expect([...wanted].filter((character) => !drawn.has(character.codePointAt(0)!))).toEqual([]);
      expect(drawn.size).toBe(wanted.size);
    }
});
