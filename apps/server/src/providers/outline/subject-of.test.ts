import { expect, test } from 'vitest';
import { subjectIn } from './subject-of.ts';

test.each([
  ['Wasps and varroa mites are the main dangers.', 'Wasps and varroa mites'],
  ['The maintenance team must check the pumps weekly.', 'Maintenance team'],
  ['数据备份系统负责保存每天的记录。', '数据备份系统'],
])('%s speaks of %s', (text, subject) => expect(subjectIn(text)).toBe(subject));

test.each([
  ['a month is no verb', 'Swarming happens in May because the colony has outgrown its box.'],
  ['what points is no name', 'This method is older.'],
  ['who is spoken to is no name', 'You must wear a veil.'],
  ['a single short word names nothing', 'Bees are insects.'],
  ['这样的话不是名称', '它是一种工具。'],
])('%s', (_why, text) => expect(subjectIn(text)).toBeUndefined());
