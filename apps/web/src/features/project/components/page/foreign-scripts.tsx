import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { detectLanguage } from '@app/deck/script/language.ts';
import { useMemo } from 'react';
import { nameOfLanguage } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { pageTexts as texts } from './messages.ts';
import problem from './problem.module.css';

/** Tells who chooses a voice that no voice speaks the language of the scripts. */
export function ForeignScripts({ pages }: { pages: readonly CoursewarePage[] }) {
  const { t, language } = useTexts();
  const spoken = useMemo(() => detectLanguage(pages.map(({ content }) => content).join('\n')), [pages]);
  if (spoken === undefined || spoken === 'zh' || spoken === 'en') return null;
  return (
    <div className={problem.problem} data-kind="warn" role="status">
      <b>{t(texts.titleForeign, { language: nameOfLanguage(spoken, language) })}</b>
      <p>{t(texts.foreign)}</p>
    </div>
  );
}
