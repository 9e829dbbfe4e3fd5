import type { Match } from '@app/deck/find/find.ts';
import { runParts } from '@app/deck/find/run-parts.ts';
import type { SlideElement } from '@app/deck/element.ts';
import type { TextBody } from '@app/deck/text.ts';
import { currentSlide, type EditorState } from '../../store.ts';
import { cellNode } from '../kinds/table/cell-nodes.ts';

/** Under these names the browser paints what was found (find-panel.module.css). */
const [found, current] = ['editor-found', 'editor-found-now'];

type InSlide = Exclude<Match['in'], 'script'>;

/** The text that a match lies in, and the node that it is drawn in. */
function drawnText(element: SlideElement, place: InSlide): { body: TextBody; node: Element } | undefined {
  const node = document.querySelector(`[data-element="${CSS.escape(element.id)}"]`);
  if (!node) return undefined;
  if (element.type === 'table') {
    const cell = place.cell && element.cells[place.cell.row]?.[place.cell.column];
    const under = place.cell && cellNode(element, place.cell);
    return cell && under ? { body: cell.text, node: under } : undefined;
  }
  const body = 'text' in element ? element.text : undefined;
  return body && { body, node };
}

/** The words of a match on the canvas, run by run. */
function rangesOf(element: SlideElement, { in: place, paragraph, start, end }: Match): Range[] {
  const text = place === 'script' ? undefined : drawnText(element, place);
  const runs = text?.body.paragraphs[paragraph]?.runs ?? [];
  const line = text?.node.querySelectorAll('p')[paragraph];
  // The sign of a list stands before the runs.
  const nodes = line ? [...line.children].slice(-runs.length) : [];
  return runParts(runs, start, end).flatMap(({ run, from, to }) => {
    const letters = nodes[run]?.firstChild;
    if (!(letters instanceof Text) || letters.length < to) return [];
    const range = document.createRange();
    range.setStart(letters, from);
    range.setEnd(letters, to);
    return [range];
  });
}

/** Marks the words that were found on the slide that is looked at, the current ones stronger, and brings those into view. */
export function markWords(state: EditorState, matches: readonly Match[], now: Match | undefined): void {
  const { id, elements } = currentSlide(state);
  const ranges = (match: Match) => {
    const place = match.slideId === id && match.in !== 'script' ? match.in : undefined;
    const element = elements.find((each) => each.id === place?.element);
    return element ? rangesOf(element, match) : [];
  };
  const stronger = now ? ranges(now) : [];
  CSS.highlights.set(found, new Highlight(...matches.filter((each) => each !== now).flatMap(ranges)));
  CSS.highlights.set(current, new Highlight(...stronger));
  stronger[0]?.startContainer.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Takes all marks away. */
export function unmarkWords(): void {
  CSS.highlights.delete(found);
  CSS.highlights.delete(current);
}
