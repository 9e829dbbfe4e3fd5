import { languages } from '@app/contract/base/messages.ts';
import type { ReactNode } from 'react';
import { Card } from '../../../../components/card.tsx';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { chooseLanguage } from '../../store.ts';
import { settingsMessages as texts } from './messages.ts';
import styles from './settings.module.css';

/** Each language by its own name, whichever is spoken now. */
const nameOf = (language: string) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language.slice(0, 2)) ?? language;

/** How the pages look and which language they speak. */
export function AppearanceCard({ schemeSwitch }: { schemeSwitch: ReactNode }) {
  const { t, language } = useTexts();
  return (
    <Card title={t(texts.appearance)}>
      <p className={styles.note}>{t(texts.appearanceText)}</p>
      <div className={styles.choice}>
        <span>{t(texts.language)}</span>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t(texts.language)}
          value={language}
          onChange={(value) => chooseLanguage(languages.find((name) => name === value) ?? 'zh-CN')}
          data={languages.map((value) => ({ value, label: nameOf(value) }))}
        />
      </div>
      <div className={styles.choice}>
        <span>{t(texts.scheme)}</span>
        {schemeSwitch}
      </div>
    </Card>
  );
}
