import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routeList } from '../packages/contract/src/all-routes.ts';
import { pendingCalls } from '../packages/contract/src/pending-calls.ts';
import { redirects, screens } from '../apps/web/src/app/routes.ts';
import { root } from './repository.mjs';

const map = readFileSync(join(root, 'docs/spec-map.md'), 'utf8');

/** The rows of the table under a heading, as [first cell, second cell] without backticks. */
function tableUnder(heading) {
  const section = map.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, 3)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const calls = tableUnder('Calls');
const screenRows = tableUnder('Screens');
const served = new Set(routeList.map(({ route }) => `${route.method} ${route.path}`));

test("the map holds the spec's 96 calls, each once", () => {
  expect(calls).toHaveLength(96);
  expect(new Set(calls.map(([call]) => call)).size).toBe(96);
});

test('a call is pending if and only if the contract has no row for it', () => {
  const pending = calls.filter(([, by]) => by === 'pending').map(([call]) => call);
  expect(pending.filter((call) => served.has(call))).toEqual([]);
  expect(calls.filter(([call, by]) => by !== 'pending' && !served.has(call))).toEqual([]);
  expect([...pendingCalls].sort()).toEqual(pending.sort());
});

test('the number of pending calls is the one that is written, so that a longer list is noticed', () => {
  const written = Number(/Pending calls: (\d+)/.exec(map)?.[1]);
  expect(pendingCalls).toHaveLength(written);
  // It was 92 when the list was begun.
  expect(written).toBeLessThanOrEqual(92);
});

test('every call that is served names the file that mounts its area', () => {
  const areaOf = new Map(
    routeList.map(({ name, route }) => [`${route.method} ${route.path}`, name.split('.')[0]]),
  );
  for (const [call, file] of calls.filter(([, by]) => by !== 'pending')) {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(readFileSync(join(root, file), 'utf8'), call).toContain(`${areaOf.get(call)}Routes`);
  }
});

/** Screens that the specification does not know; docs/spec-map.md names them in a sentence. */
const isOwn = (path) =>
  ['/account', '/avatars/likeness', '/showcase'].includes(path) ||
  /^\/(?:admin(?:\/|$)|billing\/|pay-)/.test(path);

const mappedScreens = screenRows.flatMap(([addresses, by]) =>
  addresses.split(',').map((address) => ({ address: address.trim(), by })),
);

test('the map holds every address of the screen table, children and short forms too, each once', () => {
  const addresses = [...screens, ...redirects].map(({ path }) => path).filter((path) => !isOwn(path));
  expect(mappedScreens.map(({ address }) => address).sort()).toEqual(addresses.sort());
});

/** What answers at an address: a page, or the table itself where it only leads elsewhere; pending if it is not built. */
function answererOf(address) {
  const screen = screens.find(({ path }) => path === address);
  if (!screen) return 'apps/web/src/app/routes.ts';
  return screen.pending ? 'pending' : `apps/web/src/app/pages/${screen.page}.tsx`;
}

test('every screen of the map names the file that the screen table gives it, or is pending as there', () => {
  for (const { address, by } of mappedScreens) expect([address, by]).toEqual([address, answererOf(address)]);
});

test('the number of pending screens is the one that is written, so that a longer list is noticed', () => {
  const written = Number(/Pending screens: (\d+)/.exec(map)?.[1]);
  expect(screens.filter(({ pending }) => pending)).toHaveLength(written);
  // It was this many when the list was begun.
  expect(written).toBeLessThanOrEqual(18);
});

test('every file that the map names exists', () => {
  const named = [...map.matchAll(/`((?:apps|packages|scripts)\/[\w./*{},-]+)`/g)].map(([, path]) => path);
  const plain = named.filter((path) => !/[*{]/.test(path));
  expect(plain.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
