import { useQuery } from '@tanstack/react-query';
import { nameOfLanguage } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import styles from './deck-form.module.css';
import { makingTexts as texts } from './messages.ts';

/** Tells before anything is spent that no voice speaks the language of a file. */
export function ForeignFile({ file }: { file: File }) {
  const { t, language } = useTexts();
  const { data: spoken } = useQuery({
    queryKey: ['language of a file', file.name, file.size, file.lastModified],
    // Loaded when a file is chosen: the list of projects does not wait for it. A file that cannot be read is told by the server.
    queryFn: async () => {
      const { languageOfFile } = await import('./language-of-file.ts');
      return (await languageOfFile(file).catch(() => undefined)) ?? null;
    },
  });
  if (!spoken || spoken === 'zh' || spoken === 'en') return null;
  return (
    <div className={styles.foreign} role="status">
      <b>{t(texts.titleForeign, { language: nameOfLanguage(spoken, language) })}</b>
      <p>{t(texts.foreign)}</p>
    </div>
  );
}
