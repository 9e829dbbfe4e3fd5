import type { AnswerDifference, AskedQuestion } from '@app/contract/conversation/schema.ts';
import type { NewAnswerRow, QuestionRow } from './tables.ts';

/** A question as the owner of its talk sees it. */
export const presentQuestion = ({ madeOf, ...row }: QuestionRow, projectTitle: string): AskedQuestion => ({
  ...row,
  projectTitle,
  standIn: madeOf?.standIn ?? null,
  understood: madeOf?.understood ?? null,
  sources: [...(madeOf?.sources ?? [])],
});

type Given = Pick<QuestionRow, 'answer' | 'outcome' | 'pages' | 'engine'>;
const given = ({ answer, outcome, pages, engine }: Given) => ({ answer, outcome, pages, engine });

/** What is answered otherwise than it was. */
export const presentDifference = (row: { was: QuestionRow; now: NewAnswerRow }): AnswerDifference => ({
  id: row.was.id,
  question: row.was.question,
  change: row.now.change,
  was: given(row.was),
  now: given(row.now),
});
