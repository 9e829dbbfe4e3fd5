import { spendingWorks } from '@app/contract/helper/limits.ts';
import { Link } from 'react-router';
import { Dialog } from '../../../components/dialog.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useHelperCount } from '../api.ts';
import { helperTexts as texts } from '../messages.ts';
import { CountPill } from './count-pill.tsx';
import styles from './help-dialog.module.css';

/** How a talk is made, what takes uses and what does not, and the ways to more. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const { count } = useHelperCount();
  const showKeys = () => {
    onClose();
    // The list of shortcuts belongs to the frame, which hears this key.
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));
  };
  return (
    <Dialog title={t(texts.help)} closeLabel={t(texts.close)} onClose={onClose}>
      <div className={styles.help}>
        <h3>{t(texts.helpHow)}</h3>
        <ol>
          <li>
            <Link to="/project?new=1" onClick={onClose}>
              {t(texts.helpUpload)}
            </Link>
          </li>
          <li>{t(texts.helpCreate)}</li>
          <li>{t(texts.helpShare)}</li>
        </ol>
        <h3>{t(texts.helpSpends)}</h3>
        <ul>
          {spendingWorks.map(({ uses, about }) => (
            <li key={about.key}>
              <Link to="/project" onClick={onClose}>
                {t(about)}
              </Link>
              <b>{t(texts.uses, { count: uses })}</b>
            </li>
          ))}
        </ul>
        <p>
          <CountPill count={count} hasWords /> {t(texts.helpSpendsNone)}
        </p>
        <div className={styles.ways}>
          <button type="button" onClick={showKeys}>
            {t(texts.helpKeys)}
          </button>
          <Link to="/credit-usage" onClick={onClose}>
            {t(texts.helpCredits)}
          </Link>
          <Link to="/rights-details" onClick={onClose}>
            {t(texts.toRights)}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
