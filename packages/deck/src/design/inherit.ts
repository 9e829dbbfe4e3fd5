import { textBox } from '../defaults.ts';
import type { Placeholder, TextLevel } from '../design.ts';
import type { SlideElement } from '../element.ts';
import { defaultSizeOf } from '../elements/registry.ts';
import type { Paragraph, Run, TextBody } from '../text.ts';
import { paragraphText } from '../text/plain.ts';

function runFrom(run: Run, { run: look }: TextLevel): Run {
  const { fill: _fill, ...plain } = look;
  // A colour of its own is not covered by a gradient that it inherits.
  return { ...(run.color === undefined ? look : plain), ...run };
}

function paragraphFrom(paragraph: Paragraph, level: TextLevel): Paragraph {
  const { bullet, ...look } = level.paragraph;
  const listed = bullet && paragraphText(paragraph) !== '';
  return {
    ...look,
    ...(listed && { bullet }),
    ...paragraph,
    runs: paragraph.runs.map((run) => runFrom(run, level)),
  };
}

function textFrom(text: TextBody, { body, levels }: Placeholder): TextBody {
  const { scale: _scale, lineReduction: _reduction, ...rest } = body;
  const last = levels.length - 1;
  return {
    // How far letters shrink was found for the words that were fitted.
    ...(text.fit === undefined ? body : rest),
    ...text,
    paragraphs: text.paragraphs.map((paragraph) => {
      const level = levels[Math.min(paragraph.level ?? 0, last)];
      return level ? paragraphFrom(paragraph, level) : paragraph;
    }),
  };
}

/** The element with everything written on it that it inherits from its placeholder. */
export function withInherited(element: SlideElement, from: Placeholder): SlideElement {
  const { role, box, fill, stroke, shadow, geometry } = from;
  const look = { ...(fill && { fill }), ...(stroke && { stroke }), ...(shadow && { shadow }) };
  const shape = { ...look, ...(geometry && { geometry }) };
  const base = { ...box, ...(role && { role }) };
  switch (element.type) {
    case 'text':
      return { ...base, ...look, ...element, text: textFrom(element.text, from) };
    case 'shape':
      return { ...base, ...shape, ...element, ...(element.text && { text: textFrom(element.text, from) }) };
    case 'image':
      return { ...base, ...shape, ...element };
    default:
      return { ...base, ...element };
  }
}

const withBox = (text: TextBody): TextBody => ({ ...textBox, ...text });

/** The element with what nobody said: it is never nowhere, and its text always in a box. */
export function withDefaults(element: SlideElement): SlideElement {
  const base = { left: 0, top: 0, ...defaultSizeOf(element), rotate: 0 };
  switch (element.type) {
    case 'text':
      return { ...base, ...element, text: withBox(element.text) };
    case 'shape':
      return {
        ...base,
        geometry: { kind: 'preset', name: 'rect' },
        ...element,
        ...(element.text && { text: withBox(element.text) }),
      };
    case 'table':
      return {
        ...base,
        ...element,
        cells: element.cells.map((row) => row.map((cell) => cell && { ...cell, text: withBox(cell.text) })),
      };
    default:
      return { ...base, ...element };
  }
}
