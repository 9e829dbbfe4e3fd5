import { strToU8, zipSync } from 'fflate';
import type { SourceDocument } from '../document.ts';
import type { TextContext } from './context.ts';

/** A context that keeps pictures nowhere. */
export const noContext: TextContext = {
  keep: ({ type, width, height, bytes }) => ({
    url: `media:1.${type}`,
    path: `1.${type}`,
    type,
    bytes: bytes.length,
    width,
    height,
  }),
  onPage: () => undefined,
  onScan: () => undefined,
  engineFolder: '',
};

/** The blocks of a document, a line each, as they are easily compared. */
export const linesOf = ({ blocks }: Pick<SourceDocument, 'blocks'>): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'heading') return [`${'#'.repeat(block.level)} ${block.text}`];
    if (block.kind === 'paragraph') return [block.text];
    if (block.kind === 'list')
      return block.items.map(
        ({ text, level }) => `${'  '.repeat(level)}${block.isOrdered ? '1.' : '-'} ${text}`,
      );
    if (block.kind === 'table') {
      const rows = block.rows.map((row, at) => `${at < block.headRows ? '|=' : '|'} ${row.join(' | ')}`);
      return block.caption === undefined ? rows : [...rows, `[${block.caption}]`];
    }
    if (block.kind === 'formula') return [`$${block.latex}$`];
    return [
      `(figure${block.picture ? ` ${block.picture.type}` : ''}) ${block.caption ?? block.alt ?? ''}`.trim(),
    ];
  });

const spaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A .docx with this body; `files` are more parts, by their names in `word/`. */
export function makeDocx(body: string, files: Record<string, string | Uint8Array> = {}): Uint8Array {
  const kinds: Record<string, string> = { png: 'image' };
  const targets = Object.keys(files).map((name) => {
    const kind = kinds[name.split('.').at(-1) ?? ''] ?? name.replace('.xml', '');
    return `<Relationship Id="${name}" Type="${relations}/${kind}" Target="${name}"/>`;
  });
  const list = (inside: string) =>
    strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`,
    );
  return zipSync({
    '_rels/.rels': list(
      `<Relationship Id="1" Type="${relations}/officeDocument" Target="word/document.xml"/>`,
    ),
    'word/_rels/document.xml.rels': list(targets.join('')),
    'word/document.xml': strToU8(`<w:document ${spaces}><w:body>${body}</w:body></w:document>`),
    ...Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        `word/${name}`,
        typeof content === 'string' ? strToU8(content.replace('>', ` ${spaces}>`)) : content,
      ]),
    ),
  });
}

/** Words that a .pdf draws at a place: points from the top left corner. */
export type Drawn = { x: number; y: number; text: string; size?: number; isBold?: boolean };

/** A thin line that a .pdf draws, from one place to another. */
export type DrawnLine = { from: [number, number]; to: [number, number] };

const pdfText = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** A .pdf of A4 pages with these words, in this order. */
export function makePdf(pages: readonly (readonly (Drawn | DrawnLine)[])[]): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${5 + at * 2} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>',
    ...pages.flatMap((page, at) => {
      const stream = page
        .map((drawn) => {
          if ('from' in drawn)
            return `${drawn.from[0]} ${842 - drawn.from[1]} m ${drawn.to[0]} ${842 - drawn.to[1]} l S`;
          const { x, y, text, size = 11, isBold } = drawn;
          return `BT /${isBold ? 'B' : 'R'} ${size} Tf ${x} ${842 - y} Td (${pdfText(text)}) Tj ET`;
        })
        .join('\n');
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${6 + at * 2} 0 R/Resources<</Font<</R 3 0 R/B 4 0 R>>>>>>`,
        `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
      ];
    }),
  ];
  return pdfOf(objects);
}

/** A .pdf of these objects, the first of which is its catalogue; bytes stand in them as letters. */
export function pdfOf(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}
