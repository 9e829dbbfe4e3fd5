import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { memo, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { sentencePieces, type TalkPage } from '../rules.ts';
import styles from './transcript.module.css';

/** Every word of the talk as text. The spoken one is marked; a click goes to a word. */
export function Transcript() {
  const pages = useStage((state) => state.pages);
  const tracks = useStage((state) => state.tracks);
  const current = useStage((state) => state.page);
  return (
    <div className={styles.transcript}>
      {pages.map((page, index) => (
        <PageText
          key={page.id}
          page={page}
          index={index}
          track={tracks[index]}
          isCurrent={index === current}
        />
      ))}
    </div>
  );
}

type PageProps = { page: TalkPage; index: number; track: PageTrack | undefined; isCurrent: boolean };

const PageText = memo(function PageText({ page, index, track, isCurrent }: PageProps) {
  const { t } = useTexts();
  const engine = useEngine();
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isCurrent) head.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <section ref={head} className={styles.page}>
      <h2>
        <button type="button" onClick={() => engine.goTo(index)}>
          {`${index + 1} · ${page.title || t(texts.untitledPage, { page: index + 1 })}`}
        </button>
      </h2>
      {track && track.sentences.length > 0 ? (
        <p>
          {track.sentences.map((sentence) => (
            <Sentence
              key={sentence.srcStart}
              script={page.script}
              sentence={sentence}
              track={track}
              page={index}
              isCurrent={isCurrent}
            />
          ))}
          <Rest script={page.script} track={track} />
        </p>
      ) : (
        <p className={styles.plain}>{page.script.trim() || t(texts.noScript)}</p>
      )}
    </section>
  );
});

/** What of the script is not spoken yet. */
function Rest({ script, track }: { script: string; track: PageTrack }) {
  const rest = script.slice(track.sentences.at(-1)?.srcEnd ?? 0).trim();
  return rest === '' ? null : <span className={styles.plain}>{rest}</span>;
}

type SentenceProps = {
  script: string;
  sentence: PageTrack['sentences'][number];
  track: PageTrack;
  page: number;
  isCurrent: boolean;
};

function Sentence({ script, sentence, track, page, isCurrent }: SentenceProps) {
  const engine = useEngine();
  const { words } = track;
  const pieces = useMemo(() => sentencePieces(script, sentence, words), [script, sentence, words]);
  // Only the sentence that is being said is shown anew with every word.
  const spoken = useStage(({ word, phase }) => {
    const mark = isCurrent && phase !== 'closed' ? words[word] : undefined;
    return mark && mark.srcStart >= sentence.srcStart && mark.srcEnd <= sentence.srcEnd ? word : -1;
  });
  const jump = (event: MouseEvent<HTMLButtonElement>) => {
    const { word } = (event.target as HTMLElement).dataset;
    engine.goTo(page, word === undefined ? sentence.startMs : (words[Number(word)]?.startMs ?? 0));
  };
  return (
    <button type="button" className={styles.sentence} data-spoken={spoken >= 0} onClick={jump}>
      {pieces.map((piece, place) =>
        piece.word !== undefined && piece.word === spoken ? (
          <mark key={place} data-word={piece.word}>
            {piece.text}
          </mark>
        ) : (
          <span key={place} data-word={piece.word}>
            {piece.text}
          </span>
        ),
      )}
    </button>
  );
}
