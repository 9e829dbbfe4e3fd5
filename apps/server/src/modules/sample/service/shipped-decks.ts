import { defaultViewport } from '@app/deck/deck.ts';
import { newId } from '../../../platform/ids.ts';
import type { ProjectDeck } from '../../project/service.ts';
import { playedSlide, type Sample } from '../rules.ts';
import { readSamples } from './read-samples.ts';

function brief(sample: Sample): ProjectDeck {
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
    topic: null,
    updatedAt: null,
  };
}

/** The decks that come with the product. They do not change while it runs: they are read when they are first asked for. */
export function shippedDecks({ folder }: { folder: string }): () => Promise<readonly ProjectDeck[]> {
  let decks: Promise<readonly ProjectDeck[]> | undefined;
  return () => (decks ??= readSamples(folder).then((samples) => samples.map(brief)));
}
