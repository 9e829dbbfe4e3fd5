import { expect, test } from 'vitest';
import { coursewareErrors, elementRefusal } from './errors.ts';
import { shownPageStatuses } from './states/page-status.ts';

test('an element is refused while the page is confirming, with courseware-tip-33', () => {
  expect(elementRefusal('confirming')?.message.specKey).toBe('courseware-tip-33');
});

test('an element is refused while the page is generating, with courseware-tip-34', () => {
  expect(elementRefusal('generation')?.message.specKey).toBe('courseware-tip-34');
});

test('every other page takes elements', () => {
  const refusing = shownPageStatuses.filter((status) => elementRefusal(status) !== undefined);
  expect(refusing).toEqual(['generation', 'confirming']);
});

test('a script without an avatar is refused with avatar-tip-3', () => {
  expect(coursewareErrors.noAvatar.message.specKey).toBe('avatar-tip-3');
});
