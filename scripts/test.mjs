// `npm test`: everything. `npm run check`: the fast part. `npm run e2e`: the browser stories. `npm run postgres`: all
// tests of the server on another PostgreSQL; `npm test` runs there what owns SQL or concurrency.
// The last line is always "N passed, N failed"; types, lint, structure, texts and first loads count as one test each.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testsOnBoth } from './database-tests.mjs';
import { installIfNeeded } from './install.mjs';
import { requireNativeParts } from './native-parts.mjs';
import { findPostgres, startPostgres } from './other-postgres.mjs';
import { requireNode, root } from './repository.mjs';
import { timeTable } from './test-budgets.mjs';
import {
  playwrightFailures,
  playwrightSecondTries,
  testsIn,
  vitestFailures,
  vitestSecondTries,
} from './test-reports.mjs';

requireNode();

const total = { passed: 0, failed: 0, skipped: 0 };
/** Seconds of each part that has a budget. */
const took = {};
const running = new Set();
const onWindows = process.platform === 'win32';
const graceOnInterrupt = 5_000;
let interrupted = false;
const cleanups = new Set();

/** Runs a program of node_modules/.bin (or node itself) and keeps what it prints; its errors may be shown at once instead. */
function run(program, args, env = process.env, errors = 'pipe') {
  const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
  // A process group of its own, so that Ctrl-C can end it with all the processes it started.
  const options = {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', errors],
    // The shell would cut the path of node at its first space.
    shell: onWindows && program !== 'node',
    detached: !onWindows,
  };
  const child = spawn(path, args, options);
  running.add(child);
  return new Promise((resolve) => {
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const end = (ok, more = '') => {
      running.delete(child);
      // After Ctrl-C nothing goes on: no further stage, no counts.
      if (interrupted) return;
      resolve({ ok, output: Buffer.concat(chunks).toString() + more });
    };
    child.once('error', (error) => end(false, error.message));
    child.once('close', (code) => end(code === 0));
  });
}

/** Runs one stage, adds up its counts and prints one line; its output only when something failed. */
async function stage(name, work) {
  const start = performance.now();
  let result;
  try {
    result = await work();
  } catch (error) {
    result = { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
  const { ok, output = '', passed = 0, skipped = 0, note = '', tests } = result;
  // A stage that broke without naming a failed test still counts as a failure.
  const failed = ok ? 0 : Math.max(result.failed ?? 0, 1);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const counts = tests ? `${passed} passed, ${failed} failed` : '';
  const told = [counts, skipped > 0 ? `${skipped} skipped` : '', note].filter(Boolean).join('; ');
  if (!ok && output) console.log(output.trimEnd());
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(28)} ${seconds} s  ${told}`.trimEnd());
  return ok;
}

/** Stages that share a budget. */
async function within(part, work) {
  const start = performance.now();
  const result = await work();
  took[part] = (took[part] ?? 0) + (performance.now() - start) / 1000;
  return result;
}

/** A stage that is one test. */
const single = async (work) => {
  const result = await work;
  return { ...result, passed: result.ok ? 1 : 0 };
};

async function lint() {
  const [rules, format] = await Promise.all([run('oxlint', []), run('biome', ['format'])]);
  const faulty = [rules, format].filter(({ ok }) => !ok);
  return { ok: faulty.length === 0, output: faulty.map(({ output }) => output).join('\n') };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const reportFile = (name) => join(root, `.cache/test/${name}.json`);

function newReportFile(name) {
  const file = reportFile(name);
  mkdirSync(join(root, '.cache/test'), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

async function vitest(name, args, settings) {
  const file = newReportFile(name);
  // Only the stage for another PostgreSQL runs there.
  const { TEST_DATABASE_URL: _test, ...inherited } = process.env;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok, output } = await run('vitest', ['run', '--retry=1', ...args, ...reporters], {
    ...inherited,
    ...settings,
  });
  const report = readReport(file);
  if (!report) return { ok: false, output: `${output}\nvitest wrote no report` };
  // A file that could not even be loaded has no tests to fail; it counts as one.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
  const failures = vitestFailures(report);
  const again = nameSecondTries(vitestSecondTries(report));
  return {
    tests: true,
    ok: ok && failed === 0,
    output: failures.join('\n\n') || output,
    passed: report.numPassedTests,
    failed,
    skipped,
    note: again,
  };
}

/** Names them whatever came of the rest: each has to be mended, though it stops nobody today. How many there are is returned. */
function nameSecondTries(tries) {
  for (const one of tries) console.log(one);
  return tries.length > 0 ? `${tries.length} needed a second try` : '';
}

async function otherPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, note: 'TEST_DATABASE_URL', stop: async () => {} };
  const found = findPostgres();
  if (!found) return { skipped: 'no other PostgreSQL (set TEST_DATABASE_URL, or install postgresql)' };
  try {
    return { ...(await startPostgres(found)), note: found.version };
  } catch (error) {
    return { skipped: `${found.version} could not be started: ${error.message.split('\n')[0]}` };
  }
}

const onEmbedded = (...options) =>
  stage('server', () => vitest('server', ['--project', 'server', ...options]));

/** With these files of the tests of the server, or with all of them. */
const onOther = (database, files, ...options) =>
  stage('server on another PostgreSQL', async () => {
    if (database.skipped) {
      return { ok: true, skipped: testsIn(readReport(reportFile('server')), files), note: database.skipped };
    }
    cleanups.add(database.stop);
    try {
      const settings = { TEST_DATABASE_URL: database.url };
      const ran = await vitest('other-postgres', ['--project', 'server', ...files, ...options], settings);
      return { ...ran, note: [database.note, ran.note].filter(Boolean).join('; ') };
    } finally {
      cleanups.delete(database.stop);
      await database.stop();
    }
  });

/**
 * On both databases at once: while tests of the one wait, for a killed process or a second try, those of the other go on.
 * The programs that both start were built for the units.
 */
async function onBoth() {
  const [database, files] = [await otherPostgres(), testsOnBoth()];
  if (database.skipped) {
    await onEmbedded();
    await onOther(database, files);
  } else {
    const two = '--maxWorkers=2';
    await Promise.all([onEmbedded(two), onOther(database, files, two)]);
  }
}

async function stories() {
  const file = newReportFile('e2e');
  const env = { ...process.env, E2E_JSON: file };
  const { ok, output } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], env);
  const report = readReport(file);
  if (!report) return { ok: false, output: `${output}\nplaywright wrote no report` };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = playwrightFailures(report);
  return {
    tests: true,
    ok: ok && unexpected === 0,
    output: failures.join('\n\n') || output,
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    note: nameSecondTries(playwrightSecondTries(report)),
  };
}

async function checkWithoutServer() {
  await within('checks', () =>
    Promise.all([
      stage('types', () => single(run('tsc', ['-p', 'tsconfig.json']))),
      stage('lint', () => single(lint())),
      stage('structure', () => single(run('node', ['scripts/check-structure.mjs']))),
      stage('texts', () => single(run('node', ['scripts/check-texts.mjs']))),
    ]),
  );
  await within('units', () => stage('units', () => vitest('units', ['--project', '!server'])));
}

/** What the first load of each screen weighs; the last line of the table is worth a note. */
async function firstLoads() {
  const { ok, output } = await run('node', ['--import', 'tsx', 'scripts/check-bundle.mjs']);
  return { ok, output, note: ok ? output.trimEnd().split('\n').at(-1) : '' };
}

/** The browser of the stories. Where one has to be installed first, that is said and shown. */
async function browser() {
  const { ok, output } = await run(
    'node',
    ['--import', 'tsx', 'e2e/src/prepare-browser.ts'],
    process.env,
    'inherit',
  );
  return { ok, output, note: ok ? output.trim() : '' };
}

async function e2e() {
  const built = await stage('build', () => run('node', ['scripts/build.mjs']));
  if (!built) {
    console.log('✗ browser stories were not run, because the build failed');
    return;
  }
  if (!(await stage('browser', browser))) return;
  await stage('first loads', () => single(firstLoads()));
  await stage('browser stories', stories);
}

function endGroup(child, signal) {
  try {
    if (onWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

async function interrupt(signal) {
  interrupted = true;
  const children = [...running];
  for (const child of children) endGroup(child, 'SIGTERM');
  const end = Date.now() + graceOnInterrupt;
  while (running.size > 0 && Date.now() < end) await pause(50);
  for (const child of children) endGroup(child, 'SIGKILL');
  await Promise.allSettled([...cleanups].map((clean) => clean()));
  process.exit(signal === 'SIGINT' ? 130 : 143);
}
process.once('SIGINT', interrupt);
process.once('SIGTERM', interrupt);

const parts = {
  all: async () => {
    await checkWithoutServer();
    await within('server', onBoth);
    await within('stories', e2e);
  },
  check: async () => {
    await checkWithoutServer();
    await within('server', () => onEmbedded());
  },
  e2e: () => within('stories', e2e),
  postgres: () => within('server', async () => onOther(await otherPostgres(), [])),
};
const wanted = process.argv[2] ?? 'all';
if (!Object.hasOwn(parts, wanted)) {
  console.error(`Unknown part "${wanted}"; there are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const installed = await stage('install', async () => {
  await installIfNeeded();
  // Of the tests no setting makes a part needless: they take no database of the developer's.
  await requireNativeParts('test', {});
  return { ok: true };
});
if (installed) await parts[wanted]();
for (const line of timeTable(took)) console.log(line);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
