/** A picture in shades of grey, row by row. */
export type Grey = { width: number; height: number; data: Uint8Array };

const side = 8;
const step = 4;
// The usual two: they keep shares of almost nothing from counting.
const [small, smaller] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

function windowLikeness(one: Grey, other: Grey, left: number, top: number): number {
  let [sumOne, sumOther, squareOne, squareOther, both] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) {
      const a = one.data[y * one.width + x] ?? 0;
      const b = other.data[y * other.width + x] ?? 0;
      sumOne += a;
      sumOther += b;
      squareOne += a * a;
      squareOther += b * b;
      both += a * b;
    }
  }
  const count = side * side;
  const [meanOne, meanOther] = [sumOne / count, sumOther / count];
  const variances = squareOne / count - meanOne ** 2 + squareOther / count - meanOther ** 2;
  const together = both / count - meanOne * meanOther;
  return (
    ((2 * meanOne * meanOther + small) * (2 * together + smaller)) /
    ((meanOne ** 2 + meanOther ** 2 + small) * (variances + smaller))
  );
}

/** The structural likeness of two pictures of one size (SSIM): 1 where they are the same. */
export function likeness(one: Grey, other: Grey): number {
  if (one.width !== other.width || one.height !== other.height)
    throw new Error('Pictures of two sizes cannot be compared.');
  let [sum, count] = [0, 0];
  for (let top = 0; top + side <= one.height; top += step) {
    for (let left = 0; left + side <= one.width; left += step) {
      sum += windowLikeness(one, other, left, top);
      count++;
    }
  }
  return sum / count;
}
