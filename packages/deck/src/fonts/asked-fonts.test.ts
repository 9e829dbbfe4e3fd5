import { expect, test } from 'vitest';
import { drawSlide } from '../design/draw-slide.ts';
import { makeDeck, open, para, sp, at } from '../pptx/testing.ts';
import { askedFonts } from './asked-fonts.ts';

test('the fonts of a slide are those that its words are written in, also where the theme names them', () => {
  const said = (fonts: string, text: string) => `<a:r><a:rPr>${fonts}</a:rPr><a:t>${text}</a:t></a:r>`;
  const fonts = '<a:latin typeface="Gill Sans MT"/><a:ea typeface="华文楷体"/>';
  const words = `<a:bodyPr/><a:p>${said(fonts, 'Hello')}${said('<a:latin typeface="Nobody"/><a:ea typeface="隶书"/>', '你好')}</a:p>`;
  const shapes = sp(at(0, 0, 100, 50), words) + sp(at(0, 60, 100, 50), `<a:bodyPr/>${para('Plain')}`);
  const deck = open(makeDeck({ slides: [{ shapes }] }));
  const [page] = [...deck.read()];
  const design = { ...deck.design };
  expect(page && askedFonts(drawSlide(page.slide, design)).toSorted()).toEqual(
    ['Gill Sans MT', '隶书', deck.design.theme.body.latin].filter(Boolean).toSorted(),
  );
});
