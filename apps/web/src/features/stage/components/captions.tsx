import { useMemo } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { captionLines } from '../rules.ts';
import styles from './captions.module.css';

/** What is being said, with the spoken word marked. The transcript is there for readers of the screen. */
export function Captions() {
  const { t } = useTexts();
  const isOn = useStage((state) => state.captions);
  const caption = useStage((state) => state.caption);
  const words = useStage((state) => state.captionWords);
  const word = useStage((state) => state.captionWord);
  const lines = useMemo(() => (caption ? captionLines(caption, words) : []), [caption, words]);
  const cited = useStage(({ phase, cited: now }) => (phase === 'answering' ? now : undefined));
  if (!isOn || lines.length === 0) return null;
  return (
    <div className={styles.captions} aria-hidden="true" data-captions>
      {cited ? (
        <p className={styles.source} data-source>
          {cited.quote
            ? t(texts.pageQuote, { page: cited.page + 1, quote: cited.quote })
            : t(texts.pageNumber, { page: cited.page + 1 })}
        </p>
      ) : null}
      {lines.map((pieces, line) => (
        <p key={`${caption?.startMs} ${line}`}>
          {pieces.map((piece, place) =>
            piece.word !== undefined && piece.word === word ? (
              <mark key={place}>{piece.text}</mark>
            ) : (
              <span key={place}>{piece.text}</span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
