import { useMemo } from 'react';
import { useStage } from '../hooks.ts';
import { captionLines } from '../rules.ts';
import styles from './captions.module.css';

/** What is being said, with the spoken word marked. The transcript is there for readers of the screen. */
export function Captions() {
  const isOn = useStage((state) => state.captions);
  const caption = useStage((state) => state.caption);
  const words = useStage((state) => state.captionWords);
  const word = useStage((state) => state.captionWord);
  const lines = useMemo(() => (caption ? captionLines(caption, words) : []), [caption, words]);
  if (!isOn || lines.length === 0) return null;
  return (
    <div className={styles.captions} aria-hidden="true" data-captions>
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
