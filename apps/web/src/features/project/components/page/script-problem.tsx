import { Button } from '../../../../components/button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { projectTexts } from '../../messages.ts';
import type { ScriptDesk, Typed } from '../../store.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './problem.module.css';

type Props = { typed: Typed; pageId: string; desk: ScriptDesk; onChooseAvatar: () => void };

/** Why a script is not saved, and what can be done. The words stay in any case. */
export function ScriptProblem({ typed, pageId, desk, onChooseAvatar }: Props) {
  const { t } = useTexts();
  switch (typed.state) {
    case 'conflict':
      return (
        <div className={styles.problem} role="alert">
          <b>{t(texts.conflictTitle)}</b>
          <p>{t(texts.conflictText)}</p>
          <span>
            <Button variant="default" onClick={() => void desk.takeTheirs(pageId).catch(() => undefined)}>
              {t(texts.takeTheirs)}
            </Button>
            <Button onClick={() => void desk.keepMine(pageId).catch(() => undefined)}>
              {t(texts.keepMine)}
            </Button>
          </span>
        </div>
      );
    case 'no-avatar':
      return (
        <div className={styles.problem} role="alert">
          <p>{typed.reason}</p>
          <span>
            <Button onClick={onChooseAvatar}>{t(texts.chooseAvatar)}</Button>
          </span>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.problem} role="alert">
          <p>{typed.reason}</p>
          <span>
            <Button variant="default" onClick={() => void desk.flush(pageId)}>
              {t(projectTexts.retry)}
            </Button>
          </span>
        </div>
      );
    default:
      return null;
  }
}
