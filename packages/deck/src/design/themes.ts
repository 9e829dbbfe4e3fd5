import type { ColorSlot, HexColor } from '../paint.ts';
import type { Fonts, Theme } from '../theme.ts';

/** Colours that go together. The ground of slides is `light1` and their text `dark1`, in dark ones, too. */
export type ColorSet = { readonly id: string; readonly colors: Readonly<Record<ColorSlot, HexColor>> };

/** Fonts that go together, out of the families that the product brings along. */
export type FontPair = { readonly id: string; readonly heading: Fonts; readonly body: Fonts };

type Six = readonly [string, string, string, string, string, string];

const colorSet = (
  id: string,
  [light1, light2, dark1, dark2]: readonly [string, string, string, string],
  [accent1, accent2, accent3, accent4, accent5, accent6]: Six,
  [link, followedLink]: readonly [string, string],
): ColorSet => ({
  id,
  colors: {
    dark1,
    light1,
    dark2,
    light2,
    accent1,
    accent2,
    accent3,
    accent4,
    accent5,
    accent6,
    link,
    followedLink,
  },
});

/** The colours of our own themes: eight light ones, then four dark ones. */
export const colorSets: readonly ColorSet[] = [
  colorSet(
    'ink',
    ['#ffffff', '#f3efe7', '#1d1b18', '#0b4f56'],
    ['#0b6b74', '#c2491d', '#2456a6', '#2c6e33', '#8a5a00', '#655e53'],
    ['#0b6b74', '#655e53'],
  ),
  colorSet(
    'paper',
    ['#fbf6ec', '#f1e7d3', '#2b2620', '#7a2e1d'],
    ['#a33b20', '#b87a1f', '#5b7553', '#2f5d73', '#7b4b6a', '#857560'],
    ['#8f3318', '#6b4560'],
  ),
  colorSet(
    'sky',
    ['#ffffff', '#eaf2fb', '#1b2733', '#123e7c'],
    ['#1f6feb', '#0e8f8b', '#e07b1a', '#7b61ff', '#d6416a', '#5f6c7b'],
    ['#1557b8', '#5c4a9e'],
  ),
  colorSet(
    'forest',
    ['#fcfefa', '#e8f1e4', '#1c2a21', '#1f5136'],
    ['#2e7d4f', '#7d8f2b', '#c97a1e', '#2f7e8c', '#8c5a3c', '#6b776e'],
    ['#1f6b43', '#5f5340'],
  ),
  colorSet(
    'plum',
    ['#fffbfc', '#f9e8ed', '#2d1b24', '#7d1f4a'],
    ['#b0305f', '#d4708c', '#6c4a9e', '#c4742a', '#3e7c86', '#7f6b74'],
    ['#93234f', '#5f4a86'],
  ),
  colorSet(
    'dawn',
    ['#fffdf5', '#fff1c9', '#2a2415', '#6b4b00'],
    ['#c48a00', '#d9481f', '#2e86ab', '#3b7a57', '#8e5ea2', '#77705c'],
    ['#7a4f00', '#6b4580'],
  ),
  colorSet(
    'graphite',
    ['#ffffff', '#eef0f2', '#1c1f23', '#3a4048'],
    ['#2f3640', '#6b7580', '#848f9b', '#c23b22', '#3d6b8e', '#a67a24'],
    ['#2e5f86', '#5a5f66'],
  ),
  colorSet(
    'lavender',
    ['#fdfcff', '#ece8fa', '#221e35', '#4a3591'],
    ['#6b4fd8', '#c74a9f', '#2588a8', '#cf7d18', '#3a8f62', '#767093'],
    ['#5236b8', '#8a3576'],
  ),
  colorSet(
    'night',
    ['#0f1720', '#1b2733', '#eef3f8', '#9bd1ff'],
    ['#4da3ff', '#2fd3b5', '#ffb454', '#b58cff', '#ff7a90', '#8fa1b3'],
    ['#8cc4ff', '#c3b4ff'],
  ),
  colorSet(
    'stage',
    ['#101516', '#1e2a2b', '#f3efe8', '#ffb38f'],
    ['#4fc3c7', '#ff8a5c', '#e7bb5b', '#85c98a', '#9cbcf5', '#a5acaa'],
    ['#7fdcdf', '#ffc2a6'],
  ),
  colorSet(
    'velvet',
    ['#1d1026', '#2e1b3b', '#f7f0fb', '#f3c46b'],
    ['#e8a33d', '#e06c9a', '#8e7bef', '#4cb7c5', '#7cc47f', '#b8a6c4'],
    ['#f0c27a', '#cfa9e8'],
  ),
  colorSet(
    'board',
    ['#16241e', '#20352c', '#f2f5ee', '#f7d774'],
    ['#f2c14e', '#7bd389', '#6ec1e4', '#f08a5d', '#c9a0dc', '#a8b8ae'],
    ['#9be0a8', '#d9c3e6'],
  ),
];

const east = 'Noto Sans SC';
/** Headings whose letters have serifs have them in Chinese, too. */
const eastSerif = 'Noto Serif SC';
const pair = (id: string, heading: string, body: string, headingEast = east): FontPair => ({
  id,
  heading: { latin: heading, east: headingEast },
  body: { latin: body, east },
});

/** The fonts of our own themes. */
export const fontPairs: readonly FontPair[] = [
  pair('clear', 'Arimo', 'Arimo'),
  pair('soft', 'Carlito', 'Carlito'),
  pair('book', 'Caladea', 'Carlito', eastSerif),
  pair('classic', 'Tinos', 'Arimo', eastSerif),
  pair('literary', 'Caladea', 'Tinos', eastSerif),
  pair('code', 'Cousine', 'Arimo'),
];

/** Which colours go with which fonts; a theme has the name of its colours. */
const fontsOf: Readonly<Record<string, string>> = {
  ink: 'clear',
  paper: 'literary',
  sky: 'soft',
  forest: 'book',
  plum: 'book',
  dawn: 'soft',
  graphite: 'clear',
  lavender: 'soft',
  night: 'clear',
  stage: 'book',
  velvet: 'classic',
  board: 'code',
};

/** Twelve themes for any deck, each with a name of its own. */
export const themes: readonly (Theme & { readonly name: string })[] = colorSets.map(({ id, colors }) => {
  const fonts = fontPairs.find((each) => each.id === fontsOf[id]);
  return { name: id, colors: { ...colors }, heading: { ...fonts?.heading }, body: { ...fonts?.body } };
});

const isSame = (one: object, other: object) =>
  Object.entries(one).every(([name, value]) => (other as Record<string, unknown>)[name] === value);

/** The colours of a theme, where they are one of ours. */
export const colorSetOf = ({ colors }: Pick<Theme, 'colors'>): string | undefined =>
  colorSets.find((set) => isSame(set.colors, colors))?.id;

/** The fonts of a theme, where they are one of ours. */
export const fontPairOf = ({ heading, body }: Pick<Theme, 'heading' | 'body'>): string | undefined =>
  fontPairs.find((fonts) => isSame(fonts.heading, heading) && isSame(fonts.body, body))?.id;
