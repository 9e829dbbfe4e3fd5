import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/texts.ts';
import { helperTexts as texts } from '../messages.ts';
import type { Tip } from '../rules.ts';
import { setMuted, showTargetAgain, useHelper } from '../store.ts';
import styles from './assistant.module.css';

type Props = {
  tip: Tip;
  onHelp: () => void;
  onDone: () => void;
};

/** One sentence, one thing to do, the way to help, and the wish not to hear it again. */
export function TipCard({ tip, onHelp, onDone }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const isMuted = useHelper(({ muted }) => muted.includes(tip.id));
  const act = () => {
    onDone();
    if (tip.to === undefined) showTargetAgain();
    else void navigate(tip.to);
  };
  const changeMuted = () => {
    setMuted(tip.id, !isMuted);
    if (!isMuted) onDone();
  };
  return (
    <div className={styles.card}>
      <p role="status">{t(tip.text)}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.action} onClick={act}>
          {t(tip.action)}
        </button>
        <button type="button" className={styles.mute} onClick={onHelp}>
          {t(texts.help)}
        </button>
        <button type="button" className={styles.mute} onClick={changeMuted}>
          {t(isMuted ? texts.unmute : texts.mute)}
        </button>
      </div>
    </div>
  );
}
