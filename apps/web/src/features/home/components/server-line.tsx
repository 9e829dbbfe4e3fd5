import { say, type Language } from '@app/contract/base/messages.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useReadiness, type Readiness } from '../api.ts';
import { homeMessages } from '../messages.ts';
import styles from './server-line.module.css';

function describe(readiness: Readiness, language: Language): string {
  if (readiness.state === 'asking') return say(homeMessages.asking, language);
  if (readiness.state === 'not-ready') return say(homeMessages.notReady, language);
  return say(homeMessages.ready, language, { version: readiness.version });
}

export function ServerLine() {
  const language = useLanguage();
  const readiness = useReadiness();
  return (
    <p className={styles.line} role="status" data-state={readiness.state}>
      {describe(readiness, language)}
    </p>
  );
}
