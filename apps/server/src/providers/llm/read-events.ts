/** No piece of an answer is this long; what is has lost its line ends. */
const longestLine = 1024 * 1024;

/** The data of each server-sent event. In this protocol each line of data is a whole event. */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines.flatMap(dataOf);
    if (rest.length > longestLine) throw new RangeError('a line without an end');
  }
  yield* dataOf(rest);
}

const dataOf = (line: string): string[] => (line.startsWith('data:') ? [line.slice(5).trim()] : []);
