// Whatever is written with the tokens can be read, in both appearances and whatever stands on what: WCAG 2.2 asks for
// 4.5 to 1 for text and for 3 to 1 for large letters, signs and the edges of controls.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Each colour in the light and in the dark. */
const colours = new Map<string, readonly [light: string, dark: string]>([
  ...[...tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, [light, dark]] as const,
  ),
  ...[...tokens.matchAll(/--([\w-]+): (#\w{6});/g)].map(
    ([, name = '', both = '']) => [name, [both, both]] as const,
  ),
]);

const linear = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const softGrounds = ['brand-soft', 'spot-soft', 'ok-soft', 'warn-soft', 'err-soft', 'info-soft'];
const grounds = ['bg', 'surface', 'sunken', ...softGrounds];
const inks = [
  'text',
  'muted',
  'brand',
  'brand-hover',
  'ok',
  'warn',
  'err',
  'info',
  'on-brand-soft',
  'on-spot-soft',
];
/** Large letters, signs and edges; they stand on the plain grounds. */
const signs = ['spot', 'line-strong'];
/** What is filled has an ink of its own. */
const fills = {
  'on-brand': ['brand', 'brand-hover'],
  'on-spot': ['spot', 'spot-hover'],
  'on-err': ['err', 'err-hover'],
  'on-found': ['found', 'found-now'],
};
const stageInks = ['on-stage', 'on-stage-muted', 'stage-brand'];
const glow = [...(/--stage-glow: ([^;]+);/.exec(tokens)?.[1] ?? '').matchAll(/#\w{6}/g)].map(
  ([stop]) => stop,
);

type Pair = readonly [ink: string, ground: string];
const each = (some: readonly string[], others: readonly string[]): Pair[] =>
  some.flatMap((ink) => others.map((ground) => [ink, ground] as const));
const textPairs: readonly Pair[] = [
  ...each(inks, grounds),
  ...Object.entries(fills).flatMap(([ink, filled]) => each([ink], filled)),
  ...each(stageInks, ['stage', ...glow]),
  // The word being said, in captions that have the dark of the stage below them.
  ['stage-spot', 'stage'],
];
const signPairs = each(signs, ['bg', 'surface', 'sunken']);

/** The pairs that are too weak, each with its worse appearance. */
function tooWeak(pairs: readonly Pair[], least: number): string[] {
  const both = (name: string) => colours.get(name) ?? (name.startsWith('#') ? [name, name] : undefined);
  return pairs.flatMap(([ink, ground]) => {
    const [above, below] = [both(ink), both(ground)];
    if (!above || !below) return [`${ink} or ${ground} is no colour of the tokens`];
    const worst = Math.min(...[0, 1].map((look) => contrast(above[look] ?? '', below[look] ?? '')));
    return worst < least ? [`${ink} on ${ground}: ${worst.toFixed(2)}`] : [];
  });
}

test('text can be read on every ground it may stand on, in the light and in the dark', () => {
  expect(glow.length).toBeGreaterThan(2);
  expect(tooWeak(textPairs, 4.5)).toEqual([]);
});

test('signs and the edges of controls can be seen', () => {
  expect(tooWeak(signPairs, 3)).toEqual([]);
});

/** Every rule of every style sheet: what it colours its text with, and what it lays below it. */
const rules = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', body = '']) => ({
        where: `${file} ${selector.trim()}`,
        ink: /(?:^|[;\s])color: var\(--([\w-]+)\)/.exec(body)?.[1],
        ground: /background(?:-color)?: var\(--([\w-]+)\)/.exec(body)?.[1],
      }),
    ),
  );

/** What is written on a slide has the colours of its author. */
const ofSlides = ['bullet-color'];

test('text takes one of those colours, everywhere', () => {
  const known = new Set([...[...textPairs, ...signPairs].map(([ink]) => ink), ...ofSlides]);
  expect(rules.length).toBeGreaterThan(500);
  expect(rules.filter(({ ink }) => ink !== undefined && !known.has(ink))).toEqual([]);
});

test('where a rule has both, the two are a pair that can be read', () => {
  const known = new Set(
    [...textPairs, ...each(stageInks, ['stage-glow'])].map(([ink, ground]) => `${ink} ${ground}`),
  );
  const both = rules.filter(({ ink, ground }) => ink !== undefined && ground !== undefined);
  expect(both.length).toBeGreaterThan(50);
  expect(both.filter(({ ink, ground }) => !known.has(`${ink} ${ground}`))).toEqual([]);
});
