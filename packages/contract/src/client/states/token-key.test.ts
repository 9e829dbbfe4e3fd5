import { expect, test } from 'vitest';
import { tokenKeys } from './token-key.ts';

test('each kind of visitor keeps a token of its own', () => {
  expect(tokenKeys).toEqual({
    user: 'userToken',
    'project-share': 'userShareToken',
    'avatar-share': 'userShareAvatarToken',
    'avatar-link': 'userLinkeAvatarToken',
  });
});
