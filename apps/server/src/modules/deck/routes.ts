import { deckRoutes } from '@app/contract/deck/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { DeckService } from './service.ts';

export function mountDeck(mount: Mount, decks: DeckService): void {
  mount(deckRoutes, {
    list: ({ visitor, body, language }) => decks.list(visitor, body, language),
    start: ({ visitor, body, language, once }) => decks.start(visitor, body.id, language, once),
    openTemplate: ({ visitor, params, language }) => decks.openTemplate(visitor, params.id, language),
    takeTemplate: ({ visitor, body, language }) => decks.takeTemplate(visitor, body, language),
    saveTemplate: ({ visitor, body }) => decks.saveTemplate(visitor, body),
    setFavourite: ({ visitor, body, language }) => decks.setFavourite(visitor, body, language),
    get: ({ visitor, params }) => decks.get(visitor, params.id),
    voice: ({ visitor, body }) => decks.setVoice(visitor, body),
    delete: ({ visitor, params }) => decks.delete(visitor, params.id),
    upload: ({ visitor, body, once }) => decks.upload(visitor, body, once),
    timing: ({ visitor, body }) => decks.timing(visitor, body.projectId),
    duration: ({ visitor, body }) => decks.duration(visitor, body.projectId),
    pageData: ({ visitor, body }) => decks.pageData(visitor, body.ids),
    listPages: ({ visitor, body }) => decks.listPages(visitor, body),
    relevance: ({ visitor, body }) => decks.relate(visitor, body),
    original: ({ visitor, body }) => decks.openOriginal(visitor, body.id),
    using: ({ visitor, params }) => decks.using(visitor, params.id),
    elements: ({ visitor, params }) => decks.elements(visitor, params.id),
  });
}
