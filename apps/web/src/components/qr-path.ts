export type QrCells = readonly (readonly boolean[])[];

/** A QR code as one path in cells: a row of dark cells is one bar. */
export const qrPath = (cells: QrCells): string =>
  cells
    .flatMap((row, top) =>
      [...row.map(Number).join('').matchAll(/1+/g)].map(
        ({ 0: bar, index }) => `M${index} ${top}h${bar.length}v1h-${bar.length}z`,
      ),
    )
    .join('');
