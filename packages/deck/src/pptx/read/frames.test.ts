import { describe, expect, test } from 'vitest';
import { at, emu, para, readPages, readShapes, relation, tinyPng } from '../testing.ts';

const red = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';
const readOne = (...args: Parameters<typeof readShapes>) => readShapes(...args)[0];

describe('frames', () => {
  const frame = (uri: string, content: string) =>
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="Frame"/></p:nvGraphicFramePr><p:xfrm><a:off x="${emu(10)}" y="${emu(20)}"/><a:ext cx="${emu(100)}" cy="${emu(50)}"/></p:xfrm><a:graphic><a:graphicData uri="${uri}">${content}</a:graphicData></a:graphic></p:graphicFrame>`;
  const png = {
    relations: relation('img', 'image', '../media/image1.png'),
    files: { 'ppt/media/image1.png': tinyPng },
  };

  test('a chart is named in the report and leaves a frame in its place', () => {
    const [page] = readPages({
      slides: [
        { shapes: frame('http://schemas.openxmlformats.org/drawingml/2006/chart', '<c:chart xmlns:c="x"/>') },
      ],
    });
    expect(page?.notKept).toEqual([{ what: 'chart', name: 'Frame' }]);
    expect(page?.slide.elements).toMatchObject([
      { type: 'shape', lost: 'chart', left: 10, top: 20, width: 100 },
    ]);
  });

  test('an embedded object shows the picture that it brings', () => {
    const fallback =
      '<p:oleObj><p:pic><p:nvPicPr><p:cNvPr id="6" name="ole"/></p:nvPicPr><p:blipFill><a:blip r:embed="img"/></p:blipFill><p:spPr/></p:pic></p:oleObj>';
    const content = `<mc:AlternateContent><mc:Choice Requires="v"><p:oleObj/></mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
    expect(readOne(frame('ole', content), png)).toMatchObject({
      type: 'image',
      left: 10,
      top: 20,
      width: 100,
      height: 50,
    });
  });

  test('an embedded object of an older program shows the picture that its slide keeps in VML', () => {
    const vml =
      '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><v:shape id="Object" o:spid="_x0000_s1026"><v:imagedata o:relid="rId1"/></v:shape></xml>';
    const files = {
      ...png.files,
      'ppt/drawings/vmlDrawing1.vml': vml,
      'ppt/drawings/_rels/vmlDrawing1.vml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'image', '../media/image1.png')}</Relationships>`,
    };
    const relations = relation('vml', 'vmlDrawing', '../drawings/vmlDrawing1.vml');
    const shown = (spid: string) => readOne(frame('ole', `<p:oleObj spid="${spid}"/>`), { relations, files });
    expect(shown('_x0000_s1026')).toMatchObject({ type: 'image', url: 'media:1.png', left: 10, width: 100 });
    expect(shown('_x0000_s9999')).toMatchObject({ type: 'shape', lost: 'object' });
  });

  test('a diagram is read from the drawing that Office keeps of it', () => {
    const dsp =
      'xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
    const drawing = `<dsp:drawing ${dsp}><dsp:spTree><dsp:nvGrpSpPr/><dsp:grpSpPr/><dsp:sp><dsp:nvSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvSpPr/></dsp:nvSpPr><dsp:spPr>${at(5, 5, 20, 10)}<a:prstGeom prst="roundRect"/>${red}</dsp:spPr><dsp:txBody><a:bodyPr/>${para('Step')}</dsp:txBody>${at(6, 7, 8, 9).replaceAll('a:xfrm', 'dsp:txXfrm')}</dsp:sp></dsp:spTree></dsp:drawing>`;
    const shapes = readShapes(
      frame(
        'diagram',
        '<dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="data"/>',
      ),
      {
        relations:
          relation('data', 'diagramData', '../diagrams/data1.xml') +
          relation('drawing', 'diagramDrawing', '../diagrams/drawing1.xml'),
        files: {
          'ppt/diagrams/data1.xml': `<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"><ext><dsp:dataModelExt ${dsp} relId="drawing"/></ext></dgm:dataModel>`,
          'ppt/diagrams/drawing1.xml': drawing,
        },
      },
    );
    expect(shapes).toMatchObject([
      { type: 'shape', left: 15, top: 25, geometry: { name: 'roundRect' } },
      { type: 'text', left: 16, top: 27, width: 8, text: { paragraphs: [{ runs: [{ text: 'Step' }] }] } },
    ]);
  });

  const cell = (text: string, attributes = '', properties = '') =>
    `<a:tc ${attributes}><a:txBody><a:bodyPr/>${text ? para(text) : '<a:p/>'}</a:txBody><a:tcPr ${properties}</a:tcPr></a:tc>`;
  const table = (properties: string, rows: string[]) =>
    frame(
      'table',
      `<a:tbl><a:tblPr ${properties}</a:tblPr><a:tblGrid><a:gridCol w="${emu(60)}"/><a:gridCol w="${emu(40)}"/></a:tblGrid>${rows.map((row) => `<a:tr h="${emu(25)}">${row}</a:tr>`).join('')}</a:tbl>`,
    );

  test('a table keeps sizes, spans, cell fills, borders and margins', () => {
    const element = readOne(
      table('>', [
        cell(
          'wide',
          'gridSpan="2"',
          `marL="${emu(2)}" anchor="ctr">${`<a:lnB w="12700">${red}</a:lnB>`}${red}`,
        ) + cell('', 'hMerge="1"', '>'),
        cell('a', '', '>') + cell('b', '', '>'),
      ]),
    );
    expect(element).toMatchObject({
      type: 'table',
      columns: [60, 40],
      rows: [25, 25],
      cells: [
        [
          {
            columns: 2,
            fill: { color: '#ff0000' },
            borders: { bottom: { color: '#ff0000' } },
            text: { anchor: 'middle', inset: { left: 2 } },
          },
          null,
        ],
        [
          { text: { paragraphs: [{ runs: [{ text: 'a' }] }] } },
          { text: { paragraphs: [{ runs: [{ text: 'b' }] }] } },
        ],
      ],
    });
  });

  test('the usual style of Office is known without being in the file', () => {
    const row = cell('x', '', '>') + cell('y', '', '>');
    const element = readOne(
      table(
        'firstRow="1" bandRow="1"><a:tableStyleId>{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}</a:tableStyleId>',
        [row, row, row],
      ),
    );
    const first = element?.type === 'table' ? element.cells.map((cells) => cells[0]) : [];
    // What Office itself paints: the accent, then two tints of it in turn.
    const colors = ['#4472c4', '#cfd5ea', '#e9ebf5'];
    expect(first.map((each) => each?.fill)).toEqual(colors.map((color) => ({ kind: 'solid', color })));
    expect(first[0]?.text.paragraphs[0]?.runs[0]).toMatchObject({ bold: true, color: '#ffffff' });
  });

  test('and so are its grid and its other colours', () => {
    const cellOf = (style: string) => {
      const row = cell('x', '', '>') + cell('y', '', '>');
      const element = readOne(table(`firstRow="1"><a:tableStyleId>${style}</a:tableStyleId>`, [row, row]));
      return element?.type === 'table' ? element.cells[0]?.[0] : undefined;
    };
    const side = { color: '#111111' };
    const grid = cellOf('{5940675A-B579-460E-94D1-54222C63F5DA}');
    expect(grid?.borders).toMatchObject({ left: side, right: side, top: side, bottom: side });
    expect(cellOf('{21E4AEA4-8DFA-4A89-87EB-49C32662AFE0}')?.fill).toEqual({
      kind: 'solid',
      color: '#ed7d31',
    });
  });
});
