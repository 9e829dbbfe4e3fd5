import { joinPieces } from '@app/contract/conversation/states/pieces.ts';
import { madeBy } from '@app/contract/engine/messages.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import { useEffect, useRef } from 'react';
import { VoiceLine } from '../../../components/voice-line.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import type { Turn } from '../store.ts';
import styles from './ask.module.css';
import { QuestionChips } from './question-chips.tsx';

/** The questions of this visitor with their answers. */
export function Turns({ turns, talk }: { turns: readonly Turn[]; talk: Talk }) {
  const { t } = useTexts();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turns.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [turns]);
  if (turns.length === 0) return <p className={styles.empty}>{t(texts.askEmpty)}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div className={styles.turns} aria-live="polite" tabIndex={0} role="log" aria-label={t(texts.ask)}>
      {turns.map((turn) => (
        <TurnView key={turn.id} turn={turn} talk={talk} />
      ))}
      <div ref={end} />
    </div>
  );
}

function TurnView({ turn, talk }: { turn: Turn; talk: Talk }) {
  const { t, language } = useTexts();
  const engine = useEngine();
  const { question, sentences, state, outcome, proposals = [], engine: by, silent, fault, isFinal } = turn;
  const pages = [...new Set(sentences.flatMap(({ page }) => (page === null ? [] : [page])))];
  const quotes = new Map(sentences.flatMap(({ quote, page }) => (quote && page ? [[quote, page]] : [])));
  return (
    <div className={styles.turn}>
      <p className={styles.question}>{question}</p>
      <div className={styles.answer}>
        {outcome === 'none' ? <b className={styles.none}>{t(texts.notInDeck)}</b> : null}
        {sentences.length > 0 ? <p>{joinPieces(sentences.map(({ text }) => text))}</p> : null}
        {[...quotes].map(([quote, page]) => (
          <small key={quote} className={styles.quote}>
            {t(texts.pageQuote, { page, quote })}
          </small>
        ))}
        {pages.length > 0 ? (
          <span className={styles.pages}>
            {pages.map((page) => (
              <button
                key={page}
                type="button"
                title={talk.pages[page - 1]?.title}
                onClick={() => engine.goTo(page - 1)}
              >
                {t(texts.pageNumber, { page })}
              </button>
            ))}
          </span>
        ) : null}
        <QuestionChips questions={proposals} />
        {state === 'waiting' ? (
          <span className={styles.state}>
            <VoiceLine moving />
            {t(texts.thinking)}
          </span>
        ) : null}
        {state === 'done' && by !== undefined ? (
          <small className={styles.state}>{madeBy('answered', by, language)}</small>
        ) : null}
        {state === 'done' && silent ? <small className={styles.state}>{t(texts.noVoice)}</small> : null}
        {state === 'stopped' ? <small className={styles.state}>{t(texts.stopped)}</small> : null}
        {state === 'failed' ? (
          <span className={styles.fault} role="alert">
            {fault}
            {isFinal ? null : (
              <button type="button" onClick={() => void engine.questions.send(question)}>
                {t(texts.retry)}
              </button>
            )}
          </span>
        ) : null}
      </div>
    </div>
  );
}
