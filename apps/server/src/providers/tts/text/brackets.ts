const closes: Readonly<Record<string, string>> = { ')': '(', '）': '(', ']': '[', '］': '[', '】': '[' };
const opens: Readonly<Record<string, string>> = { '(': '(', '（': '(', '[': '[', '［': '[', '【': '[' };
/** More than this between brackets is no aside: its sentences are cut like others. */
const longest = 200;

/** Whether a cut at a place would tear what stands in brackets. Brackets that no line closes hold nothing. */
export function bracketsIn(text: string): (cut: number) => boolean {
  const isInside = new Set<number>();
  let open: { mark: string; at: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (letter === '\n') open = [];
    const opened = opens[letter];
    if (opened !== undefined) open.push({ mark: opened, at });
    const closed = closes[letter];
    const place = closed === undefined ? -1 : open.findLastIndex(({ mark }) => mark === closed);
    const from = open[place]?.at;
    if (from === undefined) continue;
    open = open.slice(0, place);
    if (at - from <= longest) for (let cut = from + 1; cut <= at; cut++) isInside.add(cut);
  }
  return (cut) => isInside.has(cut);
}
