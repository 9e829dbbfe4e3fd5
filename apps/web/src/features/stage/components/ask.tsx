import type { Talk } from '@app/contract/project/schema.ts';
import { conversationLimits } from '@app/contract/conversation/limits.ts';
import { conversationMessages } from '@app/contract/conversation/messages.ts';
import { IconMicrophone } from '@tabler/icons-react';
import { type FocusEvent, type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import styles from './ask.module.css';
import { QuestionChips } from './question-chips.tsx';
import { Turns } from './turns.tsx';

const { max } = conversationLimits.question;
// Few speak: recording is fetched by those who do.
const SpeakQuestion = lazy(async () => ({ default: (await import('./speak-question.tsx')).SpeakQuestion }));

/** Questions to the talk. As soon as somebody begins one, the talk is silent. */
export function Ask({ talk, asked }: { talk: Talk; asked: number }) {
  const engine = useEngine();
  const turns = useStage((state) => state.turns);
  const phase = useStage((state) => state.phase);
  // What has arrived may still be being said.
  const isOpen =
    phase === 'answering' || turns.some(({ state }) => state === 'waiting' || state === 'answering');
  const field = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useFocusAfterAnswer(field);
  useEffect(() => {
    if (asked > 0) field.current?.focus();
  }, [asked]);
  const onBlur = (event: FocusEvent) => {
    // Whoever goes to another part of the panel is still asking.
    if (panel.current?.contains(event.relatedTarget)) return;
    // So is whoever speaks.
    if (panel.current?.querySelector('[data-recording]')) return;
    if ((field.current?.value ?? '').trim() === '') engine.questions.unask();
  };
  return (
    <div ref={panel} className={styles.ask} onBlur={onBlur}>
      <Turns turns={turns} talk={talk} />
      <div className={styles.below}>
        {turns.length === 0 ? <QuestionChips questions={talk.introQuestions} /> : null}
        <QuestionForm field={field} isOpen={isOpen} hears={talk.hears} />
      </div>
    </div>
  );
}

type FormProps = { field: React.RefObject<HTMLTextAreaElement | null>; isOpen: boolean; hears: boolean };

function QuestionForm({ field, isOpen, hears }: FormProps) {
  const { t } = useTexts();
  const engine = useEngine();
  const id = useId();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [isSpeaking, setSpeaking] = useState(false);
  const stopSpeaking = (heard = '') => {
    setSpeaking(false);
    // Before it is sent, whoever asked sees what was understood.
    if (heard !== '') setText((before) => `${before} ${heard}`.trim());
    field.current?.focus();
  };
  const isLong = text.trim().length > max;
  const problem = isLong
    ? t(conversationMessages.questionTooLong)
    : tried && text.trim() === ''
      ? t(conversationMessages.questionEmpty)
      : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '' || isLong) return field.current?.focus();
    setTried(false);
    setText('');
    void engine.questions.send(text.trim());
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <label htmlFor={id} className="only-for-readers">
        {t(texts.question)}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={text}
        placeholder={t(texts.questionHint)}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-count ${id}-problem`}
        onFocus={engine.questions.ask}
        onChange={(event) => {
          engine.questions.ask();
          setTried(false);
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          // Enter chooses a word while Chinese is being typed.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
      {isSpeaking ? (
        <Suspense>
          <SpeakQuestion onText={stopSpeaking} onEnd={() => stopSpeaking()} />
        </Suspense>
      ) : null}
      <div className={styles.row}>
        <small id={`${id}-count`} data-long={isLong}>
          {t(texts.counter, { count: text.trim().length, max })}
        </small>
        {hears ? <Microphone isSpeaking={isSpeaking} onSpeak={() => setSpeaking(true)} /> : null}
        <Actions isOpen={isOpen} />
      </div>
    </form>
  );
}

/** Speak instead of typing. */
function Microphone({ isSpeaking, onSpeak }: { isSpeaking: boolean; onSpeak: () => void }) {
  const { t } = useTexts();
  const { questions } = useEngine();
  const speak = () => {
    questions.ask();
    onSpeak();
  };
  return <IconButton label={t(texts.speak)} icon={IconMicrophone} disabled={isSpeaking} onClick={speak} />;
}

/** Stop the answer, send the question. */
function Actions({ isOpen }: { isOpen: boolean }) {
  const { t } = useTexts();
  const { questions } = useEngine();
  return (
    <>
      {isOpen ? (
        <button type="button" className={styles.stop} onClick={questions.stopAnswer}>
          {t(texts.stop)}
        </button>
      ) : null}
      <button type="submit" className={styles.send}>
        {t(texts.send)}
      </button>
    </>
  );
}

/** When the answer is over and nothing new was begun, the keys belong to the talk again. */
function useFocusAfterAnswer(field: React.RefObject<HTMLTextAreaElement | null>): void {
  const phase = useStage((state) => state.phase);
  const before = useRef(phase);
  useEffect(() => {
    const wasAnswering = before.current === 'answering';
    before.current = phase;
    if (!wasAnswering || phase === 'asking' || phase === 'answering') return;
    if (document.activeElement === field.current && field.current?.value === '')
      document.querySelector<HTMLElement>('[data-play]')?.focus({ preventScroll: true });
  }, [phase, field]);
}
