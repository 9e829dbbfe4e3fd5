/** The power of each frequency in a frame whose length is a power of two: half as many bins, and one. */
export function powersOf(frame: Float64Array): Float64Array {
  const size = frame.length;
  const real = Float64Array.from(frame);
  const imaginary = new Float64Array(size);
  reorder(real);
  for (let width = 2; width <= size; width *= 2) {
    const half = width / 2;
    for (let step = 0; step < half; step++) {
      const angle = (-2 * Math.PI * step) / width;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let at = step; at < size; at += width) {
        const [r, i] = [real[at + half] ?? 0, imaginary[at + half] ?? 0];
        const [turnedReal, turnedImaginary] = [r * cos - i * sin, r * sin + i * cos];
        const [evenReal, evenImaginary] = [real[at] ?? 0, imaginary[at] ?? 0];
        real[at] = evenReal + turnedReal;
        imaginary[at] = evenImaginary + turnedImaginary;
        real[at + half] = evenReal - turnedReal;
        imaginary[at + half] = evenImaginary - turnedImaginary;
      }
    }
  }
  return Float64Array.from(
    { length: size / 2 + 1 },
    (_, bin) => (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2,
  );
}

/** Each sample goes where the bits of its place, read backwards, say. */
function reorder(values: Float64Array): void {
  const size = values.length;
  for (let at = 1, mirrored = 0; at < size; at++) {
    let bit = size >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (at >= mirrored) continue;
    const kept = values[at] ?? 0;
    values[at] = values[mirrored] ?? 0;
    values[mirrored] = kept;
  }
}
