import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hasAll, isInstalled } from './installed.mjs';
import { isFor, isSupported, nameOf, thisMachine } from './platforms.mjs';
import { root } from './repository.mjs';

const laptop = { os: 'darwin', cpu: 'arm64' };
const debian = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const alpine = { os: 'linux', cpu: 'x64', libc: 'musl' };

const lock = {
  packages: {
    '': { name: 'made-up' },
    'packages/deck': { version: '0.0.0' },
    'node_modules/@app/deck': { resolved: 'packages/deck', link: true },
    'node_modules/tool': { version: '1.0.0', integrity: 'sha512-tool' },
    'node_modules/@tool/linux-x64-gnu': {
      integrity: 'sha512-gnu',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['glibc'],
    },
    'node_modules/@tool/darwin-arm64': {
      integrity: 'sha512-mac',
      optional: true,
      dependencies: { 'mac-library': '1.0.0' },
      os: ['darwin'],
      cpu: ['arm64'],
    },
    // It says nothing about machines itself.
    'node_modules/mac-library': { integrity: 'sha512-library', optional: true },
  },
};

const withOnly = (...places) => ({
  packages: Object.fromEntries(places.map((place) => [place, lock.packages[place]])),
});
const onMac = ['node_modules/@tool/darwin-arm64', 'node_modules/mac-library'];
const common = ['node_modules/@app/deck', 'node_modules/tool'];

describe('what is installed is enough', () => {
  test('when the binaries of other machines alone are left out', () => {
    expect(hasAll(lock, withOnly(...common, 'node_modules/@tool/linux-x64-gnu'), debian)).toBe(true);
    expect(hasAll(lock, withOnly(...common, ...onMac), laptop)).toBe(true);
    expect(hasAll(lock, withOnly(...common), alpine)).toBe(true);
  });
});

describe('what is installed is not enough', () => {
  test('when the binaries of this machine are left out', () => {
    expect(hasAll(lock, withOnly(...common), debian)).toBe(false);
    expect(hasAll(lock, withOnly(...common, 'node_modules/@tool/linux-x64-gnu'), laptop)).toBe(false);
  });

  test('when what the binaries of this machine ask for is left out', () => {
    expect(hasAll(lock, withOnly(...common, 'node_modules/@tool/darwin-arm64'), laptop)).toBe(false);
  });

  test('when a package is missing or another one', () => {
    const done = withOnly(...common, 'node_modules/@tool/linux-x64-gnu');
    delete done.packages['node_modules/tool'];
    expect(hasAll(lock, done, debian)).toBe(false);
    done.packages['node_modules/tool'] = { version: '1.0.1', integrity: 'sha512-other' };
    expect(hasAll(lock, done, debian)).toBe(false);
  });

  test('when an installation was broken off, because npm writes its list last', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rostrum-installed-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {} } }));
    mkdirSync(join(folder, 'node_modules/tool'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: {} }));
    expect(isInstalled(folder)).toBe(true);
  });
});

test('this checkout is installed as its lock says', () => expect(isInstalled(root)).toBe(true));

describe('a machine', () => {
  test.each([
    [debian, true, 'linux-x64'],
    [laptop, true, 'darwin-arm64'],
    [{ os: 'win32', cpu: 'x64' }, true, 'win32-x64'],
    [alpine, false, 'linux-x64-musl'],
    [{ os: 'freebsd', cpu: 'x64' }, false, 'freebsd-x64'],
    [{ os: 'win32', cpu: 'arm64' }, false, 'win32-arm64'],
  ])('%o is supported: %s', (machine, supported, name) => {
    expect(isSupported(machine)).toBe(supported);
    expect(nameOf(machine)).toBe(name);
  });

  test('names what it excludes, too', () => {
    expect(isFor({ os: ['!win32'] }, debian)).toBe(true);
    expect(isFor({ os: ['!win32'] }, { os: 'win32', cpu: 'x64' })).toBe(false);
  });

  test('of this test is one of them', () => expect(thisMachine()).toMatchObject({ os: process.platform }));
});
