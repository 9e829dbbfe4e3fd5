import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { AppearanceCard } from './appearance-card.tsx';
import { factorTexts } from '../factor/messages.ts';
import { DeletionCard } from './deletion-card.tsx';
import { FactorCard } from './factor-card.tsx';
import { MailboxCard } from './mailbox-card.tsx';
import { settingsMessages as texts } from './messages.ts';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ReferralCard } from './referral-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import styles from './settings.module.css';

const sections = [
  { id: 'profile', label: texts.profile, Card: ProfileCard },
  { id: 'appearance', label: texts.appearance, Card: AppearanceCard },
  { id: 'dictionary', label: texts.dictionary, Card: DictionaryCard },
  { id: 'mailbox', label: texts.mailbox, Card: MailboxCard },
  { id: 'password', label: texts.password, Card: PasswordCard },
  { id: 'factor', label: factorTexts.title, Card: FactorCard },
  { id: 'sessions', label: texts.sessions, Card: SessionsCard },
  { id: 'referral', label: texts.referral, Card: ReferralCard },
  { id: 'delete', label: texts.deletion, Card: DeletionCard },
] as const;

type Props = {
  /** The switch of the shell for light and dark. */
  schemeSwitch: ReactNode;
  /** How words are read in all projects. */
  dictionary: ReactNode;
  onLoggedOut: () => void;
};

/** Most who come here want something else: it is fetched when it is opened, or was the address. */
function DictionaryCard({ dictionary }: Pick<Props, 'dictionary'>) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(window.location.hash === '#dictionary');
  return (
    <Card title={t(texts.dictionary)}>
      {isOpen ? (
        dictionary
      ) : (
        <div className={styles.choice}>
          <span>{t(texts.dictionaryText)}</span>
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {t(texts.dictionaryOpen)}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Everything about one's own account, one part below the other, each with an address of its own. */
export function Settings(props: Props) {
  const { t } = useTexts();
  useEffect(() => {
    // The browser looked for the part before it was there.
    const part = sections.find(({ id }) => window.location.hash === `#${id}`);
    if (part) document.getElementById(part.id)?.scrollIntoView();
  }, []);
  return (
    <div className={styles.settings}>
      <nav className={styles.contents} aria-label={t(texts.sections)}>
        {sections.map(({ id, label }) => (
          <a key={id} href={`#${id}`}>
            {t(label)}
          </a>
        ))}
      </nav>
      <div className={styles.cards}>
        {sections.map(({ id, Card: Part }) => (
          <div key={id} id={id} className={styles.section}>
            <Part {...props} />
          </div>
        ))}
      </div>
    </div>
  );
}
