import { idSchema } from '@app/contract/base/wire.ts';
import * as z from 'zod/mini';
import { ButtonLink } from '../../../components/button-link.tsx';
import { DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { rowsOf } from '../../../components/rows-of.ts';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { useTableView } from '../../../components/use-table-view.ts';
import { useTexts } from '../../../lib/texts.ts';
import { questionsPerPage, useQuestions, useTalks } from '../api.ts';
import { recordMessages as texts } from '../messages.ts';
import { talkOptions } from '../rules.ts';
import { AskAgain } from './ask-again.tsx';
import { useQuestionColumns } from './question-columns.tsx';
import styles from './questions.module.css';

const first = {
  talk: { sort: '', isDescending: false, filters: { talk: '' } },
  id: { sort: '', isDescending: false, filters: { id: '' } },
};

type Props = {
  title: string;
  /** Under which name the chosen talk stands in the address. */
  filter: keyof typeof first;
};

/** What viewers asked the account's talks, and how they were answered. */
export function Questions({ title, filter }: Props) {
  const { t } = useTexts();
  const [view, setView, asked] = useTableView(first[filter]);
  // An address may hold anything; what is no talk chooses none.
  const talk = z.safeParse(idSchema, asked.filters?.[filter]).data ?? '';
  const questions = useQuestions(talk, asked.page);
  const talks = useTalks();
  const columns = useQuestionColumns();
  const chosen = view.filters?.[filter] ?? '';
  return (
    <>
      <PageHeader title={title} />
      <section className={styles.questions} aria-label={t(texts.questions)}>
        <h2>{t(texts.questions)}</h2>
        <p>{t(texts.lead)}</p>
        {talk === '' ? null : <AskAgain key={talk} projectId={talk} />}
        <DataTable
          label={t(texts.questions)}
          columns={columns}
          {...rowsOf(questions)}
          keyOf={({ id }) => id}
          nameOf={({ question }) => question}
          view={view}
          onView={setView}
          pageSize={questionsPerPage}
          empty={
            <EmptyState title={t(texts.titleEmpty)} text={t(texts.empty)}>
              <ButtonLink to="/project" variant="light">
                {t(texts.toProjects)}
              </ButtonLink>
            </EmptyState>
          }
          filters={
            <FilterSelect
              label={t(texts.chooseTalk)}
              all={t(texts.allTalks)}
              value={chosen}
              options={talkOptions(talks.data ?? [], chosen, questions.data?.list ?? [])}
              onChange={(talk) => setView({ filters: { [filter]: talk } })}
            />
          }
          texts={useTableTexts({
            nothingFound: t(texts.nothingFound),
            errorTitle: t(texts.loadFailed),
          })}
        />
      </section>
    </>
  );
}
