import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';
import { type QrCells, qrPath } from './qr-path.ts';

/** What readers need around a code, in cells. */
const quietZone = 4;

/** The cells of a QR code, with the quiet zone around it. */
export const qrCells = (text: string): QrCells => encode(text, { ecc: 'M', border: quietZone }).data;

/** A text for a camera. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const cells = useMemo(() => qrCells(text), [text]);
  const side = cells.length;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={qrPath(cells)} fill="#000000" />
    </svg>
  );
}
