import { useEngine } from '../hooks.ts';
import styles from './ask.module.css';

/** Questions that are asked by a click. */
export function QuestionChips({ questions }: { questions: readonly string[] }) {
  const engine = useEngine();
  if (questions.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => void engine.questions.send(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
