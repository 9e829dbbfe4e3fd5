import { idSchema } from '@app/contract/base/wire.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from './new-id.ts';

test('an id is one that the server takes, and another each time', () => {
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) expect(z.safeParse(idSchema, id).success).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
