import type { DeckBrief } from '@app/contract/deck/schema.ts';
import { defaultViewport } from '@app/deck/deck.ts';
import { newId } from '../../../platform/ids.ts';
import { playedSlide, type Sample } from '../rules.ts';
import { readSamples } from './read-samples.ts';

function brief(sample: Sample): DeckBrief {
  const { id, title, pages } = sample;
  const cover = pages.length === 0 ? null : playedSlide(sample, 0, newId);
  return {
    id,
    kind: 'collection',
    title,
    pages: pages.length,
    viewport: defaultViewport,
    projectId: null,
    imageUrl: null,
    cover: cover && { background: cover.background, elements: [...cover.elements] },
    updatedAt: null,
  };
}

/** The decks that come with the product. They do not change while it runs: they are read when they are first asked for. */
export function shippedDecks({ folder }: { folder: string }): () => Promise<readonly DeckBrief[]> {
  let decks: Promise<readonly DeckBrief[]> | undefined;
  return () => (decks ??= readSamples(folder).then((samples) => samples.map(brief)));
}
