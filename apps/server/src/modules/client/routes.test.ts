import { clientRoutes } from '@app/contract/client/routes.ts';
import { expect, test } from 'vitest';
import { startAppForTest } from '../../testing/start-app.ts';

test.each([
  ['test', false],
  ['local', true],
  ['production', true],
])('in mode %s the guard against developer tools is %s', async (mode, deviceGuard) => {
  const app = await startAppForTest({ MODE: mode, ROLE: 'api' });
  expect((await app.call(clientRoutes.settings)).data).toEqual({
    version: app.parts.version,
    deviceGuard,
    showcase: mode === 'test',
    mailReachesPeople: false,
    samples: [],
  });
});
