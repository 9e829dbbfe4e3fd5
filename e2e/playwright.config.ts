import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './src/browser.ts';
import { findShell } from './src/shell.ts';

const { executablePath, env } = await findBrowser();
const shell = findShell();

const launchOptions = (program: string) => ({
  executablePath: program,
  // The pages of a context share their process: to start one takes as long as to load a page.
  // A browser without windows asks nobody for the microphone, and refuses it; this answers in a person's place.
  args: [
    ...browserFlags,
    '--renderer-process-limit=1',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
  env: { ...process.env, ...env } as Record<string, string>,
});

/** These failed without windows: no microphone is given there, and answers on the stage were not told to their end. */
const needsWindows = /(own-voice|spoken-question|stage-citation|stage-cues)\.story\.ts$/;

export default defineConfig({
  testDir: './stories',
  testMatch: '*.story.ts',
  outputDir: '../.cache/e2e',
  globalSetup: './setup.config.ts',
  // One more than the smallest machine has cores: stories wait too, for a server that comes back or for a voice.
  workers: 3,
  // One second try, which is named in the output: it tells a slow machine from a broken product, and is mended the same day.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // Stories of one file may run at the same time: each has a page of its own.
  fullyParallel: true,
  // Patience for busy machines; what a story waits for is awaited by its sign, so a quick machine loses nothing.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  reporter: [['line'], ['json', { outputFile: process.env['E2E_JSON'] ?? '../.cache/test/e2e.json' }]],
  use: {
    // What never comes fails sooner than a whole story may take.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    browserName: 'chromium',
    // Shares follow the browser until somebody chooses; the unit tests say that nothing else does.
    locale: 'zh-CN',
    // A trace of every story would double the time; a picture of the failed ones tells most.
    screenshot: 'only-on-failure',
    // Playwright itself starts the browser without its sandbox, which root needs; the stories see only our own pages.
    launchOptions: launchOptions(executablePath),
  },
  projects: shell
    ? [
        { name: 'without windows', testIgnore: needsWindows, use: { launchOptions: launchOptions(shell) } },
        { name: 'with windows', testMatch: needsWindows },
      ]
    : [{ name: 'with windows' }],
});
