import { deflateSync } from 'node:zlib';
import { cutFont } from '@app/deck/fonts/cut-font.ts';
import { type Letters, readLetters } from '@app/deck/fonts/letters.ts';
import { writeTables } from '@app/deck/fonts/sfnt.ts';
import { latinWidth } from './latin-widths.ts';

/** Something on the page; points from its lower left corner. */
export type Mark =
  | {
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly grey?: number;
    }
  | { readonly line: readonly [x1: number, y1: number, x2: number, y2: number]; readonly grey?: number };

/** Upright A4 in points. */
export const pageSize = { width: 595, height: 842 } as const;

const hex = (value: number, digits = 4): string => value.toString(16).padStart(digits, '0');

/** The letters that the marks need, as a font of their own. */
function cutFor(font: Letters, marks: readonly Mark[]) {
  const text = marks.map((mark) => ('text' in mark ? mark.text : '')).join('');
  const file = writeTables(cutFont(font, text));
  const letters = readLetters(file);
  const unitsPerEm = letters.tables.get('head')?.readUInt16BE(18) ?? 1000;
  const inThousandths = (units: number) => Math.round((units * 1000) / unitsPerEm);
  return {
    file,
    glyphOf: letters.glyphOf,
    widths: Array.from({ length: letters.count }, (_, index) => inThousandths(letters.glyph(index).advance)),
  };
}
type Cut = ReturnType<typeof cutFor>;

/** Pieces of a text that one font has: ours is Chinese alone, and every viewer has the other one. */
function runsOf(text: string, hasGlyph: (code: number) => boolean): { own: boolean; text: string }[] {
  const runs: { own: boolean; text: string }[] = [];
  for (const character of text) {
    const own = hasGlyph(character.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    if (last?.own === own) last.text += character;
    else runs.push({ own, text: character });
  }
  return runs;
}

const glyphsOf = (text: string, { glyphOf }: Cut): string =>
  [...text].map((character) => hex(glyphOf.get(character.codePointAt(0) ?? 0) ?? 0)).join('');

/** As the usual font of viewers counts letters; what it does not have is a question mark. */
const latinCodes = (text: string): string =>
  [...text].map((character) => hex(latinCode(character), 2)).join('');
function latinCode(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) ? code : 0x3f;
}

/** What viewers copy and search: the characters of the glyphs. */
function toUnicode({ glyphOf }: Cut): string {
  const lines = [...glyphOf].map(([code, glyph]) => {
    const units = String.fromCodePoint(code);
    const text = Array.from({ length: units.length }, (_, at) => hex(units.charCodeAt(at))).join('');
    return `<${hex(glyph)}> <${text}>`;
  });
  const blocks = [];
  for (let at = 0; at < lines.length; at += 100) {
    const part = lines.slice(at, at + 100);
    blocks.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}

function drawn(mark: Mark, cut: Cut): string {
  const grey = (mark.grey ?? 0).toFixed(2);
  if ('line' in mark) {
    const [x1, y1, x2, y2] = mark.line;
    return `${grey} G 0.75 w ${x1} ${y1} m ${x2} ${y2} l S`;
  }
  const runs = runsOf(mark.text, (code) => cut.glyphOf.has(code)).map(({ own, text }) =>
    own ? `/F ${mark.size} Tf <${glyphsOf(text, cut)}> Tj` : `/L ${mark.size} Tf <${latinCodes(text)}> Tj`,
  );
  return `${grey} g BT ${mark.x} ${mark.y} Td ${runs.join(' ')} ET`;
}

/** How wide a text is drawn, in points. */
export function textWidth(font: Letters, text: string, size: number): number {
  const unitsPerEm = font.tables.get('head')?.readUInt16BE(18) ?? 1000;
  const widths = [...text].map((character) => {
    const glyph = font.glyphOf.get(character.codePointAt(0) ?? 0);
    if (glyph === undefined) return latinWidth(latinCode(character));
    return (font.glyph(glyph).advance * 1000) / unitsPerEm;
  });
  return (widths.reduce((sum, one) => sum + one, 0) * size) / 1000;
}

/** A PDF of one page. Its Chinese is inside; Latin letters are those that every viewer has. */
export function writePdf(font: Letters, marks: readonly Mark[], title: string): Buffer {
  const cut = cutFor(font, marks);
  const stream = (content: Buffer, more = ''): Buffer => {
    const packed = deflateSync(content);
    const head = `<< /Length ${packed.length} /Filter /FlateDecode ${more}>>\nstream\n`;
    return Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream', 'latin1')]);
  };
  const text = (content: string) => Buffer.from(content, 'latin1');
  const name = Buffer.from(`\ufeff${title}`, 'utf16le').swap16().toString('hex');
  const { width, height } = pageSize;
  const objects: Buffer[] = [
    text('<< /Type /Catalog /Pages 2 0 R >>'),
    text('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    text(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F 5 0 R /L 10 0 R >> >> >>`,
    ),
    stream(text(marks.map((mark) => drawn(mark, cut)).join('\n'))),
    text(
      '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Own /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 9 0 R >>',
    ),
    text(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Own /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 7 0 R /CIDToGIDMap /Identity /W [0 [${cut.widths.join(' ')}]] >>`,
    ),
    text(
      '<< /Type /FontDescriptor /FontName /AAAAAA+Own /Flags 4 /FontBBox [-100 -300 1100 1000] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 733 /StemV 80 /FontFile2 8 0 R >>',
    ),
    stream(cut.file, `/Length1 ${cut.file.length} `),
    stream(text(toUnicode(cut))),
    text('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    text(`<< /Title <${name}> >>`),
  ];
  return assembled(objects);
}

/** The objects one after the other, and where each of them begins. */
function assembled(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const starts = objects.map((content, index) => {
    const start = length;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`, 'latin1'),
      content,
      Buffer.from('\nendobj\n', 'latin1'),
    ]);
    parts.push(part);
    length += part.length;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(trailer, 'latin1')]);
}
