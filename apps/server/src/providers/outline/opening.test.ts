import type { OutlinePage } from '@app/contract/outline/schema.ts';
import { expect, test } from 'vitest';
import { openingOf } from './opening.ts';

const pageOf = (...points: string[]) =>
  ({ children: points.map((text) => ({ kind: 'point', text })) }) as unknown as OutlinePage;
const opened = (...points: string[]) =>
  openingOf({ title: 'Public key' } as Parameters<typeof openingOf>[0], [pageOf(...points)]);

test('a key that opens something does not say why a thing matters', () => {
  expect(opened('A public key is a long number that everybody may know.')).toMatchObject({ isWhy: false });
  expect(opened('Trust in others is the key to the use of a public network.')).toMatchObject({ isWhy: true });
});
