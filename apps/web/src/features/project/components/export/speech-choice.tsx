import type { DeckExport } from '@app/contract/export/schema.ts';
import { useTexts } from '../../../../lib/texts.ts';
import styles from './export-dialog.module.css';
import { exportTexts as texts } from './messages.ts';

/** What goes into a file beside what is said. */
export type SpeechWish = Pick<DeckExport, 'captions' | 'presenter'>;

/** All of the talk that a file can hold. */
export const usualSpeech: SpeechWish = { captions: true, presenter: true };

type Props = {
  /** How many pages can be heard, and how many cannot; undefined until it is known. */
  pages: { spoken: number; silent: number } | undefined;
  wish: SpeechWish;
  onChange: (wish: SpeechWish) => void;
};

const parts = [
  { name: 'captions', about: texts.captionsText },
  { name: 'presenter', about: texts.presenterText },
] as const;

/** What can be said about a file with speech. */
export function SpeechChoice({ pages, wish, onChange }: Props) {
  const { t } = useTexts();
  return (
    <div className={styles.speech}>
      {pages ? <p>{t(pages.silent === 0 ? texts.allSpoken : texts.someSpoken, pages)}</p> : null}
      {parts.map(({ name, about }) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={wish[name]}
            onChange={({ currentTarget }) => onChange({ ...wish, [name]: currentTarget.checked })}
          />
          <span>
            {t(texts[name])}
            <small>{t(about)}</small>
          </span>
        </label>
      ))}
    </div>
  );
}
