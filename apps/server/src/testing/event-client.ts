/** Reads a text/event-stream: each `next()` gives the next event as it travels. */
export async function openEvents(url: string, token: string, headers: Record<string, string> = {}) {
  const abort = new AbortController();
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', ...headers },
    signal: abort.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function next(): Promise<{ id?: string; event: number; userId: string; data: unknown }> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const data = /^data: (.*)$/m.exec(block)?.[1];
        const id = /^id: (.*)$/m.exec(block)?.[1];
        if (data !== undefined) return { ...JSON.parse(data), ...(id === undefined ? {} : { id }) };
        continue;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream ended');
      text += value;
    }
  }

  return { response, next, close: () => abort.abort() };
}
