import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultViewport } from '@app/deck/deck.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { openDeck } from '@app/deck/pptx/read/read-deck.ts';
import { outlinePage } from '@app/deck/script/outline/outline-page.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { writeScripts } from '@app/deck/script/write-scripts.ts';
import type { DrawnSlide } from '@app/deck/drawn.ts';
import { countingIds } from '@app/deck/testing.ts';
import { playedSlide, sampleSchema } from '@app/server/modules/sample/rules.ts';
import { type Result, round } from './report.ts';
import { faultsOf } from './scripts/faults.ts';
import { hasMore, secondsOf, seesSomething, wordsIn, wordsOfSlide } from './scripts/words.ts';

const root = path.join(import.meta.dirname, '../../..');
const corpus = path.join(root, 'shared/corpus/pptx');
const samples = path.join(import.meta.dirname, '../../apps/server/samples');
const most = 60;

type Deck = { name: string; height: number; slides: DrawnSlide[] };

function readDeck(file: string): Deck | undefined {
  try {
    const deck = openDeck(readFileSync(file), { newId: countingIds() });
    const slides = [...deck.read()].map(({ slide, number }) => drawSlide(slide, deck.design, number));
    return { name: path.basename(file), height: deck.viewport.height, slides };
  } catch {
    // Damaged and empty files are for other benches.
    return undefined;
  }
}

const lettersOf = ({ slides }: Deck) =>
  slides.reduce((sum, slide) => sum + wordsOfSlide(slide).join('').length, 0);

/** The decks with the most to say, in turns for fitting and for judging. */
function corpusDecks(): Deck[] {
  const files = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:pptx|pptm|ppsm|potm)$/.test(file),
  );
  return files
    .toSorted()
    .flatMap((file) => readDeck(path.join(corpus, file)) ?? [])
    .toSorted((one, other) => lettersOf(other) - lettersOf(one))
    .slice(0, most);
}

const sampleDecks = (): Deck[] =>
  readdirSync(samples)
    .filter((file) => file.endsWith('.sample.json'))
    .map((name) => {
      const sample = sampleSchema.parse(JSON.parse(readFileSync(path.join(samples, name), 'utf8')));
      const slides = sample.pages.map((_page, index) => playedSlide(sample, index, countingIds()));
      return { name, height: defaultViewport.height, slides };
    });

function measure(decks: readonly Deck[]) {
  const sums = {
    pages: 0,
    silent: 0,
    withMore: 0,
    titleOnly: 0,
    faults: 0,
    words: 0,
    said: 0,
    seconds: 0,
    spoken: 0,
    alike: 0,
    longest: 0,
  };
  for (const { name, height, slides } of decks) {
    const outlines = slides.map((slide) => outlinePage(slide));
    const scripts = writeScripts(outlines, { height }).map((script) => (script ? scriptText(script) : ''));
    slides.forEach((slide, index) => {
      const script = scripts[index] ?? '';
      const written = wordsOfSlide(slide);
      const heard = new Set(wordsIn(script));
      const [said, all] = [written.filter((word) => heard.has(word)).length, written.length];
      sums.pages += 1;
      sums.silent += Number(script === '' && seesSomething(slide));
      const title = new Set(wordsIn(outlines[index]?.title ?? ''));
      const rest = written.filter((word) => !title.has(word));
      // On a cover the rest is who speaks, where and when.
      if (index > 0 && hasMore(slide) && rest.length >= 3) {
        sums.withMore += 1;
        const sentences = script.match(/[.!?。！？…]+(?=\s|$|\p{Script=Han})/gu)?.length ?? 0;
        const isTitleOnly = sentences < 2 && !rest.some((word) => heard.has(word));
        if (isTitleOnly)
          console.log(
            `  ${name.slice(-50)} page ${index + 1}: only its title: ${script.slice(0, 80).replaceAll('\n', '⏎')}`,
          );
        sums.titleOnly += Number(isTitleOnly);
      }
      const faults = faultsOf(script, slide);
      for (const fault of faults) console.log(`  ${name.slice(-50)} page ${index + 1}: ${fault}`);
      sums.faults += faults.length;
      sums.words += all;
      sums.said += said;
      sums.seconds += secondsOf(script);
      sums.longest = Math.max(sums.longest, secondsOf(script));
      sums.spoken += wordsIn(script).length;
      const begin = (text: string) => text.slice(0, 5);
      const isAlike =
        index > 1 &&
        script.length > 20 &&
        begin(script) === begin(scripts[index - 1] ?? '') &&
        begin(script) === begin(scripts[index - 2] ?? '');
      sums.alike += Number(isAlike);
    });
  }
  return {
    decks: decks.length,
    pages: sums.pages,
    pages_without_script: sums.silent,
    title_only_percent: round((100 * sums.titleOnly) / Math.max(1, sums.withMore)),
    forbidden: sums.faults,
    left_out_percent: round((100 * (sums.words - sums.said)) / Math.max(1, sums.words), 1),
    three_beginnings_alike: sums.alike,
    minutes: round(sums.seconds / 60, 1),
    longest_page_seconds: round(sums.longest, 0),
    words_per_minute: round(sums.spoken / (sums.seconds / 60), 0),
  };
}

/** What the rules say on pages without notes: one half of the decks was read while they were written, the other was not. */
export async function run(): Promise<Result> {
  const isThere = existsSync(corpus);
  if (!isThere)
    console.log(
      'The corpus (../shared/corpus/pptx) is not here: the scripts of the samples alone are measured.',
    );
  const decks = isThere ? corpusDecks() : sampleDecks();
  const halves = {
    fit: decks.filter((_, index) => index % 2 === 0),
    judged: decks.filter((_, index) => index % 2 === 1),
  };
  const figures = Object.fromEntries(
    Object.entries(halves).flatMap(([half, some]) =>
      Object.entries(measure(some)).map(([name, value]) => [`${half}_${name}`, value]),
    ),
  );
  const goal = (name: string, value: number) =>
    ['fit', 'judged'].map((half) => [`${half}_${name}`, { op: '<=' as const, value }]);
  return {
    figures,
    goals: Object.fromEntries([
      ...goal('pages_without_script', 0),
      ...goal('title_only_percent', 2),
      ...goal('forbidden', 0),
      ...goal('three_beginnings_alike', 0),
      ...goal('longest_page_seconds', 125),
    ]),
    notes: {
      judged_pages_without_script: 'pages that show something and have no script',
      judged_title_only_percent: 'of pages with words beside their title',
      judged_forbidden:
        'page marks, addresses, tags, code, template fields, doubled signs, broken sentences, lost powers',
      judged_left_out_percent: 'words of the slides that no script says',
      judged_words_per_minute: 'Chinese characters and other words, at the pace of the voices',
    },
  };
}
