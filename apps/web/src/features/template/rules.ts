import type { DeckBrief } from '@app/contract/deck/schema.ts';
import { templateTopics } from '@app/deck/template-topic.ts';

/** What one can look for among the templates. */
export const templateFilters = ['all', ...templateTopics, 'favourites', 'mine'] as const;
export type TemplateFilter = (typeof templateFilters)[number];

const fits = (deck: DeckBrief, filter: TemplateFilter): boolean => {
  if (filter === 'all') return true;
  if (filter === 'favourites') return deck.isFavourite;
  if (filter === 'mine') return deck.kind === 'template';
  return deck.topic === filter;
};

/** The templates that fit a filter and words, in their order. */
export function templatesFor(decks: readonly DeckBrief[], filter: TemplateFilter, find: string): DeckBrief[] {
  const wanted = find.trim().toLowerCase();
  return decks.filter((deck) => fits(deck, filter) && deck.title.toLowerCase().includes(wanted));
}
