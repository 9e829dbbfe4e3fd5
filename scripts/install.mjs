// Installs the npm packages and the engines when they are missing or the package files changed; otherwise does nothing,
// quickly.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, npmsList } from './installed.mjs';
import { requireNativeParts } from './native-parts.mjs';
import { filesBelow, isCalled, requireNode, root } from './repository.mjs';
import { trimEngines } from './trim-engines.mjs';

const stampFile = join(root, 'node_modules/.rostrum-stamp');
const enginesFolder = join(root, 'engines');
const enginesStampFile = join(enginesFolder, 'node_modules/.rostrum-stamp');

// Contents, not times: a fresh checkout of the same files must not install again.
function packagesStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  const packageFiles = filesBelow(['packages', 'apps']).filter(({ path }) => path.endsWith('/package.json'));
  const own = ['package.json', 'package-lock.json', 'e2e/package.json', 'bench/package.json'];
  return addContents(hash, [...filesBelow(own), ...packageFiles]).digest('hex');
}

const enginesStamp = () =>
  addContents(createHash('sha256'), filesBelow(['engines/package.json', 'engines/package-lock.json'])).digest(
    'hex',
  );

function addContents(hash, files) {
  for (const { path } of files) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash;
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

// dev and optional are named because NODE_ENV=production or a user's npm settings would leave them out.
const npmArguments = [
  'ci',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--include=dev',
  '--include=optional',
];

/** Runs npm in a folder; what went wrong, or undefined. */
function runNpm(cwd) {
  const npmProgram = process.env.npm_execpath ?? '';
  const isOwn = npmProgram.endsWith('npm-cli.js');
  const [program, ...first] = isOwn ? [process.execPath, npmProgram] : ['npm'];
  // On Windows npm is a script of the shell; node is not, and the shell would cut its path at the first space.
  const options = {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && !isOwn,
  };
  const npm = spawn(program, [...first, ...npmArguments], options);
  return new Promise((resolve) => {
    npm.once('error', (error) => resolve(error.message));
    npm.once('exit', (status, signal) => resolve(status === 0 ? undefined : `exit code ${status ?? signal}`));
  });
}

/** Brings node_modules and the engines up to date; throws with a sentence when npm fails for the first. */
export async function installIfNeeded() {
  // Both at once: one of them reads many small files, the other loads a few large ones.
  const [packages] = await Promise.allSettled([installPackages(), installEngines()]);
  if (packages.status === 'rejected') throw packages.reason;
}

/** Installs one folder unless it is up to date; what went wrong, or undefined. */
async function install(folder, file, stamp, announcement) {
  if (readStamp(file) === stamp) return undefined;
  // `npm ci` begins with removing node_modules, which a machine without network could not get back.
  if (!isInstalled(folder)) {
    console.log(announcement);
    // Without both marks an installation that is broken off is done again next time.
    for (const mark of [file, npmsList(folder)]) rmSync(mark, { force: true });
    const reason = await runNpm(folder);
    if (reason !== undefined) return reason;
  }
  writeFileSync(file, stamp);
  return undefined;
}

async function installPackages() {
  const announcement = '正在安装依赖，可能需要几分钟…  Installing packages, this may take a few minutes…';
  const reason = await install(root, stampFile, packagesStamp(), announcement);
  if (reason === undefined) return;
  throw new Error(
    `安装依赖失败（${reason}），原因见上；请检查网络后再试一次。\n` +
      `The packages could not be installed (${reason}), see above; check the network and run it again.`,
  );
}

/** The weights of the engines. Without them the product still starts, and says what is missing. */
async function installEngines() {
  const announcement =
    '正在安装语音和文字识别引擎（约 520 MB，仅一次）…  Installing the engines for speech and scans (about 520 MB, once)…';
  const reason = await install(enginesFolder, enginesStampFile, enginesStamp(), announcement);
  if (reason === undefined) return trimEngines(enginesFolder);
  console.warn(
    `语音引擎没有装好（${reason}），暂时不能生成语音；稍后可运行 npm ci --prefix engines。\n` +
      `The speech engine is not installed (${reason}), so nothing can be spoken yet; later run npm ci --prefix engines.`,
  );
}

if (isCalled(import.meta.url)) {
  requireNode();
  try {
    await installIfNeeded();
    await requireNativeParts('start');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
