import { readFileSync } from 'node:fs';
import { sceneIds } from '@app/contract/project/states/scene.ts';
import { defaultViewport } from '@app/deck/deck.ts';
import type { Design } from '@app/deck/design.ts';
import { deckVersion } from '@app/deck/migrate/migrate.ts';
import { packDeck } from '@app/deck/pptx/round-trip.ts';
import type { Slide } from '@app/deck/slide.ts';
import { deckOf } from '@app/deck/templates/kit.ts';
import { templates } from '@app/deck/templates/library.ts';
import { countingIds } from '@app/deck/testing.ts';
import { designFor } from '@app/server/modules/outline/rules.ts';
import { readPlainText } from '@app/server/providers/document/text/txt/read-txt.ts';
import { drawOutline } from '@app/server/providers/outline/draw-outline.ts';
import { makeTalk } from '@app/server/providers/outline/make-talk.ts';
import { chineseSet, quizbank } from '../answers/sets.ts';

const everyNth = 9;
const sound = new URL('../../../apps/server/samples/solar-system-en-1.mp3', import.meta.url);

/** A file as it goes out, and with a voice on every slide. */
async function pack(slides: Slide[], design: Design): Promise<{ bytes: Uint8Array; spoken: Uint8Array }> {
  const deck = { version: deckVersion, viewport: defaultViewport, design, slides };
  const narrations = new Map(slides.map(({ id }) => [id, { url: '/voice.mp3', milliseconds: 5000 }]));
  const voice = { type: 'mp3', read: () => Promise.resolve(new Uint8Array(readFileSync(sound))) };
  const media = new Map([['/voice.mp3', voice]]);
  return {
    bytes: await packDeck({ deck, media: [] }),
    spoken: await packDeck({ deck, media: [] }, { narrations, media }),
  };
}

/** The files of decks that the product makes: its templates in both languages, and talks about every ninth document. */
export async function* madeDecks() {
  for (const template of templates)
    for (const language of ['zh', 'en'] as const) {
      const { slides, design } = deckOf(template, language);
      yield await pack(slides, design);
    }
  const documents = [...chineseSet('fit'), ...quizbank().documents].filter((_, at) => at % everyNth === 0);
  for (const [at, { pages: printed }] of documents.entries()) {
    const pages = printed.filter((page): page is string => typeof page === 'string');
    const document = readPlainText(pages.join('\n\f\n'));
    const scene = sceneIds[at % sceneIds.length] ?? null;
    const name = pages[0]?.split('\n')[0] ?? '';
    const outline = drawOutline(document, name, undefined, scene);
    const talk = makeTalk(outline, document, { newId: countingIds(), name, scene });
    yield await pack(
      talk.map(({ slide }) => slide),
      designFor(scene),
    );
  }
}
