// `npm run shots [screen …]`: a picture of every screen at three widths, in both languages and both appearances, into
// .cache/shots, and one sheet per width on which all of them can be looked at.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachScreen } from '../e2e/src/each-screen.ts';
import { navigate, switchTo } from '../e2e/src/in-page.ts';
import { allScreens } from '../e2e/src/screens.ts';
import { build } from './build.mjs';
import { isCalled, requireNode, root } from './repository.mjs';

const folder = join(root, '.cache/shots');
const widths = [360, 768, 1440];
const heights = { 360: 780, 768: 1024, 1440: 900 };
const looks = ['zh-CN', 'en-US'].flatMap((language) =>
  ['light', 'dark'].map((scheme) => ({ language, scheme })),
);
const pagesAtOnce = 2;

/** The name of a picture. */
export const shotName = (screen, width, { language, scheme }) =>
  `${screen}-${width}-${language.slice(0, 2)}-${scheme}.png`;

/** The screens that were asked for, by name or by path; all when none was. */
export function chosenScreens(wanted, screens) {
  if (wanted.length === 0) return screens;
  const chosen = screens.filter(({ name, path }) => wanted.includes(name) || wanted.includes(path));
  const unknown = wanted.filter((word) => !screens.some(({ name, path }) => name === word || path === word));
  if (unknown.length > 0) {
    throw new Error(
      `No such screen: ${unknown.join(', ')}. There are: ${screens.map(({ name }) => name).join(', ')}.`,
    );
  }
  return chosen;
}

/** A page with all pictures of one width: a row per screen. */
export function sheetOf(screens, width) {
  const cells = (name) =>
    looks.map((look) => {
      const file = shotName(name, width, look);
      return `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`;
    });
  const rows = screens.map(({ name, path }) => `<h2>${path}</h2><div>${cells(name).join('')}</div>`);
  const style =
    'body{font:14px sans-serif;margin:16px;background:#888}h2{margin:24px 0 8px}' +
    'div{display:grid;grid-template-columns:repeat(4,1fr);gap:12px;align-items:start}img{width:100%;display:block}';
  return `<!doctype html><meta charset="utf-8"><title>${width} px</title><style>${style}</style>${rows.join('\n')}\n`;
}

/** Everything that loads late is there: fonts of the language, and pictures below the fold. */
const untilDrawn = (page) =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });

async function shoot({ browser, product, session }, screen) {
  const localStorage = ['user', 'administrator'].includes(screen.access) ? session : [];
  const context = await browser.newContext({
    baseURL: product.address,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: product.address, localStorage }] },
  });
  try {
    // The loader of TypeScript wraps named functions in this; pages do not have it.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    const page = await context.newPage();
    const isLed = screen.access === 'led';
    await page.goto(isLed ? '/pricing' : screen.path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (isLed) {
      // A page that has not begun yet would take it for an address that was typed.
      await navigate(page, screen.path);
      await page.getByText(screen.path.slice(1), { exact: true }).waitFor();
    }
    for (const look of looks) {
      await switchTo(page, look.language, look.scheme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: heights[width] });
        await untilDrawn(page);
        const path = join(folder, shotName(screen.name, width, look));
        await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      }
    }
  } finally {
    await context.close();
  }
  console.log(screen.path);
}

if (isCalled(import.meta.url)) {
  requireNode();
  const screens = chosenScreens(process.argv.slice(2), allScreens);
  build();
  mkdirSync(folder, { recursive: true });
  // Pictures of screens that are gone must not be looked at.
  if (screens.length === allScreens.length)
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
  await eachScreen(screens, pagesAtOnce, shoot);
  for (const width of widths) writeFileSync(join(folder, `sheet-${width}.html`), sheetOf(screens, width));
  console.log(
    `${screens.length * widths.length * looks.length} pictures are in .cache/shots; look at sheet-*.html`,
  );
}
