import { userRoutes } from '@app/contract/user/routes.ts';
import type { User } from '@app/contract/user/schema.ts';
import { Suspense, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import { call } from '../../../../lib/api.ts';
import { later } from '../../../../lib/later.ts';
import { notify } from '../../../../lib/notices.ts';
import { say, useTexts } from '../../../../lib/texts.ts';
import { keepAccount } from '../../store.ts';
import { pictureRefusal, pictureTypes } from '../../rules.ts';
import { settingsMessages as texts } from './messages.ts';
import styles from './picture-field.module.css';

const CropDialog = later(async () => (await import('./crop-dialog.tsx')).CropDialog);

type Chosen = { bitmap: ImageBitmap; type: string };

/** Reads a chosen picture; says why when it cannot be used. */
async function read(file: File | undefined): Promise<Chosen | undefined> {
  if (!file) return undefined;
  const refusal = pictureRefusal(file);
  if (refusal) {
    notify('error', say(refusal));
    return undefined;
  }
  try {
    return { bitmap: await createImageBitmap(file), type: file.type };
  } catch {
    notify('error', say(texts.pictureUnreadable));
    return undefined;
  }
}

/** The picture of the account, cut to a square here in the browser. */
export function PictureField({ user }: { user: User }) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<Chosen>();
  const [isRemoving, setIsRemoving] = useState(false);
  async function remove() {
    setIsRemoving(true);
    try {
      keepAccount((await call(userRoutes.removePicture, {})).user);
      notify('success', t(texts.pictureRemoved));
    } catch {
      // The notice has said why.
    } finally {
      setIsRemoving(false);
    }
  }
  return (
    <div className={styles.field}>
      <Head user={user} />
      <div className={styles.words}>
        <div className={styles.row}>
          <FileButton
            label={t(texts.choosePicture)}
            accept={pictureTypes}
            multiple={false}
            onFiles={([file]) => void read(file).then(setChosen)}
          />
          {user.picture === null ? null : (
            <Button variant="default" loading={isRemoving} onClick={() => void remove()}>
              {t(texts.removePicture)}
            </Button>
          )}
        </div>
        <small>{t(texts.pictureHint)}</small>
      </div>
      <Suspense fallback={null}>
        {chosen ? <CropDialog {...chosen} onClose={() => setChosen(undefined)} /> : null}
      </Suspense>
    </div>
  );
}

/** The picture, or the first letter of the name. */
function Head({ user: { picture, nickname } }: { user: User }) {
  const { t } = useTexts();
  if (picture !== null) {
    return <img className={styles.head} src={picture} width={96} height={96} alt={t(texts.picture)} />;
  }
  return (
    <span className={styles.head} aria-hidden="true">
      {[...nickname][0]?.toUpperCase() ?? '·'}
    </span>
  );
}
