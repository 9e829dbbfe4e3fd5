import { removeElements } from '@app/deck/commands/elements.ts';
import { drawOne, drawSlide } from '@app/deck/design/draw-slide.ts';
import { partOfText } from '@app/deck/text/range.ts';
import { plainText } from '@app/deck/text/plain.ts';
import { useEffect } from 'react';
import { writingText } from '../components/textbox/writing-text.ts';
import { chosenElements, currentSlide, type Editor } from '../store.ts';
import { pasteForeign, pastePayload } from './paste.ts';
import { elementsPayload, type Payload, payloadType, readPayload, slidesPayload } from './payload.ts';
import { elementsHtml, elementsWords, paragraphsHtml } from './write-html.ts';

const isField = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest('input, textarea, select, dialog, [aria-modal="true"]') !== null ||
    // A text of the page that is not one of ours, such as the script.
    (target.closest('[contenteditable="true"]') !== null && target.closest('[data-element]') === null));

const isInStrip = (target: EventTarget | null) => target instanceof Element && target.closest('nav') !== null;

type Copied = { payload: Payload; html: string; words: string };

const absolute = (address: string) => new URL(address, location.href).href;

function copiedText(): Copied | undefined {
  const { text } = writingText.getState();
  if (!text || text.caret) return undefined;
  const [paragraphs, seen] = [partOfText(text.body, text.range), partOfText(text.seen, text.range)];
  return {
    payload: { kind: 'text', paragraphs },
    // A part of what is drawn is drawn.
    html: paragraphsHtml(seen as Parameters<typeof paragraphsHtml>[0]),
    words: plainText({ paragraphs }),
  };
}

function copiedSlides(editor: Editor, projectId: string): Copied {
  const state = editor.store.getState();
  const payload = slidesPayload(state, projectId, state.chosenSlides);
  const drawn = state.deck.slides
    .filter(({ id }) => state.chosenSlides.includes(id))
    .flatMap((slide) => drawSlide(slide, state.deck.design).elements)
    .filter(({ role }) => role !== 'decoration');
  return { payload, html: elementsHtml(drawn, absolute), words: elementsWords(drawn) };
}

function copiedElements(editor: Editor, projectId: string): Copied | undefined {
  const state = editor.store.getState();
  const [slide, chosen] = [currentSlide(state), chosenElements(state)];
  if (chosen.length === 0) return undefined;
  const drawn = chosen.map((each) => drawOne(each, slide.layoutId, state.deck.design));
  return {
    payload: elementsPayload(state, projectId, slide, chosen),
    html: elementsHtml(drawn, absolute),
    words: elementsWords(drawn),
  };
}

function copy(editor: Editor, projectId: string, event: ClipboardEvent): boolean {
  const copied = writingText.getState().text
    ? copiedText()
    : isInStrip(event.target)
      ? copiedSlides(editor, projectId)
      : copiedElements(editor, projectId);
  const { clipboardData } = event;
  if (!copied || !clipboardData) return false;
  clipboardData.setData(payloadType, JSON.stringify(copied.payload));
  clipboardData.setData('text/html', copied.html);
  clipboardData.setData('text/plain', copied.words);
  event.preventDefault();
  return true;
}

function removeCopied(editor: Editor, event: ClipboardEvent, removeSlides: () => void): void {
  const { text } = writingText.getState();
  if (text) return text.insert([]);
  if (isInStrip(event.target)) return removeSlides();
  const state = editor.store.getState();
  const free = chosenElements(state).flatMap(({ id, locked }) => (locked ? [] : id));
  if (free.length > 0) editor.perform(removeElements(currentSlide(state), free), { select: [] });
}

/** What is pasted and cut with: `insertMedia` puts pictures, films and sounds on the slide. */
type Deps = {
  mayInsert: () => boolean;
  insertMedia: (files: readonly File[]) => Promise<void>;
  /** Takes away the slides that are chosen in the strip. */
  removeSlides: () => void;
};
type Paste = Omit<Deps, 'removeSlides'> & { isPlain: boolean };

function paste(
  editor: Editor,
  projectId: string,
  event: ClipboardEvent,
  { isPlain, mayInsert, insertMedia }: Paste,
): void {
  const data = event.clipboardData;
  if (!data) return;
  const payload = isPlain ? undefined : readPayload(data.getData(payloadType));
  const [html, words] = [isPlain ? '' : data.getData('text/html'), data.getData('text/plain')];
  event.preventDefault();
  // Spec 5: while a page is confirmed or generated, nothing is added.
  if (payload?.kind !== 'slides' && !writingText.getState().text && !mayInsert()) return;
  if (payload) pastePayload(editor, projectId, payload);
  // Office sends a picture of its words along: the words are wanted.
  else if (html !== '' || words !== '') pasteForeign(editor, html || undefined, words);
  else void insertMedia([...data.files]);
}

/** Copying, cutting and pasting of texts, elements and slides, here and from elsewhere. */
export function useClipboard(editor: Editor, projectId: string, deps: Deps): void {
  const { mayInsert, insertMedia, removeSlides } = deps;
  useEffect(() => {
    const end = new AbortController();
    let isPlain = false;
    const on = (name: 'copy' | 'cut' | 'paste', act: (event: ClipboardEvent) => void) =>
      window.addEventListener(
        name,
        (event) => {
          if (!event.defaultPrevented && !isField(event.target)) act(event);
        },
        { signal: end.signal },
      );
    on('copy', (event) => void copy(editor, projectId, event));
    on('cut', (event) => {
      if (copy(editor, projectId, event)) removeCopied(editor, event, removeSlides);
    });
    on('paste', (event) => paste(editor, projectId, event, { isPlain, mayInsert, insertMedia }));
    // Browsers tell of the keys for plain words by nothing but the keys.
    window.addEventListener('keydown', (event) => (isPlain = event.shiftKey), {
      signal: end.signal,
      capture: true,
    });
    return () => end.abort();
  }, [editor, projectId, mayInsert, insertMedia, removeSlides]);
}
