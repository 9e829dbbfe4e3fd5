import type { Language } from '@app/contract/base/messages.ts';
import { defaultViewport } from '@app/deck/deck.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { templates } from '@app/deck/templates/library.ts';
import { type ProjectDeck, shippedTemplate } from '../../project/service.ts';

function brief(id: string, language: Language): ProjectDeck[] {
  const found = shippedTemplate(id, language);
  const [first] = found?.slides ?? [];
  if (!found || !first) return [];
  const { background, elements } = drawSlide(first, found.design, 1);
  return [
    {
      id,
      kind: 'collection',
      title: found.title,
      pages: found.slides.length,
      viewport: defaultViewport,
      projectId: null,
      imageUrl: null,
      cover: { background, elements: [...elements] },
      topic: found.topic,
      updatedAt: null,
    },
  ];
}

const briefs = new Map<Language, readonly ProjectDeck[]>();

/** The templates that come with the product as they are listed. They do not change while it runs. */
export function shippedBriefs(language: Language): readonly ProjectDeck[] {
  const known = briefs.get(language) ?? templates.flatMap(({ id }) => brief(id, language));
  briefs.set(language, known);
  return known;
}
