import { expect, test } from 'vitest';
import { layoutName } from './names.ts';

test.each([
  ['标题页 Title', 'zh-CN', '标题页'],
  ['标题和内容 Title and content', 'en-US', 'Title and content'],
  ['Title Slide', 'zh-CN', 'Title Slide'],
  ['标题幻灯片', 'en-US', '标题幻灯片'],
  [undefined, 'en-US', ''],
] as const)('%s in %s is %s', (name, language, expected) => {
  expect(layoutName(name, language)).toBe(expected);
});
