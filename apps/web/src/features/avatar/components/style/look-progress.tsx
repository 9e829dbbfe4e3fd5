import type { Avatar } from '@app/contract/avatar/schema.ts';
import { naturalLook } from '@app/contract/avatar/states/style.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { VoiceLine } from '../../../../components/voice-line.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import styles from './look-progress.module.css';
import { styleTexts as texts } from './messages.ts';

type Props = { avatar: Avatar; making: NonNullable<Avatar['making']>; onCancel: () => void };

const secondMs = 1000;

/** How long it has been going on. */
function useSecondsSince(moment: Date): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((now - moment.getTime()) / secondMs));
}

/** A look that is being made: what it will look like, how far it is, and that nobody has to wait here. */
export function LookProgress({ avatar, making, onCancel }: Props) {
  const { t } = useTexts();
  const seconds = useSecondsSince(making.since ?? avatar.updatedAt);
  const { chosen, photo, progress } = making;
  const picture =
    chosen === naturalLook ? photo?.url : making.styles.find(({ style }) => style === chosen)?.url;
  return (
    <section className={styles.stage} aria-label={t(texts.makingLabel)}>
      <div className={styles.picture}>{picture ? <img src={picture} alt="" /> : null}</div>
      <div className={styles.words}>
        <VoiceLine moving />
        <h2 role="status">{t(texts.making, { name: avatar.name })}</h2>
        <p>{t(texts.makingTime, { seconds })}</p>
        <ProgressBar label={t(texts.makingLabel)} value={progress / 100} />
        <Button variant="default" onClick={onCancel}>
          {t(texts.cancel)}
        </Button>
      </div>
    </section>
  );
}
