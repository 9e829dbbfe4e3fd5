import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files with the same environment one after the other: a shared worker can go on only with its own environment. */
class SameEnvironmentTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const place = ({ project, moduleId }: TestSpecification) =>
      2 * projects.indexOf(project) +
      (readFileSync(moduleId, 'utf8').includes('@vitest-environment') ? 0 : 1);
    const placed = sorted.map((file) => ({ file, place: place(file) }));
    return placed.toSorted((a, b) => a.place - b.place).map(({ file }) => file);
  }
}

const project = (name: string, include: string[]) => ({
  name,
  include,
  environment: 'node' as const,
  // A process for every file would take longer than most of the tests.
  isolate: false,
});

const buildPrograms = 'apps/server/src/testing/build-programs.ts';
const patience = 'apps/server/src/testing/patience.ts';
const providers = 'apps/server/src/providers/**/*.test.ts';

export default defineConfig({
  test: {
    // One more than the smallest machine has cores: many tests of the server wait, for retries or for a killed process.
    maxWorkers: 3,
    pool: 'forks',
    // The developer's own product must never be the one that is tested; without a folder MODE=test does not start.
    env: { MODE: 'test', DATA_DIR: '', DATABASE_URL: '' },
    // No test is about speed; a busy machine must not fail one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: SameEnvironmentTogether },
    projects: [
      { extends: true, test: project('contract', ['packages/contract/src/**/*.test.ts']) },
      { extends: true, test: project('deck', ['packages/deck/src/**/*.test.ts']) },
      { extends: true, test: project('player', ['packages/player/src/**/*.test.ts']) },
      { extends: true, test: project('slide-view', ['packages/slide-view/src/**/*.test.{ts,tsx}']) },
      {
        extends: true,
        test: {
          ...project('server', ['apps/server/src/**/*.test.ts']),
          exclude: [providers],
          setupFiles: [patience],
          globalSetup: [buildPrograms, 'apps/server/src/testing/global-setup.ts'],
        },
      },
      // They need no database, so they do not run again on another one.
      {
        extends: true,
        test: {
          ...project('providers', [providers]),
          setupFiles: [patience],
          globalSetup: [buildPrograms],
          // A voice takes what the machine has left, and the tests load its model several times.
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
        },
      },
      {
        extends: true,
        test: {
          ...project('web', ['apps/web/src/**/*.test.{ts,tsx}']),
          setupFiles: ['apps/web/src/testing/fresh.ts', 'apps/web/src/testing/patience.ts'],
        },
      },
      { extends: true, test: project('scripts', ['scripts/*.test.{ts,mjs}']) },
    ],
  },
});
