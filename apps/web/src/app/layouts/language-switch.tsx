import { chooseLanguage } from '../../features/account/store.ts';
import { currentLanguage } from '../../lib/language.ts';
import { useTexts } from '../../lib/texts.ts';
import { shellMessages } from '../shell-messages.ts';
import styles from './language-switch.module.css';

/** To the other language, without a reload. */
export function LanguageSwitch() {
  const { t, language } = useTexts();
  const other = language === 'zh-CN' ? 'en-US' : 'zh-CN';
  return (
    <button
      type="button"
      className={styles.language}
      lang={other}
      onClick={() => chooseLanguage(currentLanguage() === 'zh-CN' ? 'en-US' : 'zh-CN')}
    >
      {t(shellMessages.otherLanguage)}
    </button>
  );
}
