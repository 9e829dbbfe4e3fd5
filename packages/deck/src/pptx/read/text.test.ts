import { describe, expect, test } from 'vitest';
import type { DrawnElement } from '../../drawn.ts';
import { at, deckFiles, emu, para, readPages, readShapes, relation, sp, tinyPng } from '../testing.ts';
import { listNumbers } from '../../text/list-numbers.ts';

const box = at(100, 100, 400, 200);
type DrawnText = Extract<DrawnElement, { type: 'text' }>;
const isText = (element: DrawnElement | undefined): DrawnText => {
  if (element?.type !== 'text') throw new Error(`a ${element?.type}, not a text`);
  return element;
};
const readText = (text: string, made?: Parameters<typeof readShapes>[1]) =>
  isText(readShapes(sp(box, `<a:bodyPr/>${text}`, { box: true }), made)[0]);
const firstRun = (element: DrawnText) => element.text.paragraphs[0]?.runs[0];

const level = (number: number, content: string, attributes = '') =>
  `<a:lvl${number}pPr ${attributes}>${content}</a:lvl${number}pPr>`;
const bodyPlaceholder = (list: string, spPr = '') =>
  sp(spPr, `<a:bodyPr/><a:lstStyle>${list}</a:lstStyle><a:p/>`, { placeholder: 'type="body" idx="1"' });

describe('runs', () => {
  test('keep their words, order and look', () => {
    const { text } = readText(
      '<a:p><a:r><a:rPr sz="2400" b="1" lang="en-GB"/><a:t>Bold</a:t></a:r><a:r><a:rPr i="1" u="sng" strike="sngStrike" baseline="30000" spc="300"/><a:t> rest</a:t></a:r></a:p>',
    );
    expect(text.paragraphs[0]?.runs).toMatchObject([
      {
        text: 'Bold',
        size: 25,
        bold: true,
        language: 'en-GB',
        color: '#111111',
        font: 'Verdana',
        eastFont: '宋体',
      },
      {
        text: ' rest',
        size: 18.75,
        italic: true,
        underline: true,
        strike: true,
        baseline: 0.3,
        spacing: 3.13,
      },
    ]);
    expect(text.paragraphs[0]?.runs[1]).not.toHaveProperty('bold');
  });

  test('that look alike are one, and a break is a run of its own', () => {
    const { text } = readText(
      '<a:p><a:r><a:t>一</a:t></a:r><a:r><a:t>二</a:t></a:r><a:br/><a:r><a:t>三</a:t></a:r></a:p>',
    );
    expect(text.paragraphs[0]?.runs.map((run) => run.text)).toEqual(['一二', '\n', '三']);
  });

  test('take fonts of the theme by their names', () => {
    const run = firstRun(
      readText(para('x', '<a:rPr><a:latin typeface="+mj-lt"/><a:ea typeface="+mj-ea"/></a:rPr>')),
    );
    expect(run).toMatchObject({ font: 'Georgia', eastFont: '黑体' });
  });

  test.each(['<a:solidFill/>', '<a:gradFill><a:gsLst/></a:gradFill>', '<a:blipFill><a:blip/></a:blipFill>'])(
    'filled with %s, which says nothing that letters can have, keep the colour that they inherit',
    (fill) => {
      const list =
        '<a:lstStyle><a:lvl1pPr><a:defRPr><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill></a:defRPr></a:lvl1pPr></a:lstStyle>';
      const shape = sp(at(0, 0, 100, 50), `<a:bodyPr/>${list}${para('x', `<a:rPr>${fill}</a:rPr>`)}`);
      expect(firstRun(isText(readShapes(shape)[0]))).toMatchObject({ color: '#00ff00' });
    },
  );

  test('fields show the number of the slide, dates what was stored', () => {
    const { text } = readText(
      '<a:p><a:fld type="slidenum"><a:t>‹#›</a:t></a:fld><a:r><a:t> / </a:t></a:r><a:fld type="datetime1"><a:t>1.1.2026</a:t></a:fld></a:p>',
    );
    expect(text.paragraphs[0]?.runs.map((run) => run.text).join('')).toBe('1 / 1.1.2026');
  });

  test('links lead to the web or to another slide, never to code', () => {
    const linked = (id: string) => para('go', `<a:rPr><a:hlinkClick r:id="${id}"/></a:rPr>`);
    const relations =
      relation('web', 'hyperlink', 'https://example.org/', true) +
      relation('jump', 'slide', 'slide1.xml') +
      relation('evil', 'hyperlink', 'javascript:alert(1)', true);
    const link = (id: string) => firstRun(readText(linked(id), { relations }))?.link;
    expect(link('web')).toEqual({ kind: 'web', address: 'https://example.org/' });
    expect(link('jump')).toMatchObject({ kind: 'slide', slideId: expect.stringMatching(/^id-/) });
    expect(link('evil')).toBeUndefined();
    expect(firstRun(readText(linked('web'), { relations }))).toMatchObject({
      color: '#0563c1',
      underline: true,
    });
    expect(firstRun(readText(linked('jump'), { relations }))).toMatchObject({ underline: true });
    expect(firstRun(readText(linked('evil'), { relations }))).not.toHaveProperty('underline');
  });

  test('what the deck says of other texts does not shine through titles and bodies of a master', () => {
    const files = deckFiles({});
    const defaults =
      '<p:defaultTextStyle><a:lvl1pPr><a:defRPr i="1"/></a:lvl1pPr></p:defaultTextStyle></p:presentation>';
    const main = String(files['ppt/presentation.xml']).replace('</p:presentation>', defaults);
    const made = {
      bodyStyle: '<a:lvl1pPr><a:defRPr sz="2000"/></a:lvl1pPr>',
      layout: sp(at(0, 0, 100, 50), para('x'), { placeholder: 'type="body" idx="1"' }),
      files: { 'ppt/presentation.xml': main },
    };
    const body = readShapes(sp('', para('in it'), { placeholder: 'type="body" idx="1"' }), made)[0];
    const box = readShapes(sp(at(0, 0, 100, 50), para('beside'), { box: true }), made)[0];
    const italic = (each: typeof body) => each?.type === 'text' && each.text.paragraphs[0]?.runs[0]?.italic;
    expect(italic(body)).toBeUndefined();
    expect(italic(box)).toBe(true);
  });

  test('buttons for the next and the last slide lead there', () => {
    const button = (jump: string) =>
      para('go', `<a:rPr><a:hlinkClick r:id="" action="ppaction://hlinkshowjump?jump=${jump}"/></a:rPr>`);
    const shapes = ['nextslide', 'previousslide', 'lastslide', 'endshow'].map((jump) =>
      sp(at(0, 0, 100, 20), button(jump), { box: true }),
    );
    const pages = readPages({ slides: [{ shapes: shapes.join('') }, {}, {}] });
    const ids = pages.map(({ slide }) => slide.id);
    const links = pages[0]?.slide.elements.map((each) =>
      each.type === 'text' ? each.text.paragraphs[0]?.runs[0]?.link : undefined,
    );
    expect(links).toEqual([
      { kind: 'slide', slideId: ids[1] },
      undefined,
      { kind: 'slide', slideId: ids[2] },
      undefined,
    ]);
  });

  test.each([
    ['letters of a symbol font', 'àè', '<a:latin typeface="Wingdings"/>', '→→'],
    ['any letter of the symbol font', 'abÎ"', '<a:latin typeface="Symbol"/>', 'αβ∈∀'],
    ['signs of another font among words', '\uf0e0 yes', '<a:sym typeface="Wingdings"/>', '→ yes'],
    ['an arrow that Office made while one typed', 'à ', '<a:sym typeface="Wingdings"/>', '→ '],
    ['words beside which another font is named for signs', 'x+z à', '<a:sym typeface="Symbol"/>', 'x+z à'],
  ])('%s', (_what, letters, fonts, text) => {
    expect(firstRun(readText(para(letters, `<a:rPr>${fonts}</a:rPr>`)))?.text).toBe(text);
  });

  const namespaces =
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
  const letters = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const power = `<m:sSup><m:e>${letters('x')}</m:e><m:sup>${letters('2')}</m:sup></m:sSup>`;
  const formula = (content: string) => `<a14:m ${namespaces}><m:oMath>${content}</m:oMath></a14:m>`;

  test.each([
    ['its letters', letters('x=1'), 'x=1'],
    ['its powers', power, 'x²'],
    ['its fractions', `<m:f><m:num>${letters('a')}</m:num><m:den>${letters('b')}</m:den></m:f>`, '(a)/(b)'],
    [
      'its sums',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${letters('i=1')}</m:sub><m:sup>${letters('n')}</m:sup><m:e>${letters('x')}</m:e></m:nary>`,
      '∑_(i=1)^(n) x',
    ],
  ])('a formula keeps %s', (_what, content, line) => {
    const { text } = readText(`<a:p>${formula(content)}</a:p>`);
    expect(text.paragraphs[0]?.runs[0]?.text).toBe(line);
  });

  const readWithPicture = (body: string) => {
    const picture = `${at(0, 0, 400, 100)}<a:blipFill><a:blip r:embed="img"/></a:blipFill>`;
    const choice = `<mc:AlternateContent ${namespaces}><mc:Choice Requires="a14">${sp(at(0, 0, 400, 100), `<a:bodyPr/>${body}`)}</mc:Choice><mc:Fallback>${sp(picture, '<a:bodyPr/><a:p/>')}</mc:Fallback></mc:AlternateContent>`;
    return readShapes(choice, {
      relations: relation('img', 'image', '../media/image1.png'),
      files: { 'ppt/media/image1.png': tinyPng },
    })[0];
  };

  test('a formula with few words is the picture that Office keeps of it, described a line per paragraph', () => {
    const body = `${para('So')}<a:p><a:r><a:t>is </a:t></a:r>${formula(letters('a+b=c+d'))}${formula(power)}</a:p>`;
    expect(readWithPicture(body)).toMatchObject({
      type: 'shape',
      fill: { kind: 'picture' },
      alt: 'So\nis a+b=c+dx²',
    });
  });

  test('words with a short formula among them stay words', () => {
    const body = `${para('The area of a square')}<a:p><a:r><a:t>is </a:t></a:r>${formula(power)}</a:p>`;
    const { text } = isText(readWithPicture(body));
    expect(text.paragraphs.map(({ runs }) => runs.map((run) => run.text).join(''))).toEqual([
      'The area of a square',
      'is x²',
    ]);
  });
});

describe('inheritance', () => {
  const style = level(
    1,
    '<a:spcBef><a:spcPct val="50000"/></a:spcBef><a:buChar char="•"/><a:defRPr sz="2800"/>',
    'marL="228600" indent="-228600"',
  );
  const made = {
    bodyStyle: style,
    titleStyle: level(1, '<a:defRPr sz="4400"/>', 'algn="ctr"'),
    master:
      sp(at(50, 50, 900, 100), '<a:bodyPr anchor="ctr"/><a:p/>', { placeholder: 'type="title"' }) +
      sp(at(50, 150, 900, 400), '<a:bodyPr/><a:p/>', { placeholder: 'type="body" idx="1"' }),
    layout: bodyPlaceholder(level(1, '<a:defRPr b="1"/>'), at(60, 160, 800, 300)),
  };

  test('a body takes place from the layout, look from layout, master and its list of levels', () => {
    const [body] = readShapes(sp('', `<a:bodyPr/>${para('Point')}`, { placeholder: 'idx="1"' }), made);
    expect(body).toMatchObject({ type: 'text', role: 'body', left: 60, top: 160, width: 800, height: 300 });
    expect(isText(body).text.paragraphs[0]).toMatchObject({
      left: 18.75,
      indent: -18.75,
      before: 17.5,
      bullet: { kind: 'character', character: '•' },
      runs: [{ text: 'Point', size: 29.17, bold: true }],
    });
  });

  test('a title takes place, anchor and alignment from the master where the layout has none', () => {
    const [title] = readShapes(
      sp('', `<a:bodyPr/>${para('Title')}`, { placeholder: 'type="ctrTitle"' }),
      made,
    );
    expect(title).toMatchObject({ role: 'title', left: 50, top: 50 });
    expect(isText(title).text).toMatchObject({
      anchor: 'middle',
      paragraphs: [{ align: 'center', runs: [{ size: 45.83 }] }],
    });
  });

  test('the slide wins over all of them', () => {
    const own = para('Point', '<a:rPr sz="1000" b="0"/>', '<a:pPr marL="0" indent="0"><a:buNone/></a:pPr>');
    const [body] = readShapes(sp(at(1, 2, 3, 4), `<a:bodyPr/>${own}`, { placeholder: 'idx="1"' }), made);
    expect(body).toMatchObject({ left: 1, top: 2 });
    expect(isText(body).text.paragraphs[0]).toMatchObject({ runs: [{ size: 10.42 }] });
    expect(isText(body).text.paragraphs[0]).toMatchObject({ left: 0, indent: 0 });
    expect(isText(body).text.paragraphs[0]).not.toHaveProperty('bullet');
    expect(firstRun(isText(body))).toMatchObject({ bold: false });
  });

  test('a placeholder that nobody filled is not shown', () => {
    expect(readShapes(sp('', '<a:bodyPr/><a:p/>', { placeholder: 'idx="1"' }), made)).toEqual([]);
  });

  test('a style of a shape gives its text font and colour', () => {
    const style =
      '<p:style><a:lnRef idx="0"/><a:fillRef idx="1"><a:schemeClr val="accent1"/></a:fillRef><a:effectRef idx="0"/><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></p:style>';
    const [shape] = readShapes(
      sp(`${box}<a:prstGeom prst="ellipse"/>`, `<a:bodyPr/>${para('x')}`, { style }),
    );
    expect(shape).toMatchObject({
      type: 'shape',
      fill: { color: '#4472c4' },
      text: { paragraphs: [{ runs: [{ color: '#ffffff' }] }] },
    });
  });
});

describe('lists', () => {
  const numbers = (...items: [lvl: number, type: string | undefined][]) =>
    listNumbers(
      readText(
        items
          .map(([lvl, type]) =>
            para(
              'x',
              '',
              `<a:pPr lvl="${lvl}">${type ? `<a:buAutoNum type="${type}"/>` : '<a:buNone/>'}</a:pPr>`,
            ),
          )
          .join(''),
      ).text.paragraphs,
    );

  test('are counted per level', () => {
    const style = 'arabicPeriod';
    expect(numbers([0, style], [0, style], [1, style], [1, style], [0, style], [1, style])).toEqual([
      1, 2, 1, 2, 3, 1,
    ]);
  });

  test('start again after a paragraph without a number or with another style', () => {
    expect(numbers([0, 'arabicPeriod'], [0, undefined], [0, 'arabicPeriod'], [0, 'alphaLcParenR'])).toEqual([
      1,
      undefined,
      1,
      1,
    ]);
  });

  test('start where they say, and empty paragraphs do not count', () => {
    const item = (text: string) =>
      `<a:p><a:pPr><a:buAutoNum type="romanUcPeriod" startAt="4"/></a:pPr>${text && `<a:r><a:t>${text}</a:t></a:r>`}</a:p>`;
    const { text } = readText(item('a') + item('') + item('b'));
    expect(listNumbers(text.paragraphs)).toEqual([4, undefined, 5]);
    expect(text.paragraphs.map(({ bullet }) => bullet)).toMatchObject([
      { style: 'romanUcPeriod', startAt: 4 },
      undefined,
      { startAt: 4 },
    ]);
  });

  test('show the sign that a symbol font draws, in its own colour and size', () => {
    const properties =
      '<a:pPr><a:buClr><a:srgbClr val="FF0000"/></a:buClr><a:buSzPct val="80000"/><a:buFont typeface="Wingdings"/><a:buChar char="ü"/></a:pPr>';
    expect(readText(para('x', '', properties)).text.paragraphs[0]?.bullet).toEqual({
      kind: 'character',
      character: '✓',
      color: '#ff0000',
      size: 0.8,
    });
  });

  test('show the arrowhead of Wingdings as what it is, not as a triangle', () => {
    const properties = '<a:pPr><a:buFont typeface="Wingdings"/><a:buChar char="Ø"/></a:pPr>';
    expect(readText(para('x', '', properties)).text.paragraphs[0]?.bullet).toMatchObject({ character: '➢' });
  });

  test('show a sign once that drawings of diagrams write twice', () => {
    const properties = '<a:pPr><a:buChar char="••"/></a:pPr>';
    expect(readText(para('x', '', properties)).text.paragraphs[0]?.bullet).toMatchObject({ character: '•' });
  });
});

describe('boxes of text', () => {
  const boxOf = (attributes: string, content = '') =>
    isText(readShapes(sp(box, `<a:bodyPr ${attributes}>${content}</a:bodyPr>${para('x')}`, { box: true }))[0])
      .text;

  test('have the insets of the format unless they say otherwise', () => {
    expect(boxOf('').inset).toEqual({ left: 7.5, top: 3.75, right: 7.5, bottom: 3.75 });
    expect(boxOf(`lIns="0" tIns="${emu(9)}"`).inset).toMatchObject({ left: 0, top: 9 });
  });

  test('say how text is fitted', () => {
    expect(boxOf('', '<a:normAutofit fontScale="62500" lnSpcReduction="20000"/>')).toMatchObject({
      fit: 'shrink',
      scale: 0.63,
      lineReduction: 0.2,
    });
    expect(boxOf('', '<a:spAutoFit/>').fit).toBe('grow');
    expect(boxOf('').fit).toBe('none');
  });

  test('say how text runs, where it is anchored and whether it wraps', () => {
    expect(boxOf('vert="eaVert" anchor="b" wrap="none" numCol="2"')).toMatchObject({
      direction: 'vertical-rl',
      anchor: 'bottom',
      wrap: false,
      columns: { count: 2 },
    });
    expect(boxOf('vert="vert270"').direction).toBe('turned-270');
  });

  test('keep line heights, spaces and alignment of paragraphs', () => {
    const properties =
      '<a:pPr algn="r" marR="121920" rtl="1" hangingPunct="1"><a:lnSpc><a:spcPct val="90000"/></a:lnSpc><a:spcBef><a:spcPts val="1200"/></a:spcBef><a:spcAft><a:spcPts val="600"/></a:spcAft></a:pPr>';
    expect(readText(para('x', '', properties)).text.paragraphs[0]).toMatchObject({
      align: 'right',
      right: 10,
      rightToLeft: true,
      hanging: true,
      lineHeight: { share: 0.9 },
      before: 12.5,
      after: 6.25,
    });
    expect(
      readText(para('x', '', '<a:pPr><a:lnSpc><a:spcPts val="2400"/></a:lnSpc></a:pPr>')).text.paragraphs[0]
        ?.lineHeight,
    ).toEqual({ fixed: 25 });
  });

  test('words from right to left stand on the side of the page that is said, which is the left one where none is', () => {
    const sideOf = (attributes: string, list = '') =>
      readText(`<a:lstStyle>${list}</a:lstStyle>${para('x', '', `<a:pPr ${attributes}/>`)}`).text
        .paragraphs[0]?.align;
    expect(sideOf('rtl="1"')).toBe('left');
    expect(sideOf('rtl="1" algn="l"')).toBe('left');
    expect(sideOf('rtl="1"', level(1, '', 'algn="r"'))).toBe('right');
    expect(sideOf('algn="ctr"', level(1, '', 'algn="l" rtl="1"'))).toBe('center');
    expect(sideOf('')).toBeUndefined();
  });

  test('ten thousand characters on a page are all there', () => {
    const { text } = readText(para('字'.repeat(10_000)));
    expect(text.paragraphs[0]?.runs[0]?.text).toHaveLength(10_000);
  });

  test('emoji alone are text like any other', () => {
    expect(firstRun(readText(para('😀👩‍🚀🎉')))?.text).toBe('😀👩‍🚀🎉');
  });
});
