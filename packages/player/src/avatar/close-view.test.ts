import { expect, test } from 'vitest';
import { closeView } from './close-view.ts';

const rigOf = (eyes: number, pupilDistance: number) => ({
  picture: { width: 960, height: 1280 },
  space: { origin: [480, eyes], pupilDistance, tilt: 0 } as never,
});
/** The chin is about this far below the eyes, in distances between the pupils. */
const chin = 1.95;
/** The lower end of the circle that shows a head, in pixels of the picture. */
const circleEnd = 896;

test('a head as large as those of the templates is shown as it is', () => {
  expect(closeView(rigOf(430, 153))).toBeUndefined();
});

test.each([
  [550, 236],
  [660, 285],
])('a larger one (eyes at %i, pupils %i apart) shrinks until its chin is in the circle', (eyes, pupils) => {
  const { scale, left, top } = closeView(rigOf(eyes, pupils))!;
  expect(eyes + chin * pupils).toBeGreaterThan(circleEnd);
  expect(top * 1280 + (eyes + chin * pupils) * scale).toBeLessThan(circleEnd);
  // The lower end of the picture, which fades, is not seen above that of the circle by more than the fading.
  expect(top * 1280 + 1280 * scale).toBeGreaterThan(circleEnd - 20);
  expect(left * 960 + 480 * scale).toBeCloseTo(480);
});
