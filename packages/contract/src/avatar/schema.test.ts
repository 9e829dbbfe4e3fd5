import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { avatarMessages } from './messages.ts';
import { avatarNameSchema, avatarSchema } from './schema.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

const onTheWire = {
  id,
  avatarsId: id,
  name: '晓讲',
  status: 3,
  operateStatus: 2,
  modelTypes: 'GameStyle',
  modelType: 'cel',
  isTimbre: 'support',
  ttsId: null,
  voices: { 'zh-CN': 'qinghe' },
  modelId: null,
  image: null,
  wholeImage: null,
  styleImageList: ['1.png', '2.png', '3.png', '4.png'],
  styleSex: 'female',
  greetingsStatus: 0,
  freeStyleChange: 2,
  speechStyle: null,
  rigUrl: null,
  greetings: '',
  persona: '',
  making: null,
  isTemplate: false,
  isSample: false,
  createdAt: '2026-11-15T08:00:00.000Z',
  updatedAt: '2026-11-15T08:00:00.000Z',
};

test('an avatar travels with codes and is read with names', () => {
  const avatar = z.parse(avatarSchema, onTheWire);
  expect(avatar).toMatchObject({
    status: 'look-generation',
    operateStatus: 'style-generation-complete',
    greetingsStatus: 'absent',
  });
  expect(z.encode(avatarSchema, avatar)).toEqual(onTheWire);
});

test('a fifth style image is refused', () => {
  const tooMany = { ...onTheWire, styleImageList: ['1', '2', '3', '4', '5'] };
  expect(z.safeParse(avatarSchema, tooMany).success).toBe(false);
});

test.each(['a', '一二三四五六七八九十一二三四五六七八九十', '  Ada  '])('%j is a good name', (name) => {
  expect(z.parse(avatarNameSchema, name)).toBe(name.trim());
});

test.each([
  ['', 'nameEmpty'],
  ['   ', 'nameEmpty'],
  [undefined, 'nameEmpty'],
  ['一二三四五六七八九十一二三四五六七八九十一', 'nameTooLong'],
] as const)('the name %j is refused with its own sentence', (name, message) => {
  expect(z.safeParse(avatarNameSchema, name).error?.issues[0]?.message).toBe(avatarMessages[message].key);
});
