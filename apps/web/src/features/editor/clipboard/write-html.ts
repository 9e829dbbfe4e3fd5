import type { Drawn, DrawnElement } from '@app/deck/drawn.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import type { Paragraph, Run, TextBody } from '@app/deck/text.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** What other programs understand of a look; sizes in points, of which a slide of theirs is 960 wide. */
function cssOf({
  size,
  color,
  bold,
  italic,
  underline,
  strike,
  highlight,
  font,
  eastFont,
  baseline,
}: Drawn<Run>): string {
  const lines = [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ');
  const named = [font, eastFont]
    .filter((name) => name !== undefined)
    .map((name) => `'${name.replaceAll("'", '')}'`);
  return [
    size !== undefined && `font-size:${Math.round(size * 0.96 * 10) / 10}pt`,
    color && `color:${color}`,
    bold && 'font-weight:bold',
    italic && 'font-style:italic',
    lines && `text-decoration:${lines}`,
    highlight && `background-color:${highlight}`,
    named.length > 0 && `font-family:${named.join(',')}`,
    baseline && `vertical-align:${baseline > 0 ? 'super' : 'sub'}`,
  ]
    .filter(Boolean)
    .join(';');
}

function runHtml(run: Drawn<Run>): string {
  if (run.text === '\n') return '<br>';
  const words = `<span style="${escaped(cssOf(run))}">${escaped(run.text)}</span>`;
  return run.link?.kind === 'web' ? `<a href="${escaped(run.link.address)}">${words}</a>` : words;
}

const wordsHtml = ({ runs }: Drawn<Paragraph>) => runs.map(runHtml).join('') || '<br>';

/** Paragraphs as other programs read them; points of lists as lists. */
export function paragraphsHtml(paragraphs: readonly Drawn<Paragraph>[]): string {
  const open: ('ul' | 'ol')[] = [];
  const parts: string[] = [];
  const close = (depth: number) => {
    while (open.length > depth) parts.push(`</${open.pop()}>`);
  };
  for (const paragraph of paragraphs) {
    const { bullet, level = 0, align } = paragraph;
    const style = align ? ` style="text-align:${align}"` : '';
    if (!bullet) {
      close(0);
      parts.push(`<p${style}>${wordsHtml(paragraph)}</p>`);
      continue;
    }
    const list = bullet.kind === 'number' ? 'ol' : 'ul';
    close(level + 1);
    if (open.length === level + 1 && open[level] !== list) close(level);
    while (open.length < level + 1) {
      parts.push(`<${list}>`);
      open.push(list);
    }
    parts.push(`<li${style}>${wordsHtml(paragraph)}</li>`);
  }
  close(0);
  return parts.join('');
}

const bodyHtml = ({ paragraphs }: Drawn<TextBody>) => paragraphsHtml(paragraphs);

function elementHtml(element: DrawnElement, absolute: (address: string) => string): string {
  switch (element.type) {
    case 'text':
      return bodyHtml(element.text);
    case 'shape':
      return element.text ? bodyHtml(element.text) : '';
    case 'table': {
      const rows = element.cells.map((row) => {
        const cells = row.map(
          (cell) =>
            cell &&
            `<td colspan="${cell.columns ?? 1}" rowspan="${cell.rows ?? 1}">${bodyHtml(cell.text)}</td>`,
        );
        return `<tr>${cells.filter(Boolean).join('')}</tr>`;
      });
      return `<table border="1" style="border-collapse:collapse">${rows.join('')}</table>`;
    }
    case 'image':
      return `<img src="${escaped(absolute(element.url))}" alt="${escaped(element.alt ?? '')}">`;
    case 'latex':
      return `<p>${escaped(element.source)}</p>`;
    default:
      return '';
  }
}

/** Elements as other programs read them. */
export const elementsHtml = (
  elements: readonly DrawnElement[],
  absolute: (address: string) => string,
): string => elements.map((each) => elementHtml(each, absolute)).join('');

/** The words of elements. */
export const elementsWords = (elements: readonly DrawnElement[]): string =>
  elements
    .map((element) => elementText(element))
    .filter((words) => words !== '')
    .join('\n');
