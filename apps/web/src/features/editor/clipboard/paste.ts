import { addElements } from '@app/deck/commands/elements.ts';
import { copiesOf } from '@app/deck/commands/duplicate.ts';
import { makeElement, middleBox } from '@app/deck/commands/make-element.ts';
import { addSlide, slideCopy } from '@app/deck/commands/slides.ts';
import { coursewareLimits } from '@app/deck/limits.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import type { Paragraph } from '@app/deck/text.ts';
import { paragraphsFrom } from '@app/deck/text/plain.ts';
import { newId } from '../../../lib/new-id.ts';
import { notify } from '../../../lib/notices.ts';
import { say } from '../../../lib/texts.ts';
import { fitCommands, isWithText } from '../components/textbox/fit-text.ts';
import { writingText } from '../components/textbox/writing-text.ts';
import { currentSlide, type Editor } from '../store.ts';
import { clipboardTexts as texts } from './messages.ts';
import type { Payload } from './payload.ts';
import { inertPage, paragraphsIn } from './read-html.ts';
import { type CopiedTable, tableFromWords, tableIn } from './read-table.ts';
import { tableFrom } from './table-from.ts';

const offset = 20;
const textWidth = 600;

/** Puts elements in front of all others and chooses them; what grows with its words does. */
function put(editor: Editor, elements: readonly SlideElement[], isNew = true): void {
  const slide = currentSlide(editor.store.getState());
  const ids = elements.map(({ id }) => id);
  const note = { merge: `paste ${ids.join(' ')}`, select: ids };
  editor.perform(addElements(slide.id, slide.elements.length, elements), note);
  const now = editor.store.getState();
  // What was copied here fits already.
  const fits = isNew ? currentSlide(now).elements.filter(({ id }) => ids.includes(id)) : [];
  editor.perform(
    fits.flatMap((each) => (isWithText(each) ? fitCommands(now, slide.id, each) : [])),
    note,
  );
  editor.seal();
}

/** A new box with words, as large as they need; where they need more than the slide, they shrink. */
function putText(editor: Editor, paragraphs: readonly Paragraph[]): void {
  const { viewport } = editor.store.getState().deck;
  const made = makeElement({ type: 'text' }, middleBox({ width: textWidth, height: 60 }, viewport), newId);
  if (made.type !== 'text') return;
  const [look] = made.text.paragraphs[0]?.runs ?? [];
  const words = paragraphs.map((paragraph) => ({
    ...paragraph,
    ...(paragraph.bullet && { left: 30 * ((paragraph.level ?? 0) + 1), indent: -30 }),
    runs: paragraph.runs.map((run) => ({ ...look, ...run })),
  }));
  put(editor, [{ ...made, text: { ...made.text, paragraphs: words } }]);
  const state = editor.store.getState();
  const element = currentSlide(state).elements.find(({ id }) => id === made.id);
  if (element?.type !== 'text' || (element.height ?? 0) <= viewport.height - 40) return;
  const box = { left: 40, top: 20, width: viewport.width - 80, height: viewport.height - 40 };
  editor.undo();
  put(editor, [{ ...made, ...box, text: { ...made.text, fit: 'shrink', paragraphs: words } }]);
}

/** How often the same things were pasted on a slide: each time a little further. */
const pasted = new Map<string, number>();

function pasteElements(
  editor: Editor,
  projectId: string,
  payload: Extract<Payload, { kind: 'elements' }>,
): void {
  const state = editor.store.getState();
  const slide = currentSlide(state);
  const isAtHome = payload.projectId === projectId && payload.layoutId === slide.layoutId;
  const source = isAtHome ? payload.elements : payload.drawn;
  // One presenter stands on a slide.
  const hasAvatar = slide.elements.some(({ type }) => type === 'avatar');
  const kept = source.filter(({ type }) => type !== 'avatar' || !hasAvatar);
  const key = `${slide.id} ${payload.elements.map(({ id }) => id).join(' ')}`;
  const isHere =
    payload.slideId === slide.id &&
    payload.elements.some(({ id }) => slide.elements.some((each) => each.id === id));
  const times = (pasted.get(key) ?? (isHere ? 0 : -1)) + 1;
  pasted.set(key, times);
  const seen = payload.drawn as Parameters<typeof copiesOf>[1]['elements'];
  const copies = copiesOf(
    kept,
    { elements: seen, entered: undefined },
    { x: offset * times, y: offset * times },
    newId,
  );
  if (copies.length > 0) put(editor, copies, false);
}

function pasteSlides(editor: Editor, projectId: string, payload: Extract<Payload, { kind: 'slides' }>): void {
  const { deck, slideId } = editor.store.getState();
  const slides = payload.projectId === projectId ? payload.slides : payload.drawn;
  if (deck.slides.length + slides.length > coursewareLimits.slides.max)
    return notify('warning', say(texts.tooManySlides, { max: coursewareLimits.slides.max }));
  const index = deck.slides.findIndex(({ id }) => id === slideId) + 1;
  const copies = slides.map(({ section: _section, ...slide }) => slideCopy(slide, newId));
  const [first] = copies;
  if (!first) return;
  editor.perform(
    copies.map((slide, place) => addSlide(index + place, slide)),
    { slideId: first.id, select: [] },
  );
}

/** What was copied here comes in again. */
export function pastePayload(editor: Editor, projectId: string, payload: Payload): void {
  const writing = writingText.getState().text;
  if (payload.kind === 'slides') return pasteSlides(editor, projectId, payload);
  if (payload.kind === 'elements') {
    if (!writing) return pasteElements(editor, projectId, payload);
    const words = payload.drawn.map(elementText).filter((each) => each !== '');
    return writing.insert(paragraphsFrom(words.join('\n')));
  }
  if (writing) writing.insert(payload.paragraphs);
  else putText(editor, payload.paragraphs);
}

/** The looks of words that a text of ours takes from elsewhere while it is being written. */
const tableWords = (table: CopiedTable): Paragraph[] =>
  table.map((row) => ({
    runs: row.flatMap((cell, index) => [
      ...(index > 0 ? [{ text: '\t' }] : []),
      ...(cell?.paragraphs.flatMap(({ runs }) => runs) ?? []),
    ]),
  }));

/** Words, lists and tables come in from elsewhere; `html` is undefined where only the words are wanted. */
export function pasteForeign(editor: Editor, html: string | undefined, words: string): void {
  const writing = writingText.getState().text;
  const page = html ? inertPage(html) : undefined;
  const table = page ? tableIn(page) : writing ? undefined : tableFromWords(words);
  if (table && !writing)
    return put(editor, [tableFrom(table, newId(), editor.store.getState().deck.viewport)]);
  const found = table ? tableWords(table) : page ? paragraphsIn(page.body) : [];
  const paragraphs = found.length > 0 ? found : paragraphsFrom(words.slice(0, mostWords));
  if (paragraphs.every(({ runs }) => runs.length === 0)) return;
  if (writing) writing.insert(inLookOf(writing.caret ?? {}, paragraphs));
  else putText(editor, paragraphs);
}

const mostWords = 20_000;

/** Words from elsewhere are as large and of the same font as those they come between. */
const inLookOf = (look: Paragraph['runs'][number] | object, paragraphs: readonly Paragraph[]): Paragraph[] =>
  paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => ({ ...look, ...run })),
  }));
