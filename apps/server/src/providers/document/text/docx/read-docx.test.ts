import { tinyPng } from '@app/deck/pptx/testing.ts';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { linesOf, makeDocx, noContext } from '../testing.ts';
import { readDocx } from './read-docx.ts';

const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`;
const p = (inside: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`;
const text = (words: string, properties = '') => p(run(words), properties);
const style = (id: string) => `<w:pStyle w:val="${id}"/>`;
const styles =
  '<w:styles><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Own"/><w:basedOn w:val="H1"/></w:style><w:style w:type="paragraph" w:styleId="TOC1"><w:name w:val="toc 1"/></w:style><w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="S"><w:name w:val="Subtitle"/></w:style></w:styles>';
const numbering =
  '<w:numbering><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>';
const point = (level: number) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;

const document = (body: string, files: Record<string, string | Uint8Array> = {}) =>
  readDocx(makeDocx(body, { 'styles.xml': styles, 'numbering.xml': numbering, ...files }), noContext);
const read = async (body: string, files?: Record<string, string | Uint8Array>) =>
  linesOf(await document(body, files));

describe('headings of a .docx', () => {
  test('are those of their style, of what it is based on, and of their outline level', async () => {
    expect(
      await read(
        text('One', style('H1')) +
          text('Two', style('Own')) +
          text('Deep', '<w:outlineLvl w:val="2"/>') +
          text('Words.'),
      ),
    ).toEqual(['# One', '# Two', '### Deep', 'Words.']);
  });

  test('without styles are short bold lines, by their numbers', async () => {
    const bold = (words: string) => p(run(words, '<w:b/>'));
    expect(await read(bold('一、背景') + text('很久以前。') + bold('（一）起源') + text('更早。'))).toEqual([
      '# 一、背景',
      '很久以前。',
      '## （一）起源',
      '更早。',
    ]);
    expect(await read(bold('This one is a bold sentence.') + text('Words.'))).toEqual([
      'This one is a bold sentence.',
      'Words.',
    ]);
  });

  test('are lines that are counted with points above their text, below those of a style', async () => {
    const said =
      '这一段话说明本次调查是怎样开展的，一共发出了两百份问卷，收回了其中的一百八十份，没有填完的问卷不在统计之内，其余的都算。';
    expect(
      await read(
        text('调查方法', style('H1')) +
          text('1.1. 问卷') +
          text(said) +
          text('1.2 访谈') +
          text(said) +
          text('结果', style('H1')) +
          text('2.1 第一条要求') +
          text('2.2 第二条要求') +
          text('2.3 第三条要求。'),
      ),
    ).toEqual([
      '# 调查方法',
      '## 1.1. 问卷',
      said,
      '## 1.2 访谈',
      said,
      '# 结果',
      '2.1 第一条要求',
      '2.2 第二条要求',
      '2.3 第三条要求。',
    ]);
  });

  test('are single points that Word has counted above a text; those of a list are not', async () => {
    const said =
      'The survey went to two hundred homes, and what came back was counted by hand in the spring of that year.';
    const counted = point(1);
    expect(
      await read(
        text('Survey', style('H1')) +
          text('Method', counted) +
          text(said) +
          text('Results', counted) +
          text(said) +
          text('Author: somebody', counted) +
          text(said) +
          text('Salt', counted) +
          text('Water', counted) +
          text(said),
      ),
    ).toEqual([
      '# Survey',
      '### Method',
      said,
      '### Results',
      said,
      '  1. Author: somebody',
      said,
      '  1. Salt',
      '  1. Water',
      said,
    ]);
  });

  test('the first of several chapters is no title, and a paragraph in the style of a heading is none', async () => {
    const long = '这一段话被作者误用了标题的样式，其实只是正文。'.repeat(4);
    const { title, ...rest } = await document(
      text('背景', style('H1')) +
        text('起源', '<w:outlineLvl w:val="1"/>') +
        text('很久以前。') +
        text('方法', style('H1')) +
        text(long, style('H1')),
    );
    expect([title, linesOf(rest).at(-1)]).toEqual([undefined, long]);
  });

  test('a title names the document; a table of contents is no text of it', async () => {
    const { title, ...rest } = await document(
      text('The Sea', style('T')) + text('Waves 3', style('TOC1')) + text('Salt.'),
    );
    expect([title, linesOf(rest)]).toEqual(['The Sea', ['# The Sea', 'Salt.']]);
  });
});

test('the subtitle of a .docx is told apart from its text, and a second one is text', async () => {
  const { subtitle, ...rest } = await document(
    text('The Sea', style('T')) +
      text('A guide for sailors', style('S')) +
      text('Salt.') +
      text('More', style('S')),
  );
  expect([subtitle, linesOf(rest)]).toEqual(['A guide for sailors', ['# The Sea', 'Salt.', 'More']]);
});

test('a sign that XML cannot hold is no title of a .docx', async () => {
  const core = `<cp:coreProperties xmlns:cp="x" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>_x0001_</dc:title></cp:coreProperties>`;
  const named = { ...unzipSync(makeDocx(text('Salt.'))), 'docProps/core.xml': strToU8(core) };
  expect(await readDocx(zipSync(named), noContext)).not.toHaveProperty('title');
  const known = { ...named, 'docProps/core.xml': strToU8(core.replace('_x0001_', 'The_x0020_Sea')) };
  expect(await readDocx(zipSync(known), noContext)).toHaveProperty('title', 'The Sea');
});

test('paragraphs that were typed with numbers or marks are a list; a number alone begins none', async () => {
  expect(
    await read(
      text('1、先把盐放进水里。') +
        text('2、再把水慢慢烧开。') +
        text('（1）温度') +
        text('水在一百度沸腾。') +
        text('● Salt') +
        text('● Water') +
        text('3. What counts from three.'),
    ),
  ).toEqual([
    '1. 先把盐放进水里。',
    '1. 再把水慢慢烧开。',
    '（1）温度',
    '水在一百度沸腾。',
    '- Salt',
    '- Water',
    '3. What counts from three.',
  ]);
});

test('the file of a picture is no description of it', async () => {
  const picture = (words: string) =>
    `<w:r><w:drawing><wp:inline><wp:docPr id="1" descr="${words}"/><a:blip r:embed="p"/></wp:inline></w:drawing></w:r>`;
  const altsOf = async (...words: string[]) =>
    (await document(words.map((each) => p(picture(each))).join(''))).blocks.map((block) =>
      block.kind === 'figure' ? (block.alt ?? '') : block.kind,
    );
  expect(
    await altsOf('屏幕截图 2024-06-08 123331', 'IMG_2041', 'plan of the house.png', '房子的平面图'),
  ).toEqual(['', '', '', '房子的平面图']);
});

describe('the text of a .docx', () => {
  test('leaves out what was deleted, hidden or remarked', async () => {
    const body = p(
      `${run('kept ')}<w:del>${run('gone')}</w:del><w:ins>${run('added')}</w:ins>${run('secret', '<w:vanish/>')}<w:r><w:commentReference w:id="1"/></w:r>`,
    );
    expect(await read(body)).toEqual(['kept added']);
  });

  test('has notes at the end of their paragraph, and text boxes after it', async () => {
    const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${text('In the box')}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${text('In the box')}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const footnotes = `<w:footnotes><w:footnote w:id="2">${text('See there')}</w:footnote></w:footnotes>`;
    expect(
      await read(p(`${run('Said')}<w:r><w:footnoteReference w:id="2"/></w:r>${box}`) + text('Next.'), {
        'footnotes.xml': footnotes,
      }),
    ).toEqual(['Said (See there)', 'In the box', 'Next.']);
  });

  test('keeps the words of a link that leads nowhere', async () => {
    expect(await read(p(`<w:hyperlink r:id="gone" w:anchor="x">${run('a link')}</w:hyperlink>`))).toEqual([
      'a link',
    ]);
  });

  test('in a cell of a form is text, and the rows around it stay a table', async () => {
    const cell = (inside: string) => `<w:tc>${inside}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
    const long = 'Sequences are compared with each other, and those that are alike are kept together. ';
    const body = `<w:tbl>${row(cell(text('Name')), cell(text('Xiang')))}${row(cell(text('Number')), cell(text('42')))}${row(
      cell([1, 2, 3].map((at) => text(`${at}: ${long.repeat(2).trim()}`)).join('')),
    )}</w:tbl>`;
    const { blocks } = await document(body);
    expect(blocks.map(({ kind }) => kind)).toEqual(['table', 'paragraph', 'paragraph', 'paragraph']);
  });

  test('of a form is that of all its rows, and a table begins where it stands', async () => {
    const long = text(
      'Sequences are compared with each other, and those that are alike are kept together for later.',
    );
    const row = (inside: string) => `<w:tr><w:tc>${text('Aim')}</w:tc><w:tc>${inside}</w:tc></w:tr>`;
    const turned = p(`<w:r><w:lastRenderedPageBreak/></w:r>${run('On the next page.')}`);
    const form = await document(`<w:tbl>${row(long.repeat(3)).repeat(20)}</w:tbl>`);
    expect(form.blocks.length).toBe(80);
    const table = await document(`<w:tbl>${row(text('One'))}${row(turned)}</w:tbl>`);
    expect(table.blocks).toMatchObject([{ kind: 'table', page: 1 }]);
  });

  test('has lists with their depth', async () => {
    expect(await read(text('tea', point(0)) + text('green', point(1)) + text('coffee', point(0)))).toEqual([
      '- tea',
      '  - green',
      '- coffee',
    ]);
  });

  test('counts pages where Word drew them, else where its author broke them', async () => {
    const drawn =
      p('<w:r><w:br w:type="page"/></w:r>') + p(`<w:r><w:lastRenderedPageBreak/></w:r>${run('two')}`);
    const broken = p('<w:r><w:br w:type="page"/></w:r>') + text('two');
    for (const body of [drawn, broken]) {
      const { pages, blocks } = await document(text('one') + body);
      expect([pages, blocks.map(({ page }) => page)]).toEqual([2, [1, 2]]);
    }
  });

  test('has formulas that stand alone as LaTeX, and others on their line', async () => {
    const half =
      '<m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath>';
    const root =
      '<m:oMath><m:rad><m:deg/><m:e><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:e></m:rad></m:oMath>';
    expect(
      await read(
        p(`<m:oMathPara>${half}</m:oMathPara>`) + p(root) + p(`${run('Half is ')}${half}${run('.')}`),
      ),
    ).toEqual(['$\\frac{a}{b}$', '$\\sqrt{{x}^{2}}$', 'Half is (a)/(b).']);
  });
});

describe('tables and pictures of a .docx', () => {
  const cell = (words: string, properties = '') =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${text(words)}</w:tc>`;
  const row = (cells: string) => `<w:tr>${cells}</w:tr>`;

  test('what spans several cells stands in each; a caption above belongs to the table', async () => {
    const table = `<w:tbl>${row(cell('Sales', '<w:gridSpan w:val="2"/>'))}${row(cell('north', '<w:vMerge w:val="restart"/>') + cell('3'))}${row(cell('', '<w:vMerge/>') + cell('4'))}</w:tbl>`;
    expect(await read(text('表 1 销售') + table + text('End.'))).toEqual([
      '|= Sales | Sales',
      '| north | 3',
      '| north | 4',
      '[表 1 销售]',
      'End.',
    ]);
  });

  test('a frame around text is no table', async () => {
    expect(await read(`<w:tbl>${row(cell('Take care'))}</w:tbl>`)).toEqual(['Take care']);
  });

  test('a picture has the caption below it; one that is not in the file is a figure without a picture', async () => {
    const wide = Uint8Array.from(tinyPng);
    new DataView(wide.buffer).setUint32(16, 300);
    new DataView(wide.buffer).setUint32(20, 200);
    const picture = (id: string) =>
      `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="A duck"/><a:blip r:embed="${id}"/></wp:inline></w:drawing></w:r>`;
    expect(
      await read(p(picture('one.png')) + text('Figure 1: The duck') + p(picture('none')), {
        'one.png': wide,
      }),
    ).toEqual(['(figure png) Figure 1: The duck', '(figure) A duck']);
  });
});
