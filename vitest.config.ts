import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[]) => ({ name, include, environment: 'node' as const });

const speech = 'apps/server/src/providers/tts/**/*.test.ts';

export default defineConfig({
  test: {
    // Each worker of the server project has the product in it; more of them than cores only wait for each other.
    maxWorkers: 2,
    pool: 'forks',
    // No test is about speed; a busy machine must not fail one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: project('contract', ['packages/contract/src/**/*.test.ts']) },
      { extends: true, test: project('deck', ['packages/deck/src/**/*.test.ts']) },
      { extends: true, test: project('player', ['packages/player/src/**/*.test.ts']) },
      { extends: true, test: project('slide-view', ['packages/slide-view/src/**/*.test.{ts,tsx}']) },
      {
        extends: true,
        test: {
          ...project('server', ['apps/server/src/**/*.test.ts']),
          exclude: [speech],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      // Needs no database, so it does not run again on another one.
      { extends: true, test: { ...project('speech', [speech]), testTimeout: 180_000, hookTimeout: 180_000 } },
      {
        extends: true,
        test: {
          ...project('web', ['apps/web/src/**/*.test.{ts,tsx}']),
          setupFiles: ['apps/web/src/testing/patience.ts'],
        },
      },
      { extends: true, test: project('scripts', ['scripts/*.test.{ts,mjs}']) },
    ],
  },
});
