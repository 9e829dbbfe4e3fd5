import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Button } from '../../../components/button.tsx';
import { QrCode, qrCells } from '../../../components/qr-code.tsx';
import { type QrCells, qrPath } from '../../../components/qr-path.ts';
import { saveBlob } from '../../../lib/download.ts';
import { useTexts } from '../../../lib/texts.ts';
import { shareDialogTexts as texts } from './share-dialog-messages.ts';
import styles from './share-qr.module.css';

/** A cell of the saved picture, in pixels: large enough to be printed. */
const cellSize = 16;

function saveAsPicture(cells: QrCells, name: string): void {
  const side = cells.length * cellSize;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, side, side);
  pen.fillStyle = '#000000';
  pen.scale(cellSize, cellSize);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this fills a path, not a list
  pen.fill(new Path2D(qrPath(cells)));
  canvas.toBlob((blob) => blob && saveBlob(blob, `${name}.png`), 'image/png');
}

/** The link for a camera. */
export function ShareQr({ link, title }: { link: string; title: string }) {
  const { t } = useTexts();
  const cells = useMemo(() => qrCells(link), [link]);
  return (
    <figure className={styles.qr}>
      <QrCode text={link} label={t(texts.qr)} />
      <figcaption>
        <span>{t(texts.qrHint)}</span>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.6} />}
          onClick={() => saveAsPicture(cells, title)}
        >
          {t(texts.qrSave)}
        </Button>
      </figcaption>
    </figure>
  );
}
