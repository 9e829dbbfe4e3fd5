import { textBox } from '@app/deck/defaults.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import { deckOf } from './cut-deck.ts';
import { cutPage } from './cut-page.ts';
import { createEmbeddedAnswers } from './embedded.ts';

const answers = createEmbeddedAnswers();

type Line = string | [text: string, level: number];
type Box = Partial<DrawnElement> & { lines: Line[] };

const boxOf = ({ lines, ...more }: Box, at: number): DrawnElement =>
  ({
    id: `box-${at}`,
    type: 'text',
    left: 40,
    top: 60 + at * 120,
    width: 800,
    height: 100,
    rotate: 0,
    text: {
      ...textBox,
      paragraphs: lines.map((line) => {
        const [text, level] = typeof line === 'string' ? [line, 0] : line;
        return { runs: [{ text }], level };
      }),
    },
    ...more,
  }) as DrawnElement;

/** A page of a title, boxes, and what is said. */
export const page = (title: string, boxes: (Line[] | Box)[], script?: string) =>
  cutPage({
    script: script === undefined ? null : scriptFromText(script),
    elements: [
      { lines: [title], role: 'title' as const },
      ...boxes.map((box) => ('lines' in box ? box : { lines: box })),
    ].map(boxOf),
  });

/** What a deck of such pages answers, also as one text. */
export function asked(pages: ReturnType<typeof page>[], question: string) {
  const deck = deckOf(pages);
  const found = answers.answer(question, deck.pages, deck.passages, undefined, deck.grids);
  return { ...found, said: found.sentences.map(({ text }) => text).join(' ') };
}
