import type { Links, Unit } from '../outline/outline.ts';
import { insideRow, type Say } from './say.ts';

/** A listener follows this many lines. */
const mostLinks = 6;

function sayLink({ from, way, to }: Links, say: Say): string {
  const names = insideRow([...from, ...to], say);
  const start = say.list(names.slice(0, from.length));
  const ends = say.list(names.slice(from.length));
  if (say.language === 'zh') {
    if (way === 'arrow') return `${start}指向${ends}。`;
    return way === 'both' ? `${start}和${ends}互相指向。` : `${start}连着${ends}。`;
  }
  const isOne = from.length === 1;
  const sentence = {
    arrow: `${start} ${isOne ? 'leads' : 'lead'} to ${ends}`,
    both: `${start} and ${ends} lead to each other`,
    line: `${start} ${isOne ? 'is' : 'are'} connected with ${ends}`,
  };
  return say.closed(sentence[way]);
}

/** What the lines of a drawing join, one after the other. */
export function sayFlow({ links }: Extract<Unit, { kind: 'flow' }>, say: Say): string[] {
  if (say.language === 'other')
    return [say.listed([...new Set(links.flatMap(({ from, to }) => [...from, ...to]))], true)];
  const said = links.slice(0, mostLinks).map((link) => sayLink(link, say));
  return links.length > mostLinks ? [...said, say.rest()] : said;
}
