import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { asking, faultOf, modelAt } from './test-model.ts';
import { answerJson, answerText, startModelServer } from './testing.ts';

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.stop());

const aModel = () => modelAt({ baseUrl: server.baseUrl, waits: [] });

const schema = z.object({ colour: z.string(), sure: z.boolean() });
const good = '{"colour":"blue","sure":true}';

test('the endpoint is told the schema, and the value comes checked', async () => {
  server.next(answerText(good));
  expect(await aModel().chatJson({ ...asking, schema })).toMatchObject({
    value: { colour: 'blue', sure: true },
    madeBy: { engine: 'mine', model: 'tiny-1' },
    usage: { inputTokens: 11, outputTokens: 3 },
  });
  expect(server.asked[0]?.body).toMatchObject({
    response_format: { type: 'json_schema', json_schema: { schema: { required: ['colour', 'sure'] } } },
    messages: [{ role: 'system', content: expect.stringContaining('"colour"') }, asking.messages[0]],
  });
});

test.each([
  ['in a fence', `\`\`\`json\n${good}\n\`\`\``],
  ['between words', `Here you are: ${good} – anything else?`],
  ['after thoughts', `<think>{maybe red?}</think>\n${good}`],
])('JSON %s is found', async (_, text) => {
  server.next(answerText(text));
  expect((await aModel().chatJson({ ...asking, schema })).value.colour).toBe('blue');
  expect(server.asked).toHaveLength(1);
});

test('an answer that does not fit is asked for once more, with what was wrong; both are counted', async () => {
  server.next(answerText('{"colour":7,"sure":true}'), answerText(good));
  const { value, usage } = await aModel().chatJson({ ...asking, schema });
  expect(value.colour).toBe('blue');
  expect(usage).toEqual({ inputTokens: 22, outputTokens: 6, isEstimated: false });
  const messages = server.asked[1]?.body['messages'] as { role: string; content: string }[];
  expect(messages.at(-2)).toEqual({ role: 'assistant', content: '{"colour":7,"sure":true}' });
  expect(messages.at(-1)?.content).toContain('colour');
});

test('a second answer that does not fit is a fault', async () => {
  server.next(answerText('blue'), answerText('blue!'));
  expect((await faultOf(aModel().chatJson({ ...asking, schema }))).kind).toBe('garbage');
  expect(server.asked).toHaveLength(2);
});

test('JSON that ran out of budget is not asked for again', async () => {
  server.next(answerText('{"colour":"bl', 'length'));
  expect((await faultOf(aModel().chatJson({ ...asking, schema }))).kind).toBe('tooMuchOutput');
  expect(server.asked).toHaveLength(1);
});

test('an endpoint that knows no schemas is asked in words alone, from then on at once', async () => {
  server.next(
    answerJson(400, { error: { message: 'This response_format type is unavailable now' } }),
    answerText(good),
    answerText(good),
  );
  const model = aModel();
  const rule = {
    messages: [{ role: 'system', content: 'Be brief.' }, ...asking.messages],
    schema,
  } as const;
  expect((await model.chatJson(rule)).value.sure).toBe(true);
  expect((await model.chatJson(rule)).value.sure).toBe(true);
  const formats = server.asked.map(({ body }) => 'response_format' in body);
  expect(formats).toEqual([true, false, false]);
  const messages = server.asked[2]!.body['messages'] as { role: string; content: string }[];
  expect(messages[0]?.content).toMatch(/^Be brief\.\n\nAnswer with JSON/);
});
