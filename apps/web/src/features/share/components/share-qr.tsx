import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { saveBlob } from '../../../lib/download.ts';
import { qrCode, type QrCode } from '../../../lib/qr.ts';
import { useTexts } from '../../../lib/texts.ts';
import { shareDialogTexts as texts } from './share-dialog-messages.ts';
import { qrPath, quietZone } from './share-dialog-rules.ts';
import styles from './share-qr.module.css';

/** A cell of the saved picture, in pixels: large enough to be printed. */
const cellSize = 16;

function saveAsPicture(code: QrCode, name: string): void {
  const side = (code.length + 2 * quietZone) * cellSize;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, side, side);
  pen.fillStyle = '#000000';
  for (const [top, row] of code.entries())
    for (const [left, isDark] of row.entries())
      if (isDark)
        pen.fillRect((left + quietZone) * cellSize, (top + quietZone) * cellSize, cellSize, cellSize);
  canvas.toBlob((blob) => blob && saveBlob(blob, `${name}.png`), 'image/png');
}

/** The link for a camera. A link that is too long for it has none: it stands beside as text. */
export function ShareQr({ link, title }: { link: string; title: string }) {
  const { t } = useTexts();
  const code = useMemo(() => qrCode(link), [link]);
  if (!code) return null;
  const side = code.length + 2 * quietZone;
  return (
    <figure className={styles.qr}>
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={t(texts.qr)} shapeRendering="crispEdges">
        <rect width={side} height={side} fill="#ffffff" />
        <path d={qrPath(code)} fill="#000000" />
      </svg>
      <figcaption>
        <span>{t(texts.qrHint)}</span>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.6} />}
          onClick={() => saveAsPicture(code, title)}
        >
          {t(texts.qrSave)}
        </Button>
      </figcaption>
    </figure>
  );
}
