import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { codeTable } from './codes.ts';
import { AppError, defineErrors, errorByCode } from './errors.ts';
import { explainIssue, type Issue } from './explain.ts';
import { defineMessages, languageOf, messageByKey, messageBySpecKey, say } from './messages.ts';
import { pageFields } from './page.ts';
import { jsonText, keptJsonText, timeSchema, wire } from './wire.ts';

const colour = codeTable('colour', { red: 1, green: [2, 4], blue: 3 });

describe('a code table', () => {
  test.each([
    [1, 'red'],
    [2, 'green'],
    [4, 'green'],
    [3, 'blue'],
  ] as const)('reads %i as %s', (code, name) => {
    expect(colour.decode(code)).toBe(name);
  });

  test('writes the first code of a name', () => {
    expect(colour.names.map(colour.encode)).toEqual([1, 2, 3]);
  });

  test('refuses a code that stands twice, and names what it does not know', () => {
    expect(() => codeTable('twice', { a: 1, b: 1 })).toThrow('twice: code 1 is used twice');
    expect(() => colour.decode(9)).toThrow('colour: unknown code 9');
    expect(colour.find(9)).toBeUndefined();
  });
});

describe('what travels', () => {
  const schema = z.object({ colour: wire(colour) });

  test('a state travels as its number and is a name in code', () => {
    expect(z.parse(schema, { colour: 4 })).toEqual({ colour: 'green' });
    expect(z.encode(schema, { colour: 'green' })).toEqual({ colour: 2 });
    expect(z.safeParse(schema, { colour: 9 }).success).toBe(false);
    expect(z.safeParse(schema, { colour: 'green' }).success).toBe(false);
  });

  test('JSON text is parsed, checked and written again', () => {
    const step = jsonText(z.strictObject({ currStep: z.int() }));
    expect(z.parse(step, '{"currStep":2}')).toEqual({ currStep: 2 });
    expect(z.encode(step, { currStep: 2 })).toBe('{"currStep":2}');
    for (const broken of ['{', '{"currStep":"x"}', '{"other":1}', 'null']) {
      expect(z.safeParse(step, broken).success, broken).toBe(false);
    }
  });

  test('JSON text of what was checked before is written as it is, and checked by who reads it', () => {
    const schema = z.object({ step: keptJsonText(z.strictObject({ currStep: z.int() })) });
    expect(z.encode(schema, { step: { currStep: 2 } })).toEqual({ step: '{"currStep":2}' });
    expect(z.parse(schema, { step: '{"currStep":2}' })).toEqual({ step: { currStep: 2 } });
    for (const broken of ['{', '{"other":1}', 'null'])
      expect(z.safeParse(schema, { step: broken }).success, broken).toBe(false);
    const wrong = z.safeParse(schema, { step: '{"currStep":"x"}' });
    expect(wrong.error?.issues[0]?.path).toEqual(['step', 'currStep']);
  });

  test('a moment travels as ISO 8601 in UTC', () => {
    const moment = new Date('2026-11-15T10:00:00.000Z');
    expect(z.encode(timeSchema, moment)).toBe('2026-11-15T10:00:00.000Z');
    expect(z.parse(timeSchema, '2026-11-15T10:00:00.000Z')).toEqual(moment);
    expect(z.safeParse(timeSchema, 'yesterday').success).toBe(false);
  });

  test('a list asks for page 1 with 20 rows unless told, and never for more than 100', () => {
    const body = z.strictObject(pageFields);
    expect(z.parse(body, {})).toEqual({ pageNum: 1, pageSize: 20 });
    for (const wrong of [{ pageNum: 0 }, { pageSize: 0 }, { pageSize: 101 }, { pageSize: 1.5 }]) {
      expect(z.safeParse(body, wrong).success, JSON.stringify(wrong)).toBe(false);
    }
  });
});

describe('texts', () => {
  const texts = defineMessages('baseTest', {
    hello: { zh: '你好，{name}', en: 'Hello, {name}', specKey: 'base-test-1' },
    plain: { zh: '好', en: 'Good' },
  });

  test('a text is said in the language with its slots filled', () => {
    expect(say(texts.hello, 'zh-CN', { name: '晓讲' })).toBe('你好，晓讲');
    expect(say(texts.hello, 'en-US', { name: 'Ada' })).toBe('Hello, Ada');
    expect(say(texts.plain, 'en-US')).toBe('Good');
  });

  test('a text is found by its key and by the key of the spec', () => {
    expect(messageByKey('baseTest.plain')).toBe(texts.plain);
    expect(messageBySpecKey('base-test-1')).toBe(texts.hello);
  });

  test('a number has its word: one page, two pages', () => {
    const { left } = defineMessages('test-plural', {
      left: { zh: '还剩 {count} 页', en: '{count} {count:page|pages} left' },
    });
    expect([0, 1, '2'].map((count) => say(left, 'en-US', { count }))).toEqual([
      '0 pages left',
      '1 page left',
      '2 pages left',
    ]);
    expect(say(left, 'zh-CN', { count: 1 })).toBe('还剩 1 页');
  });

  test('slots that differ do not compile', () => {
    // @ts-expect-error the English text lacks the slot of the Chinese one
    defineMessages('baseTestSlots', { bad: { zh: '最多 {max} 页', en: 'Too many pages' } });
    expect(messageByKey('baseTestSlots.bad')).toBeDefined();
  });

  test('a key or a spec key cannot stand twice', () => {
    expect(() => defineMessages('baseTest', { plain: { zh: '好', en: 'Good' } })).toThrow('defined twice');
    expect(() =>
      defineMessages('baseTest2', { a: { zh: '好', en: 'Good', specKey: 'base-test-1' } }),
    ).toThrow('used twice');
  });

  test.each([
    ['en-US', 'en-US'],
    ['en', 'en-US'],
    ['en-GB,zh;q=0.5', 'en-US'],
    ['zh-CN', 'zh-CN'],
    ['fr', 'zh-CN'],
    [undefined, 'zh-CN'],
  ] as const)('accept-language %s means %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  test('an error has one code in the whole product', () => {
    const errors = defineErrors({ odd: { code: 999_999, message: texts.plain, reaction: 'notice' } });
    expect(errorByCode(999_999)).toBe(errors.odd);
    expect(() =>
      defineErrors({ again: { code: 999_999, message: texts.plain, reaction: 'notice' } }),
    ).toThrow('used twice');
    expect(new AppError(errors.odd).message).toBe('Good');
  });
});

describe('a broken rule is put into words that name the field', () => {
  const own = defineMessages('baseTestOwn', { blank: { zh: '邀请码不能为空', en: 'The code is missing' } });
  const schema = z.strictObject({
    title: z.string().check(z.minLength(2), z.maxLength(4)),
    mailbox: z.optional(z.email()),
    pageNum: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
    kind: z.optional(z.enum(['a', 'b'])),
    list: z.optional(z.array(z.object({ name: z.string() })).check(z.minLength(1), z.maxLength(2))),
    code: z.optional(z.string().check(z.minLength(1, { error: own.blank.key }))),
    flag: z.optional(z.boolean()),
  });
  const explain = (input: unknown, language: 'zh-CN' | 'en-US') => {
    const result = z.safeParse(schema, input, { reportInput: true });
    if (result.success) throw new Error('it was accepted');
    return explainIssue(result.error.issues[0] as Issue, language);
  };
  test.each([
    [{}, '标题不能为空', 'Title is required'],
    [{ title: 1 }, '标题的类型不正确，应为文本', 'Title must be text'],
    [{ title: 'a' }, '标题至少 2 个字符', 'Title needs 2 or more characters'],
    [{ title: 'abcde' }, '标题最多 4 个字符', 'Title can have at most 4 characters'],
    [{ title: 'ab', mailbox: 'x' }, '邮箱的格式不正确', 'Email has the wrong format'],
    [{ title: 'ab', pageNum: 0 }, '页码不能小于 1', 'Page number must be at least 1'],
    [{ title: 'ab', pageNum: 10 }, '页码不能大于 9', 'Page number must be at most 9'],
    [{ title: 'ab', pageNum: 1.5 }, '页码的类型不正确，应为整数', 'Page number must be a whole number'],
    [{ title: 'ab', kind: 'c' }, 'kind的值不在可选范围内', 'kind is not one of the allowed values'],
    [{ title: 'ab', list: [] }, 'list至少 1 项', 'list needs 1 or more entries'],
    [{ title: 'ab', list: [{}] }, 'list.0.name不能为空', 'list.0.name is required'],
    [{ title: 'ab', code: '' }, '邀请码不能为空', 'The code is missing'],
    [{ title: 'ab', flag: 'x' }, 'flag的类型不正确，应为是或否', 'flag must be true or false'],
    [{ title: 'ab', extra: 1 }, '不认识的字段：extra', 'Unknown field: extra'],
    ['text', '请求内容的类型不正确，应为对象', 'The request must be an object'],
  ])('%j', (input, zh, en) => {
    expect([explain(input, 'zh-CN'), explain(input, 'en-US')]).toEqual([zh, en]);
  });
});
