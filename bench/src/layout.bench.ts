import { sceneIds } from '@app/contract/project/states/scene.ts';
import { pageCountOptions } from '@app/contract/project/limits.ts';
import { mendSlide } from '@app/deck/compose/mend-slide.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { deckOf } from '@app/deck/templates/kit.ts';
import { templates } from '@app/deck/templates/library.ts';
import { countingIds } from '@app/deck/testing.ts';
import { designFor } from '@app/server/modules/outline/rules.ts';
import { readPlainText } from '@app/server/providers/document/text/txt/read-txt.ts';
import { drawOutline } from '@app/server/providers/outline/draw-outline.ts';
import { makeTalk } from '@app/server/providers/outline/make-talk.ts';
import { chineseSet, quizbank } from './answers/sets.ts';
import { openDrawing } from './layout/draw-decks.ts';
import { type Conflict, findConflicts } from './layout/find-conflicts.ts';
import { type Result, round } from './report.ts';

// Decks made of documents in both languages, one scene and number of pages after the other, drawn by a browser in the
// product's own fonts: words that leave their place or the slide, things that lie on each other, words that can hardly be
// read, places without words. The templates that come with the product are drawn in the same way.

const kinds: readonly Conflict['kind'][] = [
  'overflow',
  'overlap',
  'off the slide',
  'contrast',
  'empty',
  'tiny',
];
const options = [undefined, ...pageCountOptions];

async function conflictsOfTemplates(drawing: Awaited<ReturnType<typeof openDrawing>>): Promise<Conflict[]> {
  const found: Conflict[] = [];
  for (const template of templates)
    for (const language of ['zh', 'en'] as const) {
      const { slides, design } = deckOf(template, language);
      const drawn = slides.map((slide, place) => drawSlide(slide, design, place + 1));
      const measured = await drawing.measure(drawn);
      found.push(
        ...drawn.flatMap((slide, place) => findConflicts(slide, place, measured[place] ?? new Map())),
      );
    }
  return found;
}

export async function run(): Promise<Result> {
  // Every third: a browser takes seconds for a deck.
  const documents = [...chineseSet('fit'), ...quizbank().documents].filter((_, at) => at % 3 === 0);
  const drawing = await openDrawing();
  const counts = new Map<string, number>();
  const count = ({ kind }: Conflict) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
  let slides = 0;
  try {
    for (const conflict of await conflictsOfTemplates(drawing)) {
      count(conflict);
      if (process.env['SHOW'] !== undefined) console.log('template', conflict);
    }
    for (const [at, { pages: printed }] of documents.entries()) {
      const pages = printed.filter((page): page is string => typeof page === 'string');
      const name = pages[0]?.split('\n')[0] ?? '';
      const document = readPlainText(pages.join('\n\f\n'));
      const scene = sceneIds[at % sceneIds.length] ?? null;
      const design = designFor(scene);
      const outline = drawOutline(document, name, options[at % options.length], scene);
      const talk = makeTalk(outline, document, { newId: countingIds(), name, scene });
      const conflictsOf = async (all: typeof talk): Promise<Conflict[]> => {
        const drawn = all.map(({ slide }, place) => drawSlide(slide, design, place + 1));
        const measured = await drawing.measure(drawn);
        return drawn.flatMap((slide, place) => findConflicts(slide, place, measured[place] ?? new Map()));
      };
      slides += talk.length;
      const mended = talk.map((page) => ({ ...page, slide: mendSlide(page.slide, design) }));
      for (const conflict of await conflictsOf(mended)) {
        count(conflict);
        if (process.env['SHOW'] !== undefined)
          console.log(name, scene, conflict, JSON.stringify(mended[conflict.slide]?.content).slice(0, 400));
      }
    }
  } finally {
    await drawing.close();
  }
  const figures = Object.fromEntries(kinds.map((kind) => [kind, counts.get(kind) ?? 0]));
  return {
    figures: {
      ...figures,
      slides,
      'slides a deck': round(slides / documents.length),
    },
    goals: Object.fromEntries(kinds.map((kind) => [kind, { op: '<=', value: 0 } as const])),
    notes: { contrast: 'below 4.5, or 3 for large words', tiny: 'below 12 on a slide 1000 wide' },
  };
}
