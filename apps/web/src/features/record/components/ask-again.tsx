import { conversationLimits } from '@app/contract/conversation/limits.ts';
import type { AnswerDifference, AskedAgain } from '@app/contract/conversation/schema.ts';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Moment } from '../../../components/moment.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { StateChip } from '../../../components/state-chip.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useAskedAgain } from '../api.ts';
import { recordMessages as texts } from '../messages.ts';
import { answeredBy, changeLook, pagePath } from '../rules.ts';
import styles from './ask-again.module.css';

/** Asks what viewers asked a talk once more, and lists what is answered otherwise. */
export function AskAgain({ projectId }: { projectId: string }) {
  const { t } = useTexts();
  const { standing, start, cancel } = useAskedAgain(projectId);
  const { taskId = null, begunAt = null } = standing ?? {};
  return (
    <section className={styles.again} aria-label={t(texts.again)}>
      <div className={styles.head}>
        <p>{t(texts.againLead, { max: conversationLimits.askedAgain.questions })}</p>
        {taskId === null ? (
          <Button variant="default" loading={start.isPending} onClick={() => start.mutate()}>
            {t(texts.again)}
          </Button>
        ) : (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(taskId)}>
            {t(texts.againCancel)}
          </Button>
        )}
      </div>
      {standing && taskId !== null ? <Asking standing={standing} /> : null}
      {standing && taskId === null && begunAt ? <Result standing={standing} begunAt={begunAt} /> : null}
      {standing && standing.differences.length > 0 ? (
        <ul className={styles.differences}>
          {standing.differences.map((difference) => (
            <Difference key={difference.id} difference={difference} projectId={projectId} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Asking({ standing: { done, total } }: { standing: AskedAgain }) {
  const { t } = useTexts();
  const label = t(texts.againAsking, { done, total });
  return (
    <div className={styles.asking}>
      <ProgressBar label={label} value={total === 0 ? undefined : done / total} />
      <small>{label}</small>
    </div>
  );
}

function Result({ standing, begunAt }: { standing: AskedAgain; begunAt: Date }) {
  const { t } = useTexts();
  const { done, total, reason, differences } = standing;
  const count = differences.length;
  return (
    <p className={styles.result} role="status">
      <Moment date={begunAt} />{' '}
      {count === 0 ? t(texts.againSame, { done, total }) : t(texts.againChanged, { done, total, count })}{' '}
      {reason}
    </p>
  );
}

function Difference({ difference, projectId }: { difference: AnswerDifference; projectId: string }) {
  const { t } = useTexts();
  const { question, change, was, now } = difference;
  const { kind, label } = changeLook(change);
  return (
    <li>
      <div className={styles.question}>
        <b>{question}</b>
        <StateChip kind={kind} label={t(label)} />
      </div>
      <dl>
        <dt>{t(texts.was)}</dt>
        <dd>
          <Given given={was} projectId={projectId} />
        </dd>
        <dt>{t(texts.now)}</dt>
        <dd>
          <Given given={now} projectId={projectId} />
        </dd>
      </dl>
    </li>
  );
}

function Given({ given, projectId }: { given: AnswerDifference['was']; projectId: string }) {
  const { t, language } = useTexts();
  return (
    <>
      {given.answer}{' '}
      {given.pages.map((page) => (
        <Link key={page} className={styles.link} to={pagePath(projectId, page)}>
          {t(texts.page, { page })}
        </Link>
      ))}
      <small>{answeredBy({ ...given, standIn: null }, language)}</small>
    </>
  );
}
