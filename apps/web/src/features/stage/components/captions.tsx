import { useMemo } from 'react';
import { useStage } from '../hooks.ts';
import { captionLines } from '../rules.ts';
import styles from './captions.module.css';

/** What is being said, with the spoken word marked. The transcript is there for readers of the screen. */
export function Captions() {
  const isOn = useStage((state) => state.captions);
  const cue = useStage((state) => state.cue);
  const words = useStage((state) => state.cueWords);
  const word = useStage((state) => state.cueWord);
  const lines = useMemo(() => (cue ? captionLines(cue, words) : []), [cue, words]);
  if (!isOn || lines.length === 0) return null;
  return (
    <div className={styles.captions} aria-hidden="true" data-captions>
      {lines.map((pieces, line) => (
        <p key={`${cue?.startMs} ${line}`}>
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
