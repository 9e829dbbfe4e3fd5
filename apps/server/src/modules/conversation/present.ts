import type { AskedQuestion } from '@app/contract/conversation/schema.ts';
import type { QuestionRow } from './tables.ts';

/** A question as the owner of its talk sees it. */
export const presentQuestion = ({ madeOf, ...row }: QuestionRow, projectTitle: string): AskedQuestion => ({
  ...row,
  projectTitle,
  standIn: madeOf?.standIn ?? null,
  understood: madeOf?.understood ?? null,
  sources: [...(madeOf?.sources ?? [])],
});
