import type { Project } from '@app/contract/project/schema.ts';
import type { Share } from '@app/contract/share/schema.ts';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { notify } from '../../../lib/notices.ts';
import { say, useTexts } from '../../../lib/texts.ts';
import { ShareForm } from './share-dialog-form.tsx';
import { ShareLinks } from './share-dialog-links.tsx';
import { shareDialogTexts as texts } from './share-dialog-messages.ts';
import { isOfThisMachine, shareLink } from './share-dialog-rules.ts';
import { ShareQr } from './share-qr.tsx';
import { ShareReadiness } from './share-readiness.tsx';
import styles from './share-dialog.module.css';

type Props = { project: Pick<Project, 'id' | 'title'>; onClose: () => void };

/** Link and code at once: whoever gets one needs the other. */
async function copyShare(share: Share, title: string): Promise<void> {
  const link = shareLink(share, window.location.origin);
  try {
    await navigator.clipboard.writeText(say(texts.copyText, { title, link, code: share.extractionCode }));
    notify('success', say(texts.copied));
  } catch {
    // Pages that are not served securely have no clipboard.
    notify('error', say(texts.notCopied));
  }
}

/** Shares a project: how long, with how many, by which code; and the links that are there already. */
export function ShareDialog({ project, onClose }: Props) {
  const { t } = useTexts();
  const { id, title } = project;
  const [made, setMade] = useState<Share>();
  const copy = (share: Share) => void copyShare(share, title);
  return (
    <Dialog title={t(texts.title, { title })} closeLabel={t(texts.close)} onClose={onClose}>
      <ShareReadiness projectId={id} />
      {made ? (
        <Made share={made} title={title} onCopy={() => copy(made)} onAnother={() => setMade(undefined)} />
      ) : (
        <ShareForm projectId={id} onMade={setMade} />
      )}
      <ShareLinks projectId={id} onCopy={copy} />
    </Dialog>
  );
}

type MadeProps = { share: Share; title: string; onCopy: () => void; onAnother: () => void };

function Made({ share, title, onCopy, onAnother }: MadeProps) {
  const { t } = useTexts();
  const link = shareLink(share, window.location.origin);
  return (
    <section className={styles.made} aria-label={t(texts.made)}>
      <b role="status">{t(texts.made)}</b>
      <dl>
        <dt>{t(texts.link)}</dt>
        <dd>{link}</dd>
        <dt>{t(texts.code)}</dt>
        <dd className={styles.code}>{share.extractionCode}</dd>
      </dl>
      {isOfThisMachine(window.location.origin) ? <p className={styles.alone}>{t(texts.onlyHere)}</p> : null}
      <ShareQr link={link} title={title} />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onAnother}>
          {t(texts.another)}
        </Button>
        <Button leftSection={<IconCopy size={18} stroke={1.6} />} onClick={onCopy} data-autofocus>
          {t(texts.copyBoth)}
        </Button>
      </div>
    </section>
  );
}
