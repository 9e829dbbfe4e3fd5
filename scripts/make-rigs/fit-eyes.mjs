// Moves the lids of drawn eyes to where they are in the picture, and the skin around them along.
const rings = {
  R: [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
  L: [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466],
};
/** How far the skin around follows, in widths of the eye. */
const reach = 0.6;

export function fitEyes(points, boxes = {}) {
  const moved = points.map((point) => [...point]);
  for (const [side, [left, top, right, bottom]] of Object.entries(boxes)) {
    const ring = rings[side].map((index) => points[index]);
    const xs = ring.map(([x]) => x);
    const ys = ring.map(([, y]) => y);
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const moves = ring.map(([x, y]) => [
      left + ((x - x0) / (x1 - x0)) * (right - left) - x,
      top + ((y - y0) / (y1 - y0)) * (bottom - top) - y,
    ]);
    // The irises, from 468 on, were found where they are.
    for (let i = 0; i < 468; i++) {
      const away = ring.map(([x, y]) => Math.hypot(points[i][0] - x, points[i][1] - y));
      const follow = Math.exp(-((Math.min(...away) / ((right - left) * reach)) ** 2));
      const weights = away.map((far) => 1 / (far ** 3 + 1e-3));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      for (const axis of [0, 1])
        moved[i][axis] +=
          (weights.reduce((sum, weight, k) => sum + weight * moves[k][axis], 0) / total) * follow;
    }
  }
  return moved;
}
