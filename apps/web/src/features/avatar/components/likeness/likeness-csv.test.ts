import { expect, test } from 'vitest';
import { likenessCsv } from './likeness-csv.ts';

const at = new Date('2026-11-17T08:00:00Z');
const likeness = {
  id: '1',
  subject: 'other' as const,
  person: '=HYPERLINK("x")',
  statement: 'agreed, "freely"',
  version: 1,
  photoHash: 'ab12',
  agreedAt: at,
  avatars: [
    { avatarsId: '2', name: '小安', since: at, until: null },
    { avatarsId: '3', name: '小康', since: at, until: at },
  ],
};

test('the ledger is a table with a row for each avatar, and no cell of it is a formula', () => {
  const rows = likenessCsv([likeness], 'en-US').split('\r\n');
  expect(rows).toHaveLength(4);
  expect(rows[0]?.startsWith('\u{feff}"Person","Subject"')).toBe(true);
  expect(rows[1]).toBe(
    '"\'=HYPERLINK(""x"")","Someone else","agreed, ""freely""","1","2026-11-17T08:00:00.000Z","ab12","小安","2026-11-17T08:00:00.000Z",""',
  );
  expect(rows[2]?.endsWith('"小康","2026-11-17T08:00:00.000Z","2026-11-17T08:00:00.000Z"')).toBe(true);
});
