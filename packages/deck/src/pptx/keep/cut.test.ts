import { describe, expect, test } from 'vitest';
import { openPackage, type Package } from '../package/package.ts';
import { readWhole } from '../round-trip.ts';
import { deckFiles, pack, relation, tinyPng } from '../testing.ts';
import { keep, picture, words } from './testing.ts';

const bytesOf = (file: Package, number: number) => file.read(`ppt/slides/slide${number}.xml`);

describe('what may not go out', () => {
  const types = 'application/vnd.openxmlformats-officedocument';
  const inner = (type: string, main: string, path: string) =>
    pack({
      '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${path}" ContentType="${types}.${type}.main+xml"/></Types>`,
      '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('r1', 'officeDocument', path)}</Relationships>`,
      [path]: main,
    });
  const object = (program: string) =>
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="7" name="Object 7" descr="A sheet"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/presentationml/2006/ole"><mc:AlternateContent><mc:Choice xmlns:v="urn:schemas-microsoft-com:vml" Requires="v"><p:oleObj spid="_x0000_s1" r:id="obj" progId="${program}"><p:embed/></p:oleObj></mc:Choice><mc:Fallback xmlns:q="urn:q"><p:oleObj r:id="obj" progId="${program}"><p:embed/><p:pic><p:nvPicPr><p:cNvPr id="0" name=""/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="pic"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm></p:spPr></p:pic></p:oleObj></mc:Fallback></mc:AlternateContent></a:graphicData></a:graphic></p:graphicFrame>`;
  const files = (path: string, content: string | Uint8Array, program: string, kind = 'package') =>
    deckFiles({
      slides: [
        {
          shapes: words('First') + object(program),
          relations:
            relation('pic', 'image', '../media/a.png') +
            relation('obj', kind, `../embeddings/${path}`) +
            relation('vml', 'vmlDrawing', '../drawings/vmlDrawing1.vml'),
        },
      ],
      files: {
        'ppt/media/a.png': tinyPng,
        [`ppt/embeddings/${path}`]: content,
        'ppt/drawings/vmlDrawing1.vml': '<xml/>',
        '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="bin" ContentType="${types}.oleObject"/><Default Extension="xlsx" ContentType="${types}.spreadsheetml.sheet"/><Default Extension="docx" ContentType="${types}.wordprocessingml.document"/><Default Extension="vml" ContentType="${types}.vmlDrawing"/></Types>`,
      },
    });
  const written = async (parts: Record<string, string | Uint8Array>) => {
    const bytes = pack(parts);
    return { before: openPackage(bytes), bytes: (await keep(bytes, readWhole(bytes)))! };
  };

  test.each([
    ['a sheet', 'a.xlsx', 'Excel.Sheet.12', inner('spreadsheetml.sheet', '<w/>', 'xl/workbook.xml')],
    [
      'a document with a link on the web',
      'a.docx',
      'Word.Document.12',
      inner(
        'wordprocessingml.document',
        '<w:p xmlns:w="w"><w:instrText>HYPERLINK "https://e.org"</w:instrText></w:p>',
        'word/document.xml',
      ),
    ],
  ])('%s in a slide goes along where it does no harm', async (_what, path, program, content) => {
    const { before, bytes } = await written(files(path, content, program));
    const after = openPackage(bytes);
    for (const part of [`ppt/embeddings/${path}`, 'ppt/slides/slide1.xml', 'ppt/drawings/vmlDrawing1.vml'])
      expect([part, after.read(part)]).toEqual([part, before.read(part)]);
  });

  test.each([
    ['an object of any program', 'a.bin', 'x', 'Package', 'oleObject'],
    [
      'a sheet that another program is to open',
      'a.xlsx',
      inner('spreadsheetml.sheet', '<w/>', 'xl/workbook.xml'),
      'htmlfile',
      'package',
    ],
    [
      'a document that fetches something in pieces of a field',
      'a.docx',
      inner(
        'wordprocessingml.document',
        '<w:p xmlns:w="w"><w:instrText>DDE</w:instrText><w:instrText>AUTO c:\\a.exe</w:instrText></w:p>',
        'word/document.xml',
      ),
      'Word.Document.12',
      'package',
    ],
  ])(
    '%s is the picture of it, and the rest of its slide stays',
    async (_what, path, content, program, kind) => {
      const { before, bytes } = await written(files(path, content, program, kind));
      const after = openPackage(bytes);
      expect(after.names().filter((name) => /embeddings|vml/.test(name))).toEqual([]);
      const text = (file: Package) => new TextDecoder().decode(bytesOf(file, 1));
      const [start, end] = text(before).split(/<p:graphicFrame>.*<\/p:graphicFrame>/);
      expect(text(after).startsWith(start!) && text(after).endsWith(end!)).toBe(true);
      expect(text(after)).toContain('<p:pic xmlns:q="urn:q"');
      expect(text(after)).toContain('<p:cNvPr id="7" name="Object 7" descr="A sheet"/>');
      const [slide] = readWhole(bytes).deck.slides;
      expect(slide!.elements.map(({ type }) => type)).toEqual(['text', 'image']);
    },
  );

  test('a link to a file leaves its words, a chart its numbers, a picture its copy', async () => {
    const parts = deckFiles({
      slides: [
        {
          shapes:
            words(
              '</a:t></a:r><a:r><a:rPr lang="en"><a:hlinkClick r:id="file"><a:extLst/></a:hlinkClick></a:rPr><a:t>there',
            ) + picture.replace('r:embed="pic"', 'r:link="disk" r:embed="pic"'),
          relations:
            relation('pic', 'image', '../media/a.png') +
            relation('disk', 'image', 'file:///c:/a.png', true) +
            relation('file', 'hyperlink', 'file:///c:/a.docx', true),
        },
      ],
      files: { 'ppt/media/a.png': tinyPng },
    });
    const { before, bytes } = await written(parts);
    const text = (file: Package) => new TextDecoder().decode(bytesOf(file, 1));
    const wanted = text(before)
      .replace('<a:hlinkClick r:id="file"><a:extLst/></a:hlinkClick>', '')
      .replace(' r:link="disk"', '');
    expect(text(openPackage(bytes))).toBe(wanted);
    const relations = openPackage(bytes).read('ppt/slides/_rels/slide1.xml.rels')!;
    expect(new TextDecoder().decode(relations)).not.toContain('file:');
  });

  test('in a layout it is the picture of it too, and all slides stay', async () => {
    const parts = deckFiles({
      slides: [{ shapes: words('First') }, { shapes: words('Second') }],
      layout: object('TCLayout.ActiveDocument.1'),
      files: { 'ppt/media/a.png': tinyPng, 'ppt/embeddings/a.bin': 'x' },
    });
    const path = 'ppt/slideLayouts/_rels/slideLayout1.xml.rels';
    const more =
      relation('pic', 'image', '../media/a.png') + relation('obj', 'oleObject', '../embeddings/a.bin');
    const { before, bytes } = await written({
      ...parts,
      [path]: String(parts[path]).replace('</Relationships>', `${more}</Relationships>`),
    });
    const after = openPackage(bytes);
    for (const number of [1, 2]) expect(bytesOf(after, number)).toEqual(bytesOf(before, number));
    expect(after.has('ppt/embeddings/a.bin')).toBe(false);
    expect(new TextDecoder().decode(after.read('ppt/slideLayouts/slideLayout1.xml'))).toContain('<p:pic');
  });
});
