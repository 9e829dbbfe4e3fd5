import { expect, test } from 'vitest';
import { coursewareLimits, coursewareTheme, newSlide } from './limits.ts';
import { elementNumbers, elementTypes } from './states/element-type.ts';

test('a deck has at least one and at most 100 slides', () => {
  expect(coursewareLimits.slides).toEqual({ min: 1, max: 100 });
});

test('the viewport is 1000 wide with a ratio of 0.5625, and the canvas takes 90 percent', () => {
  expect(coursewareLimits.viewport).toEqual({ width: 1000, ratio: 0.5625, canvasPercent: 90 });
});

test('there are six different theme colours, the font is #333 and the background white', () => {
  expect(new Set(coursewareTheme.themeColors).size).toBe(6);
  expect(coursewareTheme.fontColor).toBe('#333');
  expect(coursewareTheme.backgroundColor).toBe('#fff');
});

test('a new slide has a centred title at 54 px and a subtitle at 24 px', () => {
  expect(newSlide.title).toEqual({ fontSize: 54, align: 'center' });
  expect(newSlide.subtitle.fontSize).toBe(24);
});

test('the avatar takes two thirds of the height at 3:4 and stands at the bottom right', () => {
  const { width, ratio } = coursewareLimits.viewport;
  const height = width * ratio * newSlide.avatar.heightShare;
  expect(height).toBeCloseTo(375);
  expect(height * newSlide.avatar.widthToHeight).toBeCloseTo(281.25);
  expect([newSlide.avatar.horizontal, newSlide.avatar.vertical]).toEqual(['right', 'bottom']);
});

test('the element types have the numbers of the spec', () => {
  expect(elementNumbers).toEqual({
    text: 40,
    image: 20,
    avatar: 170,
    shape: 20,
    chart: 200,
    table: 30,
    video: 250,
    audio: 20,
    latex: 20,
  });
  expect([...elementTypes].sort()).toEqual(Object.keys(elementNumbers).sort());
});
