import { userRoutes } from '@app/contract/user/routes.ts';
import { useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { upload } from '../../../../lib/upload.ts';
import { keepAccount } from '../../store.ts';
import { squareOf } from '../../rules.ts';
import { CropArea } from './crop-area.tsx';
import { settingsMessages as texts } from './messages.ts';
import styles from './picture-field.module.css';
import { cutPicture } from './cut-picture.ts';

type Props = { bitmap: ImageBitmap; type: string; onClose: () => void };

const farthest = 4;

/** Which square of a picture is shown: dragged and zoomed, then cut here, so that no more than needed is sent. */
export function CropDialog({ bitmap, type, onClose }: Props) {
  const { t } = useTexts();
  const zoomId = useId();
  const [zoom, setZoom] = useState(1);
  const [center, setCenter] = useState({ x: bitmap.width / 2, y: bitmap.height / 2 });
  const [isPending, setIsPending] = useState(false);
  const square = squareOf(bitmap, center, zoom);

  async function save() {
    if (isPending) return;
    setIsPending(true);
    try {
      const file = await cutPicture(bitmap, square, type);
      keepAccount((await upload(userRoutes.setPicture, { file })).user);
      notify('success', t(texts.pictureSaved));
      onClose();
    } catch {
      // The notice has said why; another part or another picture may do.
      setIsPending(false);
    }
  }

  return (
    <Dialog
      title={t(texts.cropTitle)}
      closeLabel={t(texts.close)}
      onClose={isPending ? () => undefined : onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={isPending}>
            {t(texts.cancel)}
          </Button>
          <Button loading={isPending} onClick={() => void save()}>
            {t(texts.takePicture)}
          </Button>
        </>
      }
    >
      <CropArea label={t(texts.cropPlace)} bitmap={bitmap} square={square} onMove={setCenter} />
      <div className={styles.zoom}>
        <label htmlFor={zoomId}>{t(texts.zoom)}</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={farthest}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </div>
    </Dialog>
  );
}
