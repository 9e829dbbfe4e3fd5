import type { Portrait } from '../paint/portrait.ts';

const cheeks = [50, 280, 101, 330, 117, 346];

/** The colour of the skin, 0 to 255: the mean of six points on the cheeks. */
export function skinColour({ colours, points, width }: Pick<Portrait, 'colours' | 'points' | 'width'>) {
  const mean = (channel: 0 | 1 | 2): number => {
    const values = cheeks.map((index) => {
      const [x, y] = points[index] ?? [0, 0];
      return colours[channel][Math.round(y) * width + Math.round(x)] ?? 0;
    });
    return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 255);
  };
  return [mean(0), mean(1), mean(2)] as [number, number, number];
}
