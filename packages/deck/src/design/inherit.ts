import { textBox } from '../defaults.ts';
import type { Placeholder, TextLevel } from '../design.ts';
import type { Geometry, SlideElement } from '../element.ts';
import { defaultSizeOf } from '../elements/registry.ts';
import { type Color, colorSlots } from '../paint.ts';
import type { Paragraph, Run, TextBody } from '../text.ts';
import { paragraphText } from '../text/plain.ts';
import type { ThemeFont } from '../theme.ts';
import { styledCells } from './table-look.ts';

const plainShape: Geometry = { kind: 'preset', name: 'rect' };
const letters: Color = { slot: 'dark1' };
const chartFont: ThemeFont = { slot: 'body' };
const seriesColors: Color[] = colorSlots
  .filter((slot) => slot.startsWith('accent'))
  .map((slot) => ({ slot }));

// `Object.assign` instead of spreading, which defines each field anew: drawing a deck took five times as long with it.

function runFrom(run: Run, { run: look }: TextLevel): Run {
  if (run.color === undefined || look.fill === undefined) return Object.assign({}, look, run);
  // A colour of its own is not covered by a gradient that it inherits.
  const { fill: _fill, ...plain } = look;
  return Object.assign({}, plain, run);
}

function paragraphFrom(paragraph: Paragraph, level: TextLevel): Paragraph {
  const look = level.paragraph;
  const runs = paragraph.runs.map((run) => runFrom(run, level));
  if (look.bullet === undefined || paragraphText(paragraph) !== '')
    return Object.assign({}, look, paragraph, { runs });
  const { bullet: _bullet, ...plain } = look;
  return Object.assign({}, plain, paragraph, { runs });
}

function textFrom(text: TextBody, { body, levels }: Placeholder): TextBody {
  const last = levels.length - 1;
  const paragraphs = text.paragraphs.map((paragraph) => {
    const level = levels[Math.min(paragraph.level ?? 0, last)];
    return level ? paragraphFrom(paragraph, level) : paragraph;
  });
  if (text.fit === undefined) return Object.assign({}, body, text, { paragraphs });
  // How far letters shrink was found for the words that were fitted.
  const { scale: _scale, lineReduction: _reduction, ...rest } = body;
  return Object.assign({}, rest, text, { paragraphs });
}

/** The element with everything written on it that it inherits from its placeholder. */
export function withInherited(element: SlideElement, from: Placeholder): SlideElement {
  const { role, box, fill, stroke, shadow, geometry } = from;
  const base = Object.assign({}, box, role && { role });
  const look = Object.assign({}, fill && { fill }, stroke && { stroke }, shadow && { shadow });
  switch (element.type) {
    case 'text':
      return Object.assign(base, look, element, { text: textFrom(element.text, from) });
    case 'shape':
      return Object.assign(
        base,
        look,
        geometry && { geometry },
        element,
        element.text && { text: textFrom(element.text, from) },
      );
    case 'image':
      return Object.assign(base, look, geometry && { geometry }, element);
    default:
      return Object.assign(base, element);
  }
}

const withBox = (text: TextBody): TextBody => Object.assign({}, textBox, text);

/** The element with what nobody said: it is never nowhere, and its text always in a box. */
export function withDefaults(element: SlideElement): SlideElement {
  const base = Object.assign({ left: 0, top: 0 }, defaultSizeOf(element), { rotate: 0 });
  switch (element.type) {
    case 'text':
      return Object.assign(base, element, { text: withBox(element.text) });
    case 'shape':
      return Object.assign(
        base,
        { geometry: plainShape },
        element,
        element.text && { text: withBox(element.text) },
      );
    case 'table': {
      const cells = styledCells(element).map((row) =>
        row.map((cell) => cell && Object.assign({}, cell, { text: withBox(cell.text) })),
      );
      // Written out, so that what a cell does without is not given to it again.
      const { look: _look, ...own } = element;
      return Object.assign(base, own, { cells });
    }
    case 'chart':
      return Object.assign(base, { color: letters, font: chartFont }, element, {
        colors: element.colors?.length ? element.colors : seriesColors,
      });
    case 'latex':
      return Object.assign(base, { color: letters }, element);
    default:
      return Object.assign(base, element);
  }
}
