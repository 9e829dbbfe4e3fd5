const closes: Readonly<Record<string, string>> = { ')': '(', '）': '(', ']': '[', '］': '[', '】': '[' };
const opens: Readonly<Record<string, string>> = { '(': '(', '（': '(', '[': '[', '［': '[', '【': '[' };
/** More than this between brackets is no aside: its sentences are cut like others. */
const longest = 200;

type Open = { mark: string; at: number };

/** The brackets that are open. What is not there is not looked for: a text may be brackets alone. */
function createOpen() {
  const open: Open[] = [];
  const counts = new Map<string, number>();
  const count = (mark: string, by: number) => counts.set(mark, (counts.get(mark) ?? 0) + by);
  function take(): Open | undefined {
    const last = open.pop();
    if (last) count(last.mark, -1);
    return last;
  }
  return {
    add(bracket: Open): void {
      open.push(bracket);
      count(bracket.mark, 1);
    },
    clear(): void {
      open.length = 0;
      counts.clear();
    },
    /** Where the last one of this kind was opened; it and those that were opened since are closed. */
    close(mark: string): number | undefined {
      if ((counts.get(mark) ?? 0) === 0) return undefined;
      let last = take();
      while (last && last.mark !== mark) last = take();
      return last?.at;
    },
  };
}

/** Whether a cut at a place would tear what stands in brackets. Brackets that no line closes hold nothing. */
export function bracketsIn(text: string): (cut: number) => boolean {
  const isInside = new Set<number>();
  const open = createOpen();
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (letter === '\n') open.clear();
    const opened = opens[letter];
    if (opened !== undefined) open.add({ mark: opened, at });
    const closed = closes[letter];
    const from = closed === undefined ? undefined : open.close(closed);
    if (from === undefined || at - from > longest) continue;
    for (let cut = from + 1; cut <= at; cut++) isInside.add(cut);
  }
  return (cut) => isInside.has(cut);
}
