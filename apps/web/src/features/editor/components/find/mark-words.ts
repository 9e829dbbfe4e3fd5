import type { Match } from '@app/deck/find/find.ts';
import { runParts } from '@app/deck/find/run-parts.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { scriptLines } from '@app/deck/script/plain.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Run, TextBody } from '@app/deck/text.ts';
import { currentSlide, type EditorState } from '../../store.ts';
import { cellNode } from '../kinds/table/cell-nodes.ts';

/** Under these names the browser paints what was found (find-panel.module.css). */
const [found, current] = ['editor-found', 'editor-found-now'];

type InSlide = Exclude<Match['in'], 'script'>;

/** A paragraph as it is drawn: its runs, and the node of the letters of each. */
type Line = { runs: readonly Pick<Run, 'text' | 'field'>[]; letters: readonly (Node | null | undefined)[] };

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

function lineOnCanvas({ elements }: Slide, place: InSlide, paragraph: number): Line {
  const element = elements.find(({ id }) => id === place.element);
  const text = element && drawnText(element, place);
  const runs = text?.body.paragraphs[paragraph]?.runs ?? [];
  const line = text?.node.querySelectorAll('p')[paragraph];
  // The sign of a list stands before the runs.
  const nodes = line ? [...line.children].slice(-runs.length) : [];
  return { runs, letters: nodes.map(({ firstChild }) => firstChild) };
}

/** Its words as they stand in the field below; none where somebody has written on since it was saved. */
function lineOfScript({ script }: Slide, paragraph: number): Line {
  const line = document.querySelectorAll('[data-region="script"] [role="textbox"] > p')[paragraph];
  if (!line || !script) return { runs: [], letters: [] };
  const letters: Text[] = [];
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Pauses and cues show words that are not spoken.
    const sign = node.parentElement?.closest('[contenteditable="false"]');
    if (node instanceof Text && !(sign && line.contains(sign))) letters.push(node);
  }
  const runs = letters.map(({ data }) => ({ text: data }));
  const isSaved = runs.map(({ text }) => text).join('') === scriptLines(script)[paragraph];
  return isSaved ? { runs, letters } : { runs: [], letters: [] };
}

/** The words of a match on the slide that is looked at, run by run. */
function rangesOf(slide: Slide, { slideId, in: place, paragraph, start, end }: Match): Range[] {
  if (slideId !== slide.id) return [];
  const { runs, letters } =
    place === 'script' ? lineOfScript(slide, paragraph) : lineOnCanvas(slide, place, paragraph);
  return runParts(runs, start, end).flatMap(({ run, from, to }) => {
    const node = letters[run];
    if (!(node instanceof Text) || node.length < to) return [];
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [range];
  });
}

/** Marks the words that were found on the slide that is looked at and in its script, the current ones stronger; says where these stand. */
export function markWords(
  state: EditorState,
  matches: readonly Match[],
  now: Match | undefined,
): Element | undefined {
  const slide = currentSlide(state);
  const ranges = (match: Match) => rangesOf(slide, match);
  const stronger = now ? ranges(now) : [];
  CSS.highlights.set(found, new Highlight(...matches.filter((each) => each !== now).flatMap(ranges)));
  CSS.highlights.set(current, new Highlight(...stronger));
  return stronger[0]?.startContainer.parentElement ?? undefined;
}

/** Takes all marks away. */
export function unmarkWords(): void {
  CSS.highlights.delete(found);
  CSS.highlights.delete(current);
}
