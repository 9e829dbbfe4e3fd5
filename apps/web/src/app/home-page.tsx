import { useEffect } from 'react';
import { say } from '@app/contract/base/messages.ts';
import { VoiceLine } from '../components/voice-line.tsx';
import { ServerLine } from '../features/home/components/server-line.tsx';
import { Stage } from '../features/home/components/stage.tsx';
import { homeMessages } from '../features/home/messages.ts';
import { setLanguage, useLanguage } from '../lib/language.ts';
import styles from './home-page.module.css';

export function HomePage() {
  const language = useLanguage();
  const other = language === 'zh-CN' ? 'en-US' : 'zh-CN';
  const title = say(homeMessages.documentTitle, language);
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <VoiceLine />
        <span className={styles.name}>{say(homeMessages.name, language)}</span>
        <span className={styles.otherName}>{say(homeMessages.otherName, language)}</span>
        <button type="button" className={styles.switch} lang={other} onClick={() => setLanguage(other)}>
          {say(homeMessages.otherLanguage, language)}
        </button>
      </header>
      <main className={styles.hero}>
        <div className={styles.words}>
          <h1>
            {say(homeMessages.headline, language)} <em>{say(homeMessages.headlineEnd, language)}</em>
          </h1>
          <p className={styles.about}>{say(homeMessages.about, language)}</p>
          <ServerLine />
        </div>
        <Stage />
      </main>
      <footer className={styles.footer}>
        <a href="/api-docs">{say(homeMessages.apiPages, language)}</a>
      </footer>
    </div>
  );
}
