// What the first load of each screen really fetches, against its budget: JS and CSS in brotli bytes, asked of a browser
// on the built product. Fonts (with the style sheets that list them) and pictures are shown beside it.
// `node --import tsx scripts/check-bundle.mjs [/login …]`
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { eachScreen } from '../e2e/src/each-screen.ts';
import { allScreens, isFirstOfItsPage, leadsTo } from '../e2e/src/screens.ts';
import { isCalled, root } from './repository.mjs';

/** Budgets in kB (1000 bytes) of brotli. /showcase shows every component and is for us alone. */
// Home carries its pictures' markup, work screens the frame with its menu; /upload is the heaviest of them. What arrives
// after the first paint counts too: on /project the assistant, the first steps and the event stream, about 14 kB; where a
// share is opened the player and the drawn presenter (18 kB, in place of a portrait of 66 kB), fetched while the code is typed
// or, on the talk itself, beside the talk rather than after it.
const editor = 400;
// Both ways into a talk end with the same files: how many of them come while the code is typed is a matter of time.
const talk = 245;
// It draws: the player's code for drawn avatars (18 kB) is what the screen is about.
const maker = 245;
const picker = '/edit-project/virtual-human-content/virtual-human-picture';
export const budgets = {
  '/': 160,
  '/home': 160,
  '/login': 160,
  // Three ways to begin: a document, a text, a deck.
  '/project': 234,
  '/share-login': talk,
  '/share-project': talk,
  '/edit-project': editor,
  [picker]: editor,
  '/avatars/sub/picture': maker,
  // Days drawn as a chart are what the screen is about, and the library that draws them is large.
  '/credit-usage': 400,
  // Reviews, refunds, invoices, codes, the proof of the ledger and revenue stand on one desk.
  '/admin/money': 250,
  '/showcase': 410,
};
const otherBudget = 230;
const pagesAtOnce = 3;
const quietMs = 500;

/** What a file is: code counts, the rest is shown. */
export function kindOf(path, text = '') {
  if (/\.(woff2?|ttf|otf)$/.test(path)) return 'fonts';
  if (/\.(png|jpe?g|webp|avif|gif|svg|ico)$/.test(path)) return 'pictures';
  if (path.endsWith('.css'))
    return text.replace(/@font-face\s*\{[^}]*\}|\/\*[^]*?\*\//g, '').trim() ? 'css' : 'fonts';
  return path.endsWith('.js') ? 'js' : 'other';
}

/** Bytes as they travel: as the build packed them, or as it would have. */
function travellingBytes(file, kind) {
  if (kind === 'pictures' && !file.endsWith('.svg')) return readFileSync(file).length;
  if (/\.woff2?$/.test(file)) return readFileSync(file).length;
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;
}

/** Adds up what was fetched, by kind. `folder` is the built web app. */
export function weigh(paths, folder) {
  const sums = { js: 0, css: 0, fonts: 0, pictures: 0, other: 0 };
  for (const path of new Set(paths)) {
    const file = join(folder, path);
    if (!existsSync(file)) continue;
    const kind = kindOf(path, path.endsWith('.css') ? readFileSync(file, 'utf8') : '');
    sums[kind] += travellingBytes(file, kind);
  }
  return sums;
}

/** A screen's sums against its budget. */
export function judge(path, sums) {
  const budget = budgets[path] ?? otherBudget;
  const code = (sums.js + sums.css) / 1000;
  return { path, ...sums, code, budget, over: code > budget };
}

const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(8);

export function tableOf(rows) {
  const lines = rows.map(({ path, code, budget, js, css, fonts, pictures, over }) =>
    [path.padEnd(58), kB(code * 1000), String(budget).padStart(7), kB(js), kB(css), kB(fonts), kB(pictures)]
      .join(' ')
      .concat(over ? '  OVER' : ''),
  );
  const head = `${'kB, brotli'.padEnd(58)}    JS+CSS budget       JS      CSS    fonts pictures`;
  return [head, ...lines].join('\n');
}

/** The files of our own that a page asks for until it is quiet. */
async function fetchedBy(context, path) {
  const page = await context.newPage();
  const paths = [];
  let last = Date.now();
  page.on('request', (request) => {
    last = Date.now();
    const { pathname } = new URL(request.url());
    if (/\.\w+$/.test(pathname)) paths.push(pathname);
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  while (Date.now() - last < quietMs) await page.waitForTimeout(quietMs / 5);
  const arrived = new URL(page.url()).pathname;
  if (arrived !== (leadsTo[path] ?? path)) throw new Error(`${path} led to ${arrived}: nothing was measured`);
  await page.close();
  return paths;
}

/** One context for those with a login and one for the rest: a page asks for its files also where they are kept. */
const contexts = new Map();

function contextFor({ browser, product, session }, { access }) {
  const hasLogin = ['user', 'administrator'].includes(access);
  if (!contexts.has(hasLogin)) {
    const origins = [{ origin: product.address, localStorage: hasLogin ? session : [] }];
    const storageState = { cookies: [], origins };
    contexts.set(hasLogin, browser.newContext({ baseURL: product.address, storageState }));
  }
  return contexts.get(hasLogin);
}

async function measure(visit, screen) {
  const paths = await fetchedBy(await contextFor(visit, screen), screen.path);
  return judge(screen.path, weigh(paths, join(root, 'apps/web/dist')));
}

if (isCalled(import.meta.url)) {
  const wanted = process.argv.slice(2);
  // Screens that are the same page in the same frame load the same files; nobody's first screen is an error page.
  const screens = allScreens.filter((screen) =>
    wanted.length === 0 ? isFirstOfItsPage(screen) && screen.access !== 'led' : wanted.includes(screen.path),
  );
  const rows = await eachScreen(screens, pagesAtOnce, measure);
  console.log(tableOf(rows));
  const over = rows.filter((row) => row.over);
  const heaviest = rows.toSorted((a, b) => b.code - a.code)[0];
  const of = (path) => rows.find((row) => row.path === path);
  const named = ['/login', '/home', '/project'].flatMap((path) =>
    of(path) ? [`${path} ${of(path).code.toFixed(0)}`] : [],
  );
  console.log(`${[...named, `heaviest ${heaviest.path} ${heaviest.code.toFixed(0)}`].join(', ')} kB`);
  process.exitCode = over.length > 0 ? 1 : 0;
}
