import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import type { DrawnElement, DrawnSlide } from '@app/deck/drawn.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import { openDeck } from '@app/deck/pptx/read/read-deck.ts';
import { outlinePage } from '@app/deck/script/outline/outline-page.ts';
import { writeScripts } from '@app/deck/script/write-scripts.ts';
import { countingIds } from '@app/deck/testing.ts';
import { playedSlide, sampleSchema } from '@app/server/modules/sample/rules.ts';
import { elementOf } from '@app/server/providers/answer/cite-element.ts';
import { deckOf } from '@app/server/providers/answer/cut-deck.ts';
import { cutPage } from '@app/server/providers/answer/cut-page.ts';
import { createEmbeddedAnswers } from '@app/server/providers/answer/embedded.ts';
import { round } from '../report.ts';
import { corpus } from './corpus.ts';
import { meaningOf, readTexts, withMeaning } from './meanings.ts';
import type { AskedDocument } from './sets.ts';

/** A question that one element of a deck answers; `elementText` is how its words, or those of its cell, begin. */
type ElementQuestion = {
  file: string;
  slide: number;
  question: string;
  elementText: string;
  part: 'fit' | 'judge';
};

const root = path.join(import.meta.dirname, '../../..');
const questionsFile = path.join(root, 'bench/data/answers-elements.json');

function slidesOf(file: string): DrawnSlide[] | undefined {
  const place = file.endsWith('.sample.json') ? path.join(root, file) : path.join(corpus, file);
  if (!existsSync(place)) return undefined;
  const newId = countingIds();
  if (file.endsWith('.sample.json')) {
    const sample = sampleSchema.parse(JSON.parse(readFileSync(place, 'utf8')));
    return sample.pages.map((_page, index) => playedSlide(sample, index, newId));
  }
  const { design, read } = openDeck(readFileSync(place), { newId });
  return [...read()].map(({ slide, number }) => drawSlide(slide, design, number));
}

const questionsOfAll = (): ElementQuestion[] =>
  JSON.parse(readFileSync(questionsFile, 'utf8')) as ElementQuestion[];

/** Decks with those of their questions that are for fitting: most are short. */
export function decksToFit(): AskedDocument[] {
  const all = questionsOfAll().filter(({ part }) => part === 'fit');
  return [...new Set(all.map(({ file }) => file))].flatMap((file): AskedDocument[] => {
    const slides = slidesOf(file);
    if (!slides) return [];
    const { pages, passages } = readDeck(slides);
    const on = (page: number) => passages.filter((passage) => passage.page === page);
    const searched = pages.map(({ page, title }) => ({
      page: page - 1,
      title,
      texts: on(page).map(({ text }) => text),
      sorts: on(page).map(({ kind }) => kind),
    }));
    const questions = all
      .filter((one) => one.file === file)
      .map(({ question, slide, elementText: words }) => ({
        question,
        pages: [slide],
        saysIt: (at: number) => {
          const cited = on(slide)[at] && elementOf(on(slide)[at]!, passages, question);
          return slides[slide - 1]!.elements.some((one) => one.id === cited && hasWords(one, words));
        },
      }));
    return [{ id: file, group: 'decks', part: 'fit', pages: searched, questions }];
  });
}

/** Decks with their scripts as they are spoken, ready to be asked. */
function readDeck(slides: readonly DrawnSlide[]) {
  const scripts = writeScripts(slides.map((slide) => outlinePage(slide)));
  return deckOf(
    slides.map(({ elements, script }, index) =>
      cutPage({ elements, script: script ?? scripts[index] ?? null }),
    ),
  );
}

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');
const hasWords = (element: DrawnElement, words: string): boolean =>
  plain(elementText(element)).includes(plain(words));

/** How often the page and the element that answer are cited, of questions that somebody wrote for them. */
export async function citeElements(): Promise<{ figures: [string, number][]; skipped: number }> {
  const all = questionsOfAll();
  const engine = createEmbeddedAnswers();
  const sums = {
    fit: { asked: 0, told: 0, page: 0, cited: 0, right: 0 },
    judge: { asked: 0, told: 0, page: 0, cited: 0, right: 0 },
  };
  let skipped = 0;
  for (const file of new Set(all.map((one) => one.file))) {
    const slides = slidesOf(file);
    const asked = all.filter((one) => one.file === file);
    const deck = slides && readDeck(slides);
    await readTexts([...(deck?.passages ?? []).map(({ text }) => text), ...asked.map((one) => one.question)]);
    const passages = deck?.passages.map(withMeaning) ?? [];
    for (const { slide, question, elementText: words, part } of asked) {
      if (!slides || !deck) {
        skipped += 1;
        continue;
      }
      const meaning = meaningOf(question);
      const found = engine.answer(question, deck.pages, passages, undefined, deck.grids, meaning);
      const { sentences } = found;
      const cited = engine.cite(question, deck.pages, passages, found, undefined, meaning);
      const shown = slides[slide - 1]?.elements.filter(({ id }) => cited.includes(id)) ?? [];
      sums[part].asked += 1;
      sums[part].told += Number(sentences.length > 0);
      sums[part].page += Number(sentences.some(({ page }) => page === slide));
      sums[part].cited += Number(cited.some((id) => id !== undefined));
      sums[part].right += Number(shown.some((one) => hasWords(one, words)));
    }
  }
  const figures = Object.entries(sums).flatMap(
    ([part, { asked, told, page, cited, right }]): [string, number][] => [
      [`elements_${part}_questions`, asked],
      [`elements_${part}_told_percent`, round((100 * told) / (asked || 1), 1)],
      [`elements_${part}_page_percent`, round((100 * page) / (told || 1), 1)],
      [`elements_${part}_cited_percent`, round((100 * cited) / (told || 1), 1)],
      [`elements_${part}_right_percent`, round((100 * right) / (cited || 1), 1)],
    ],
  );
  return { figures, skipped };
}
