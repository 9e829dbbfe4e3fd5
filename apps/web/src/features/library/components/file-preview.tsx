import type { Upload } from '@app/contract/upload/schema.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { saveAddress } from '../../../lib/download.ts';
import { useTexts } from '../../../lib/texts.ts';
import { libraryMessages as texts } from '../messages.ts';
import { kindOf } from '../rules.ts';
import styles from './file-preview.module.css';

/** A picture, a sound or a film, as the browser shows it. */
export function FilePreview({ file, onClose }: { file: Upload; onClose: () => void }) {
  const { t } = useTexts();
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Dialog
      title={file.name}
      closeLabel={t(texts.close)}
      onClose={onClose}
      actions={
        <Button
          variant="light"
          leftSection={<IconDownload size={18} stroke={1.6} />}
          onClick={() => saveAddress(file.url, file.name)}
        >
          {t(texts.download)}
        </Button>
      }
    >
      {isBroken ? <p>{t(texts.cannotShow)}</p> : <Media file={file} onBroken={() => setIsBroken(true)} />}
    </Dialog>
  );
}

function Media({ file, onBroken }: { file: Upload; onBroken: () => void }) {
  const common = { className: styles.media, src: file.url, onError: onBroken };
  switch (kindOf(file.type)) {
    case 'picture':
      return <img alt={file.name} {...common} />;
    case 'audio':
      // What people bring has no captions.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      return <audio controls {...common} />;
    default:
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      return <video controls {...common} />;
  }
}
