// Finds the browser of the stories, or brings one where that can be done without asking; choose-browser.ts has the order.
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { chooseBrowser, type Machine, noBrowser } from './choose-browser.ts';

export type Browser = { executablePath: string; env: Record<string, string> };

const fontList = 'fonts.conf';

/** Keeps the browser from calling home, and draws WebGL without a graphics card. */
export const browserFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser's folder: in the repository, or in the temporary folder where that may not be written. */
export function cacheFolder(name: string): string {
  const own = join(import.meta.dirname, '../../.cache');
  try {
    mkdirSync(own, { recursive: true });
    accessSync(own, constants.W_OK);
    return join(own, name);
  } catch {
    return join(tmpdir(), `rostrum-${name}-${userInfo().uid}`);
  }
}

async function unpack(binFolder: string, target: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const half = `${target}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  // inflate writes into the temporary folder, which everybody shares. It reads its name as it is called.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = half;
  const files = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
  const running = files.map((file) => inflate(join(binFolder, file)));
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await Promise.all(running);
  writeFileSync(join(half, fontList), `<fontconfig><dir>${join(target, 'fonts')}</dir></fontconfig>`);
  // Two runs may unpack at once: the first to finish wins, and nobody ever sees half a browser.
  try {
    renameSync(half, target);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(join(target, 'chromium'))) throw error;
  }
}

async function npmBrowser(): Promise<Browser> {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const target = cacheFolder(`chromium-${version}`);
  if (!existsSync(join(target, 'chromium'))) await unpack(join(folder, 'bin'), target);
  // Its own libraries first: the machine may have none, or others. Its own home: it writes caches there.
  const env = { LD_LIBRARY_PATH: join(target, 'al2023/lib'), HOME: target };
  // A bare container has no fonts at all, and then the one that comes with the browser must do.
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(target, fontList) };
  return { executablePath: join(target, 'chromium'), env: { ...env, ...fonts } };
}

const thisMachine: Machine = {
  platform: process.platform,
  arch: process.arch,
  isRoot: process.getuid?.() === 0,
  env: process.env,
  isProgram,
};

/** A mirror that does not answer must not hold up the stories for ever. */
const longestInstall = 15 * 60_000;

/** Debian's own Chromium. What apt-get says is shown, because it takes minutes. */
function installChromium(): void {
  console.error(
    '没有找到浏览器，现在用 apt-get install chromium 安装…  No browser found; installing one with apt-get install chromium…',
  );
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', process.stderr, process.stderr] as ('ignore' | NodeJS.WriteStream)[],
    timeout: longestInstall,
  };
  // A fresh container has no lists of packages yet.
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
}

/** The browser of the stories; throws with a sentence where there is none. */
export async function findBrowser(): Promise<Browser> {
  let choice = chooseBrowser(thisMachine);
  if (choice.kind === 'install') {
    installChromium();
    choice = chooseBrowser(thisMachine);
  }
  if (choice.kind === 'npm') return npmBrowser();
  if (choice.kind === 'program') return { executablePath: choice.file, env: {} };
  throw new Error((choice.kind === 'none' ? choice : noBrowser(thisMachine)).sentence);
}
