import { avatarLimits } from '@app/contract/avatar/limits.ts';
import { IconCamera, IconCloudUpload } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import { useFileDrop } from '../../../../components/file-drop.ts';
import { formatSize } from '../../../../lib/format.ts';
import { later } from '../../../../lib/later.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { photoTexts as texts } from './messages.ts';
import styles from './photo-source.module.css';

const CameraDialog = later(async () => (await import('./camera-dialog.tsx')).CameraDialog);

const accept = '.png,.jpg,.jpeg,image/png,image/jpeg';

/** Takes a photo that is pasted anywhere on the page. */
function usePastedPhoto(onFile: (file: File) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

/** Where a photo comes from: a file that is chosen, dropped or pasted, or the camera. */
export function PhotoSource({ onFile }: { onFile: (file: File) => void }) {
  const { t, language } = useTexts();
  const { isOver, props } = useFileDrop(([file]) => file && onFile(file));
  return (
    <div className={styles.zone} data-over={isOver} {...props}>
      <IconCloudUpload size={36} stroke={1.4} aria-hidden="true" />
      <b>{t(texts.drop)}</b>
      <p>
        {t(texts.dropHint, {
          max: formatSize(avatarLimits.photo.maxBytes, language),
          ...avatarLimits.portrait,
        })}
      </p>
      <SourceButtons label={t(texts.choose)} onFile={onFile} />
    </div>
  );
}

type SourceProps = { label: string; variant?: 'filled' | 'default'; onFile: (file: File) => void };

/** The same as two buttons, for who has a photo and wants another one. */
export function SourceButtons({ label, variant = 'filled', onFile }: SourceProps) {
  const { t } = useTexts();
  const [isCamera, setCamera] = useState(false);
  usePastedPhoto(onFile);
  return (
    <div className={styles.buttons}>
      <FileButton
        label={label}
        variant={variant}
        accept={accept}
        multiple={false}
        onFiles={([file]) => file && onFile(file)}
      />
      <Button
        variant="default"
        leftSection={<IconCamera size={18} stroke={1.6} />}
        onClick={() => setCamera(true)}
      >
        {t(texts.camera)}
      </Button>
      <Suspense fallback={null}>
        {isCamera ? (
          <CameraDialog
            onClose={() => setCamera(false)}
            onUse={(file) => {
              setCamera(false);
              onFile(file);
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
