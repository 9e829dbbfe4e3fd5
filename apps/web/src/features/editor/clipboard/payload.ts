import { drawOne, drawSlide } from '@app/deck/design/draw-slide.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { deckVersion } from '@app/deck/migrate/migrate.ts';
import { readSlide, storedElement } from '@app/deck/schema/stored.ts';
import { textBodySchema } from '@app/deck/schema/text-body.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { Paragraph } from '@app/deck/text.ts';
import * as z from 'zod/mini';
import type { EditorState } from '../store.ts';

/** The name under which browsers keep what is copied here, between tabs and projects. */
export const payloadType = 'application/x-rostrum+json';

/** What was copied. `drawn` is the same with everything on it that it inherits, for decks that look otherwise. */
export type Payload =
  | { kind: 'text'; paragraphs: Paragraph[] }
  | {
      kind: 'elements';
      projectId: string;
      slideId: string;
      layoutId: string | undefined;
      elements: SlideElement[];
      drawn: SlideElement[];
    }
  | { kind: 'slides'; projectId: string; slides: Slide[]; drawn: Slide[] };

/** Elements of a slide to be copied. */
export function elementsPayload(
  state: EditorState,
  projectId: string,
  slide: Slide,
  elements: readonly SlideElement[],
): Payload {
  const drawn = elements.map((each) => drawOne(each, slide.layoutId, state.deck.design));
  return {
    kind: 'elements',
    projectId,
    slideId: slide.id,
    layoutId: slide.layoutId,
    elements: [...elements],
    drawn,
  };
}

/** Slides to be copied. */
export const slidesPayload = ({ deck }: EditorState, projectId: string, ids: readonly string[]): Payload => {
  const slides = deck.slides.filter(({ id }) => ids.includes(id));
  return { kind: 'slides', projectId, slides, drawn: slides.map((slide) => drawSlide(slide, deck.design)) };
};

const given = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), paragraphs: textBodySchema.shape.paragraphs }),
  z.object({
    kind: z.literal('elements'),
    projectId: z.string(),
    slideId: z.string(),
    layoutId: z.optional(z.string()),
    elements: z.array(z.unknown()),
    drawn: z.array(z.unknown()),
  }),
  z.object({
    kind: z.literal('slides'),
    projectId: z.string(),
    slides: z.array(z.unknown()),
    drawn: z.array(z.unknown()),
  }),
]);

const readElements = (list: readonly unknown[]) =>
  list.flatMap((each) => storedElement(each, deckVersion) ?? []);

/** What was copied here, or by another version of the product: as much of it as can be read. */
export function readPayload(json: string): Payload | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const read = z.safeParse(given, value);
  if (!read.success) return undefined;
  const { data } = read;
  switch (data.kind) {
    case 'text':
      return data;
    case 'elements':
      return {
        ...data,
        layoutId: data.layoutId,
        elements: readElements(data.elements),
        drawn: readElements(data.drawn),
      };
    case 'slides':
      return {
        ...data,
        slides: data.slides.map((each) => readSlide(each).slide),
        drawn: data.drawn.map((each) => readSlide(each).slide),
      };
  }
}
