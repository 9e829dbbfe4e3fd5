import type { SlideElement } from '../element.ts';
import type { Fill, Shadow, Stroke } from '../paint.ts';
import type { TextBody } from '../text.ts';
import { setParagraphLook, setRunLook } from '../text/format.ts';
import { wholeRange } from '../text/range.ts';
import { lookOf, type ParagraphLook, type RunLook } from '../text/runs.ts';
import type { Command } from './command.ts';
import { elementPlace, set } from './place.ts';

/** How something looks, apart from what it is and where it stands; what it does not say stays as it is elsewhere. */
export type Style = {
  fill?: Fill;
  stroke?: Stroke;
  shadow?: Shadow;
  opacity?: number;
  run?: RunLook;
  paragraph?: Omit<ParagraphLook, 'level'>;
};

const paints = ['fill', 'stroke', 'shadow'] as const;

const textOf = (element: SlideElement): TextBody | undefined =>
  element.type === 'text' || element.type === 'shape' ? element.text : undefined;

/** The style of an element; that of its first words where it has some. `seen` is the element as it is drawn, or itself. */
export function styleOf(seen: SlideElement): Style {
  const [paragraph] = textOf(seen)?.paragraphs ?? [];
  const [run] = paragraph?.runs ?? [];
  const isPainted = seen.type === 'text' || seen.type === 'shape' || seen.type === 'image';
  const { runs: _runs, level: _level, ...look } = paragraph ?? { runs: [] };
  const { link: _link, language: _language, ...words } = run ? lookOf(run) : {};
  return {
    ...(isPainted && seen.fill && { fill: seen.fill }),
    ...(isPainted && seen.stroke && { stroke: seen.stroke }),
    ...(isPainted && seen.shadow && { shadow: seen.shadow }),
    ...(seen.opacity !== undefined && { opacity: seen.opacity }),
    ...(run && { run: words }),
    ...(paragraph && { paragraph: look }),
  };
}

/** A text with a style given to all of it. */
export function styledText(body: TextBody, { run, paragraph }: Style): TextBody {
  const range = wholeRange(body);
  const words = run ? setRunLook(body, range, run) : body;
  return paragraph ? setParagraphLook(words, range, paragraph) : words;
}

/** Gives a style to an element, as far as it can have it. */
export function giveStyle(slideId: string, element: SlideElement, style: Style): Command[] {
  const place = elementPlace(slideId, element.id);
  const { opacity } = style;
  const isShape = element.type === 'text' || element.type === 'shape';
  const isPainted = isShape || element.type === 'image';
  const body = textOf(element);
  return [
    ...paints.flatMap((name) => {
      const paint = style[name];
      // A picture keeps what it shows.
      return isPainted && paint && (name !== 'fill' || isShape) ? [set(place.to(name), paint)] : [];
    }),
    ...(opacity === undefined ? [] : [set(place.to('opacity'), opacity)]),
    ...(body ? [set(place.to('text'), styledText(body, style))] : []),
  ];
}
