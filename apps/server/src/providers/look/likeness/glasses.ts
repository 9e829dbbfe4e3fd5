import { brightness } from '../paint/colour.ts';
import { type FaceView, range } from '../paint/face-view.ts';

/** Between the eyes. */
const bridge = 168;
const reach = 0.02;

/** How strong the strongest straight edge across the bridge of the nose is, against the light of the skin: a frame. */
export function frameOnNose(view: FaceView, skinLight: number): number {
  const [middle, height] = view.place(bridge);
  const lightAt = (x: number, y: number) => {
    const colour = view.colourAt(x, y);
    return colour ? brightness(...colour) / skinLight : 0;
  };
  // Creases of the skin are short and bent: along a line of this length they cancel out.
  const xs = range(middle - 0.09, middle + 0.09, 10);
  const edges = range(height - 0.12, height + 0.3, 43).map((y) =>
    Math.abs(xs.reduce((sum, x) => sum + lightAt(x, y + reach) - lightAt(x, y - reach), 0) / xs.length),
  );
  return Math.max(...edges);
}
