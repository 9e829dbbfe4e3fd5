import { expect, test } from 'vitest';
import { operateStatus } from '../../avatar/states/operate-status.ts';
import { avatarStatus } from '../../avatar/states/status.ts';
import { stepBack, takeLookStep } from './look-step.ts';

const photo = 'image-upload';
const custom = 'custom-image-upload';
const styles = 'style-generation';
const styled = 'style-generation-complete';
const look = 'model-complete';

test.each([
  ['pre-generation', 'initial', photo, 'pre-generation', photo, null],
  ['pre-generation', 'initial', custom, 'look-generation', custom, 'look'],
  ['pre-generation', photo, photo, 'pre-generation', photo, null],
  ['pre-generation', photo, styles, 'pre-generation', styles, 'styles'],
  ['pre-generation', photo, custom, 'look-generation', custom, 'look'],
  ['pre-generation', styled, photo, 'pre-generation', photo, null],
  ['pre-generation', styled, styles, 'pre-generation', styles, 'styles'],
  ['pre-generation', styled, look, 'look-generation', styled, 'look'],
  ['pre-generation', styled, custom, 'look-generation', custom, 'look'],
  ['error', custom, photo, 'pre-generation', photo, null],
  ['error', custom, styles, 'pre-generation', styles, 'styles'],
  ['error', custom, look, 'look-generation', styled, 'look'],
  ['error', custom, custom, 'look-generation', custom, 'look'],
  ['error', styled, look, 'look-generation', styled, 'look'],
  ['ready', look, photo, 'ready', photo, null],
  ['ready', look, styles, 'ready', styles, 'styles'],
  ['ready', look, look, 'look-generation', styled, 'look'],
  ['ready', look, custom, 'look-generation', custom, 'look'],
  ['ready', photo, styles, 'ready', styles, 'styles'],
] as const)('%s at %s, asked for %s, is %s at %s and begins %s', (status, at, asked, next, now, begins) => {
  expect(takeLookStep({ status, operateStatus: at }, asked)).toEqual({
    status: next,
    operateStatus: now,
    begins,
  });
});

test.each([
  ['pre-generation', 'initial', styles],
  ['pre-generation', 'initial', look],
  ['pre-generation', 'initial', 'initial'],
  ['pre-generation', photo, look],
  ['pre-generation', photo, 'initial'],
  ['pre-generation', photo, styled],
  ['pre-generation', styled, styled],
  ['pre-generation', styled, 'initial'],
  ['ready', look, 'initial'],
  ['ready', look, styled],
  ['error', custom, 'initial'],
] as const)('%s at %s, asked for %s, is out of order', (status, at, asked) => {
  expect(takeLookStep({ status, operateStatus: at }, asked)).toBe('out-of-order');
});

test.each(operateStatus.names)('nobody takes the step %s while work is under way', (asked) => {
  for (const at of operateStatus.names)
    expect(takeLookStep({ status: 'look-generation', operateStatus: at }, asked)).toBe('busy');
  for (const status of ['pre-generation', 'ready', 'error'] as const)
    expect(takeLookStep({ status, operateStatus: styles }, asked)).toBe('busy');
});

test.each(operateStatus.names)('a forbidden avatar does not take the step %s', (asked) => {
  for (const at of operateStatus.names)
    expect(takeLookStep({ status: 'forbidden', operateStatus: at }, asked)).toBe('forbidden');
});

test.each([
  ['pre-generation', styles, false, 'pre-generation', photo],
  ['ready', styles, true, 'ready', photo],
  ['look-generation', styled, false, 'error', styled],
  ['look-generation', custom, false, 'error', custom],
  ['look-generation', styled, true, 'ready', look],
  ['look-generation', custom, true, 'ready', look],
] as const)(
  'work at %s, %s that fails (a look from before: %s) leads to %s, %s',
  (status, at, hasLook, next, now) => {
    expect(stepBack({ status, operateStatus: at }, { hasLook })).toEqual({
      status: next,
      operateStatus: now,
    });
  },
);

test('whatever a step leads to is a state of the specification', () => {
  for (const status of avatarStatus.names)
    for (const at of operateStatus.names)
      for (const asked of operateStatus.names) {
        const step = takeLookStep({ status, operateStatus: at }, asked);
        if (typeof step === 'string') continue;
        expect(avatarStatus.names).toContain(step.status);
        expect(operateStatus.names).toContain(step.operateStatus);
      }
});
