import type { ChartElement } from '../../../element.ts';
import type { Color } from '../../../paint.ts';
import {
  childAt,
  childrenOf,
  child,
  descendants,
  flag,
  numberAt,
  type XmlNode,
} from '../../package/nodes.ts';
import { colorIn } from '../color.ts';
import { type Context, pointsToUnits } from '../context.ts';
import { isUsual } from '../own-marks.ts';

type Letters = { size?: number; color?: Color; bold?: boolean };

const seriesAxes = /^c:(?:cat|date|val)Ax$/;

/** The properties of letters: what runs say themselves, then what their paragraphs say. */
const lettersOf = (words: XmlNode | undefined): XmlNode[] =>
  childrenOf(words, 'a:p').flatMap((line) => {
    const runs = childrenOf(line, 'a:r').flatMap((run) => child(run, 'a:rPr') ?? []);
    return [...runs, ...childrenOf(child(line, 'a:pPr'), 'a:defRPr')];
  });

function lookOf(letters: readonly XmlNode[], context: Context): Letters {
  const sized = letters.find((each) => numberAt(each, 'sz') !== undefined);
  const thick = letters.find((each) => flag(each, 'b') !== undefined);
  const color = letters
    .map((each) => colorIn(child(each, 'a:solidFill'), context.colors))
    .find((each) => each !== undefined);
  const bold = flag(thick, 'b');
  return {
    ...(sized && { size: Math.min(1000, Math.max(1, pointsToUnits(context, numberAt(sized, 'sz') ?? 0))) }),
    ...(color !== undefined && { color }),
    ...(bold !== undefined && { bold }),
  };
}

/**
 * How the words of a chart look: as its axes say, else its legend, its numbers, and the chart as a whole. One size stands
 * for all of them, and the title has its own.
 */
export function readWords(
  space: XmlNode,
  chart: XmlNode,
  plotArea: XmlNode,
  context: Context,
): Pick<ChartElement, 'size' | 'color' | 'titleLook'> {
  const axes = plotArea.children.filter(({ name }) => seriesAxes.test(name));
  const labels = descendants(plotArea).filter(({ name }) => name === 'c:dLbls');
  const speaking = [...axes, child(chart, 'c:legend'), ...labels, space];
  const { size, color } = lookOf(
    speaking.flatMap((each) => lettersOf(child(each, 'c:txPr'))),
    context,
  );
  const title = child(chart, 'c:title');
  const own = [...lettersOf(childAt(title, 'c:tx', 'c:rich')), ...lettersOf(child(title, 'c:txPr'))];
  const titleLook = title ? lookOf(own, context) : {};
  return {
    ...(size !== undefined && !isUsual(space, 'size') && { size }),
    ...(color !== undefined && { color }),
    ...(Object.keys(titleLook).length > 0 && { titleLook }),
  };
}
