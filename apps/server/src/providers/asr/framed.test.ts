import { expect, test } from 'vitest';
import { framed, recordingsIn } from './framed.ts';

test('recordings come out of a stream as they went in, however it is cut', async () => {
  const sent = [Buffer.from('first'), Buffer.alloc(0), Buffer.from('the second one')];
  const bytes = Buffer.concat(sent.map(framed));
  for (const size of [1, 3, 7, bytes.length]) {
    const cut = async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    };
    const heard: string[] = [];
    for await (const one of recordingsIn(cut())) heard.push(one.toString());
    expect(heard).toEqual(sent.map(String));
  }
});
