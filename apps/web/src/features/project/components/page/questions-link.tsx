import { IconMessageQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useQuestionCount } from '../../../record/api.ts';
import { recordMessages as texts } from '../../../record/messages.ts';
import { questionsPath } from '../../../record/rules.ts';
import styles from './questions-link.module.css';

/** What viewers asked, and how much of it. */
export function QuestionsLink({ projectId }: { projectId: string }) {
  const { t, language } = useTexts();
  const count = useQuestionCount(projectId);
  return (
    <Link className={styles.link} to={questionsPath(projectId)}>
      <IconMessageQuestion size={18} stroke={1.6} aria-hidden="true" />
      {count === undefined
        ? t(texts.questions)
        : t(texts.questionsCount, { count: formatNumber(count, language) })}
    </Link>
  );
}
