// Builds the web app and the server, each only when something it is made of changed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow, fingerprint, isCalled, requireNode, root } from './repository.mjs';

const everyPart = ['packages', 'package-lock.json', 'scripts/build.mjs'];
const programsOfTests = ['program', 'fill-template'].map((name) => `apps/server/src/testing/${name}.ts`);
const isProduct = ({ path }) => !/\.test\.\w+$/.test(path);

const parts = [
  {
    name: 'web',
    inputs: ['apps/web', 'scripts/precompress.mjs', ...everyPart],
    output: 'apps/web/dist/index.html',
    make: buildWeb,
  },
  {
    name: 'server',
    inputs: ['apps/server/src', 'apps/server/package.json', ...everyPart],
    output: 'apps/server/dist/main.js',
    make: buildServer,
  },
  {
    name: 'server-for-tests',
    // Tests start it many times over; from TypeScript each start would take seconds.
    onlyIfNamed: true,
    inputs: ['apps/server/src', 'apps/server/package.json', ...everyPart],
    output: '.cache/test/server/testing/program.js',
    make: () => bundle(programsOfTests, '.cache/test/server'),
  },
];

async function buildWeb() {
  const vite = await import('vite');
  await vite.build({
    root: join(root, 'apps/web'),
    logLevel: 'warn',
    mode: 'production',
    configLoader: 'runner',
  });
  const { precompress } = await import('./precompress.mjs');
  await precompress(join(root, 'apps/web/dist'));
}

// Packages stay outside, because some hold native code; our own workspaces are TypeScript and must go in.
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^.]/ }, ({ path, kind }) => {
      const inside = kind === 'entry-point' || path.startsWith('@app/') || isAbsolute(path);
      return inside ? undefined : { path, external: true };
    });
  },
};

// Each deck is read and written by a process of its own, which starts twice as fast when it is one file. Nothing in it is native;
// what is loaded only when it is needed stays outside.
const ofDecks = ['read-document', 'write-deck'].map((name) => `apps/server/src/children/${name}.ts`);
const packagesInside = {
  name: 'packages-inside',
  setup(build) {
    build.onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

async function buildServer() {
  const children = filesBelow(['apps/server/src/children']).filter(isProduct);
  const programs = ['apps/server/src/main.ts', 'apps/server/src/backup/main.ts'];
  const others = children.map(({ path }) => path).filter((path) => !ofDecks.includes(path));
  await bundle([...programs, ...others], 'apps/server/dist');
  await addBundle(ofDecks, 'apps/server/dist', packagesInside);
}

async function bundle(entryPoints, outdir) {
  rmSync(join(root, outdir), { recursive: true, force: true });
  await addBundle(entryPoints, outdir, packagesOutside);
}

async function addBundle(entryPoints, outdir, packages) {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outbase: 'apps/server/src',
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [packages],
  });
}

const stampFile = (part) => join(root, `.cache/build/${part.name}.stamp`);

function isFresh(part, stamp) {
  if (!existsSync(join(root, part.output)) || !existsSync(stampFile(part))) return false;
  return readFileSync(stampFile(part), 'utf8') === stamp;
}

const stampNow = (part) => fingerprint(filesBelow(part.inputs).filter(isProduct));

async function buildPart(part) {
  const stamp = stampNow(part);
  if (isFresh(part, stamp)) return;
  console.log(`正在构建 ${part.name}…  Building ${part.name}…`);
  // Without its stamp a build that breaks off is done again next time.
  rmSync(stampFile(part), { force: true });
  await part.make();
  mkdirSync(join(root, '.cache/build'), { recursive: true });
  writeFileSync(stampFile(part), stamp);
}

// Without names the whole product.
const partsNamed = (names) =>
  parts.filter(({ name, onlyIfNamed }) => (names.length === 0 ? !onlyIfNamed : names.includes(name)));

/**
 * Builds what changed, of all parts or of those that are named, in a process of its own: the builders set NODE_ENV
 * and stay in memory, and neither must happen to the server that start.mjs becomes.
 */
export function build(...names) {
  if (partsNamed(names).every((part) => isFresh(part, stampNow(part)))) return;
  const script = fileURLToPath(import.meta.url);
  const { status } = spawnSync(process.execPath, [script, ...names], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('构建失败，见上。 The build failed; see above.');
}

if (isCalled(import.meta.url)) {
  requireNode();
  process.env.NODE_ENV = 'production';
  try {
    for (const part of partsNamed(process.argv.slice(2))) await buildPart(part);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
