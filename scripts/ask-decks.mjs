// What a viewer of a deck or a document hears, to be judged by reading:
//   node --import tsx scripts/ask-decks.mjs <list.json> …
// The list holds [{ "file": "…", "questions": ["…", { "watched": 3, "after": 0, "question": "…" }] }]; `after` refers to an earlier one.
import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { defaultDesign } from '@app/deck/default-design.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { openDeck } from '@app/deck/pptx/read/read-deck.ts';
import { outlinePage } from '@app/deck/script/outline/outline-page.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import { scriptsOfDeck } from '@app/deck/script/write-scripts.ts';
import { countingIds } from '@app/deck/testing.ts';
import { leadInTo } from '@app/server/modules/conversation/rules.ts';
import { deckOf } from '@app/server/providers/answer/cut-deck.ts';
import { cutPage } from '@app/server/providers/answer/cut-page.ts';
import { answerFrom } from '@app/server/providers/answer/deck-reader.ts';
import { createEmbeddedAnswers } from '@app/server/providers/answer/embedded.ts';
import { readDocx } from '@app/server/providers/document/text/docx/read-docx.ts';
import { readPdf } from '@app/server/providers/document/text/pdf/read-pdf.ts';
import { readTxt } from '@app/server/providers/document/text/txt/read-txt.ts';
import { isReadable, meaningFiles } from '@app/server/providers/meaning/files.ts';
import { loadMeaningModel } from '@app/server/providers/meaning/model.ts';
import { writeMeaning } from '@app/server/providers/meaning/vector.ts';
import { drawOutline } from '@app/server/providers/outline/draw-outline.ts';
import { makeTalk } from '@app/server/providers/outline/make-talk.ts';

const readers = { docx: readDocx, pdf: readPdf, txt: readTxt, md: readTxt };

/** The pages of a deck as they come after its upload. */
function pagesOfDeck(file) {
  const deck = openDeck(readFileSync(file), { newId: countingIds() });
  const slides = [...deck.read()].map(({ slide, number }) => ({
    drawn: drawSlide(slide, deck.design, number),
    hidden: slide.hidden ?? false,
  }));
  const outlines = slides.map(({ drawn, hidden }) => ({ outline: outlinePage(drawn), hidden }));
  const scripts = scriptsOfDeck(outlines, { height: deck.viewport.height });
  return slides.flatMap(({ drawn, hidden }, at) =>
    hidden ? [] : [{ elements: drawn.elements, script: drawn.script ?? scripts[at] ?? null }],
  );
}

/** The pages that are made of a document by the rules. */
async function pagesOfDocument(file) {
  const read = readers[file.split('.').at(-1)?.toLowerCase()];
  const none = () => {};
  const document = await read(readFileSync(file), {
    keep: none,
    onPage: none,
    onScan: none,
    engineFolder: '',
  });
  const name = basename(file).replace(/\.\w+$/, '');
  const talk = makeTalk(drawOutline(document, name), document, { newId: countingIds(), name });
  return talk.map(({ slide, told }) => ({
    elements: drawSlide(slide, defaultDesign).elements,
    script: scriptFromText(told.map(({ text }) => text).join(' ')),
  }));
}

const engine = createEmbeddedAnswers();
const model = await loadMeaningModel(meaningFiles(resolve(import.meta.dirname, '../engines/node_modules')));

/** What texts in Chinese mean, as the product knows it. */
async function meaningsOf(texts) {
  const read = [...new Set(texts)].filter(isReadable);
  const meanings = await model(read);
  return new Map(read.map((text, at) => [text, meanings[at]]));
}

/** A page as it is kept, with what its passages mean. */
async function cutMeant(page) {
  const cut = cutPage(page);
  const meanings = await meaningsOf(cut.passages.map(({ text }) => text));
  const withMeaning = (passage) => {
    const meaning = meanings.get(passage.text);
    return meaning ? { ...passage, meaning: writeMeaning(meaning) } : passage;
  };
  return { ...cut, passages: cut.passages.map(withMeaning) };
}

/** What is told, with what the question means, as it is asked and as it stands alone. */
async function answerTo(deck, asked) {
  const { pages, passages } = deck;
  const alone = [engine.complete(asked, pages, passages), engine.referred(asked, pages, passages) ?? ''];
  return answerFrom(engine, deck, asked, await meaningsOf([asked.question, ...alone]));
}

/** As it is spoken; what is said around the deck's words about the talk itself is named alone. */
function spoken({ sentences, remark, ...found }) {
  const [first] = sentences;
  const before = remark ? `<${remark}>` : leadInTo(found, first?.page, first?.language ?? 'en-US');
  const cited = sentences.map(({ text, page, elementId }) => `[${page}${elementId ? '*' : ''}] ${text}`);
  return [before, ...cited].join(' ');
}

const lists = process.argv.slice(2);
if (lists.length === 0) {
  console.error('Which list? node --import tsx scripts/ask-decks.mjs <list.json> …');
  process.exit(1);
}
for (const list of lists) {
  for (const { file, questions } of JSON.parse(readFileSync(list, 'utf8'))) {
    const place = resolve(dirname(list), file);
    const pages = /\.pptx$/i.test(place) ? pagesOfDeck(place) : await pagesOfDocument(place);
    const cut = [];
    for (const page of pages) cut.push(await cutMeant(page));
    const deck = deckOf(cut);
    console.log(`=== ${basename(file)}, ${pages.length} pages`);
    if (questions.length === 0) {
      for (const { page, kind, text } of deck.passages) console.log(`${page} ${kind}: ${text}`);
    }
    const asked = [];
    for (const [at, given] of questions.entries()) {
      const { question, watched = 1, after } = typeof given === 'string' ? { question: given } : given;
      const earlier = after === undefined ? [] : [asked[after]];
      const answer = await answerTo(deck, { question, page: watched, earlier });
      const text = answer.sentences.map((sentence) => sentence.text).join(' ');
      asked.push({ question, page: answer.sentences[0]?.page ?? null, answer: text });
      console.log(`${at + 1}. ${question}\n   ${spoken(answer)}`);
    }
  }
}
