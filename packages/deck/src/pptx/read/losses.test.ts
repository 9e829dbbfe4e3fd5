import { describe, expect, test } from 'vitest';
import { at, deckFiles, makeDeck, open, pack, para, readPages, relation, sp, tinyPng } from '../testing.ts';
import type { MadeDeck, MadeSlide } from '../testing.ts';

const lostOn = (slide: MadeSlide, made: Omit<MadeDeck, 'slides'> = {}) =>
  readPages({ ...made, slides: [slide] })[0]?.notKept;

const box = (properties: string, text = '') => sp(`${at(0, 0, 100, 50)}${properties}`, text);

/** A deck whose main part says more, and has more relations. */
function withMain(more: string, relations: string, slide: MadeSlide, files: Record<string, string>) {
  const parts = deckFiles({ slides: [slide] });
  const main = String(parts['ppt/presentation.xml']).replace('</p:presentation>', `${more}</p:presentation>`);
  const links = String(parts['ppt/_rels/presentation.xml.rels']).replace(
    '</Relationships>',
    `${relations}</Relationships>`,
  );
  return open(
    pack({ ...parts, 'ppt/presentation.xml': main, 'ppt/_rels/presentation.xml.rels': links, ...files }),
  );
}

describe('what a page loses is named with the words that go with it', () => {
  test('comments, by who wrote them, and the answers to them', () => {
    const p = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
    const m =
      'xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
    const said = (text: string) => `<p188:txBody><a:bodyPr/>${para(text)}</p188:txBody>`;
    const deck = withMain(
      '',
      relation('a', 'commentAuthors', 'commentAuthors.xml') + relation('b', 'authors', 'authors.xml'),
      {
        relations:
          relation('c1', 'comments', '../comments/comment1.xml') +
          relation('c2', 'comments', '../comments/modern1.xml'),
      },
      {
        'ppt/commentAuthors.xml': `<p:cmAuthorLst ${p}><p:cmAuthor id="0" name="王芳"/></p:cmAuthorLst>`,
        'ppt/authors.xml': `<p188:authorLst ${m}><p188:author id="{A}" name="Li Ming"/></p188:authorLst>`,
        'ppt/comments/comment1.xml': `<p:cmLst ${p}><p:cm authorId="0" idx="1"><p:pos x="1" y="1"/><p:text>数字要更新</p:text></p:cm></p:cmLst>`,
        'ppt/comments/modern1.xml': `<p188:cmLst ${m}><p188:cm id="{1}" authorId="{A}"><p188:replyLst><p188:reply id="{2}" authorId="{A}">${said('Done')}</p188:reply></p188:replyLst>${said('Is this right?')}</p188:cm></p188:cmLst>`,
      },
    );
    expect([...deck.read()][0]?.notKept).toEqual([
      { what: 'comment', name: '王芳', words: '数字要更新' },
      { what: 'comment', name: 'Li Ming', words: 'Is this right?' },
      { what: 'comment', name: 'Li Ming', words: 'Done' },
    ]);
  });

  test('links to files and macros, by the words that were clicked; those to the web stay', () => {
    const linked = (id: string, text: string, action = '') =>
      `<a:r><a:rPr><a:hlinkClick r:id="${id}" ${action}/></a:rPr><a:t>${text}</a:t></a:r>`;
    const words = `<a:bodyPr/><a:p>${linked('f', 'see ')}${linked('f', 'this')}${linked('w', 'web')}${linked('', 'run', 'action="ppaction://macro?name=Sum"')}</a:p>`;
    const relations =
      relation('f', 'hyperlink', 'file:///C:\\Users\\me\\Sales%202026.xlsx', true) +
      relation('w', 'hyperlink', 'https://example.com/', true);
    expect(lostOn({ shapes: box('', words), relations })).toEqual([
      { what: 'file-link', name: 'Sales 2026.xlsx', words: 'see this' },
      { what: 'macro', name: 'Sum', words: 'run' },
    ]);
  });

  test('handwriting without a picture of itself', () => {
    const ink =
      '<p14:contentPart xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" r:id="x"><p14:nvContentPartPr><p14:cNvPr id="7" name="Ink 4" descr="a tick"/></p14:nvContentPartPr></p14:contentPart>';
    expect(lostOn({ shapes: ink })).toEqual([{ what: 'ink', name: 'Ink 4', words: 'a tick' }]);
  });

  test('pictures outside of the file are never fetched: a frame with their description stands there, fills go', () => {
    const picture = (call: string) =>
      `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Far" descr="A cat"/></p:nvPicPr><p:blipFill><a:blip ${call}="far"/></p:blipFill><p:spPr>${at(0, 0, 90, 90)}</p:spPr></p:pic>`;
    const filled = '<a:prstGeom prst="rect"/><a:blipFill><a:blip r:link="far"/><a:stretch/></a:blipFill>';
    const slide = {
      shapes: picture('r:link') + picture('r:embed') + box(filled),
      relations: relation('far', 'image', 'http://example.com/cat.png', true),
      background: '<p:bg><p:bgPr><a:blipFill><a:blip r:link="far"/></a:blipFill></p:bgPr></p:bg>',
    };
    const [page] = readPages({ slides: [slide] });
    expect(page?.notKept.map(({ what }) => what)).toEqual(Array(4).fill('linked-picture'));
    expect(JSON.stringify([page?.slide.elements, page?.slide.background])).not.toContain('example.com');
    expect(page?.media).toEqual([]);
    expect(page?.slide.elements.slice(0, 2)).toMatchObject([
      { lost: 'picture', alt: 'A cat' },
      { lost: 'picture', alt: 'A cat' },
    ]);
  });

  test('a model in space of which a picture is shown', () => {
    const picture = `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Planet"/></p:nvPicPr><p:blipFill><a:blip r:embed="img"/></p:blipFill><p:spPr>${at(0, 0, 9, 9)}</p:spPr></p:pic>`;
    const shapes = `<mc:AlternateContent><mc:Choice Requires="am3d"><p:graphicFrame><a:graphic><a:graphicData><am3d:model3d xmlns:am3d="x"/></a:graphicData></a:graphic></p:graphicFrame></mc:Choice><mc:Fallback>${picture}</mc:Fallback></mc:AlternateContent>`;
    const [page] = readPages({
      slides: [{ shapes, relations: relation('img', 'image', '../media/image1.png') }],
      files: { 'ppt/media/image1.png': tinyPng },
    });
    expect(page?.slide.elements).toMatchObject([{ type: 'image', name: 'Planet' }]);
    expect(page?.notKept).toEqual([{ what: 'model', name: 'Planet' }]);
  });

  test.each([
    [
      'pattern',
      '<a:ln><a:pattFill prst="pct50"><a:fgClr><a:srgbClr val="FF0000"/></a:fgClr></a:pattFill></a:ln>',
      '',
    ],
    ['depth', '<a:sp3d><a:bevelT w="1"/></a:sp3d>', ''],
    ['depth', '<a:scene3d><a:camera prst="isometricTopUp"/></a:scene3d>', ''],
    ['effect', '<a:effectLst><a:glow rad="1"/></a:effectLst>', ''],
    ['warp', '', '<a:bodyPr><a:prstTxWarp prst="textCanUp"/></a:bodyPr>'],
    ['warp', '', '<a:bodyPr><a:prstTxWarp prst="textArchUp"/></a:bodyPr>', 'سلام'],
    ['warp', '', '<a:bodyPr><a:prstTxWarp prst="textArchUp"/></a:bodyPr>', 'long '.repeat(500)],
  ])('%s: a look that is drawn in a plainer way', (what, properties, body, words = 'Words') => {
    const shapes = box(properties, `${body || '<a:bodyPr/>'}${para(words)}`);
    expect(lostOn({ shapes })).toEqual([{ what, name: 'Shape' }]);
  });

  test('looks that nobody would see are not named', () => {
    const flat =
      '<a:effectLst><a:outerShdw blurRad="1"/></a:effectLst><a:scene3d><a:camera prst="orthographicFront"/></a:scene3d><a:sp3d/>';
    const text = `<a:bodyPr><a:prstTxWarp prst="textNoShape"/></a:bodyPr>${para('Words')}`;
    expect(lostOn({ shapes: box(flat, text) })).toEqual([]);
  });

  test('a transition that talks do not play, and the sound that a slide comes with', () => {
    const turn = (effect: string) => ({ after: `<p:transition>${effect}</p:transition>` });
    const sound = '<p:sndAc><p:stSnd><p:snd r:embed="x" name="Applause"/></p:stSnd></p:sndAc>';
    expect(lostOn(turn('<p:push/>'))).toEqual([]);
    expect(lostOn(turn(`<p:checker/>${sound}`))).toEqual([
      { what: 'transition' },
      { what: 'audio', name: 'Applause' },
    ]);
  });
});

test('macros, fonts and named choices of slides belong to no page', () => {
  const more =
    '<p:embeddedFontLst><p:embeddedFont><p:font typeface="站酷快乐体"/></p:embeddedFont></p:embeddedFontLst><p:custShowLst><p:custShow name="Short talk" id="0"/></p:custShowLst>';
  const files = { 'ppt/vbaProject.bin': 'macros' };
  const { report } = withMain(more, relation('v', 'vbaProject', 'vbaProject.bin'), {}, files);
  expect(report.notKept).toEqual([
    { what: 'macro' },
    { what: 'font', name: '站酷快乐体' },
    { what: 'custom-show', name: 'Short talk' },
  ]);
  expect(open(makeDeck()).report.notKept).toEqual([]);
});
