import { drawSlide } from '@app/deck/design/draw-slide.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import { openDeck } from '@app/deck/pptx/read/read-deck.ts';
import { inReadingOrder } from '@app/deck/script/reading-order.ts';
import { scriptLines } from '@app/deck/script/plain.ts';
import { v7 } from 'uuid';
import type { Block, Figure } from '../../document.ts';
import type { TextReader } from '../context.ts';
import { tidySpaces } from '../structure/letters.ts';
import { createSlidePictures } from './slide-pictures.ts';
import { slideBlocks } from './slide-blocks.ts';

const furniture = new Set(['footer', 'slide-number', 'date', 'decoration']);

const placed = (element: DrawnElement) => ({
  element,
  box: {
    left: element.left,
    top: element.top,
    right: element.left + element.width,
    bottom: element.top + element.height,
  },
});

/** Titles first, then as it is read. */
function ordered(elements: readonly DrawnElement[]): DrawnElement[] {
  const said = elements.filter(({ role, hidden }) => !furniture.has(role ?? '') && !hidden);
  const isTitle = ({ role }: DrawnElement) => role === 'title';
  const others = inReadingOrder(said.filter((element) => !isTitle(element)).map(placed));
  return [...said.filter(isTitle), ...others.map(({ element }) => element)];
}

/** What a deck says: titles as headings, then texts, tables and pictures, then the notes. Hidden slides are left out. */
export const readPptx: TextReader = async (bytes, { keep, onPage }) => {
  const { read, design, pages, title } = openDeck(bytes, { newId: v7 });
  const pictures = createSlidePictures(keep);
  const blocks: Block[] = [];
  let done = 0;
  for (const { slide, number, media } of read()) {
    await pictures.add(media);
    onPage(++done, pages);
    if (slide.hidden) continue;
    const drawn = drawSlide(slide, design, number);
    const pictureOf = (url: string): Figure['picture'] => pictures.find(url);
    for (const element of ordered(drawn.elements)) blocks.push(...slideBlocks(element, number, pictureOf));
    for (const line of slide.script ? scriptLines(slide.script) : []) {
      const text = tidySpaces(line);
      if (text !== '') blocks.push({ kind: 'paragraph', page: number, text });
    }
  }
  return { ...(title !== undefined && { title }), pages, blocks, pagesLeft: 0 };
};
