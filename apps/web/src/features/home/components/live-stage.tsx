import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { type ComponentType, type ReactNode, Suspense, useRef } from 'react';
import { useServer } from '../../../lib/server-settings.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useSeenAtLeisure } from '../hooks.ts';
import styles from './live-stage.module.css';
import { Stage } from './stage.tsx';

type Props = {
  /** Plays the sample talk; its code comes later. */
  sample: ComponentType<{ language: ContentLanguage; otherwise: ReactNode }>;
};

/** The stage of the home page: drawn at first, and where a sample is shipped in the reader's language, alive. */
export function LiveStage({ sample: Sample }: Props) {
  const { language } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeenAtLeisure(place);
  const isThere = useServer(({ settings }) => settings?.samples.includes(language) ?? false);
  const drawn = <Stage />;
  return (
    <div ref={place} className={styles.place}>
      {isSeen && isThere ? (
        <Suspense fallback={drawn}>
          <Sample key={language} language={language} otherwise={drawn} />
        </Suspense>
      ) : (
        drawn
      )}
    </div>
  );
}
