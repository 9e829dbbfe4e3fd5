import { creditPrices } from '@app/contract/credit/limits.ts';
import { acceptedTypes } from '@app/contract/document/limits.ts';
import { formatSize } from '@app/contract/storage/states/size.ts';
import { acceptedFiles } from '@app/contract/upload/limits.ts';
import { userLimits } from '@app/contract/user/limits.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLevels } from '../../../lib/levels.ts';
import { useTexts } from '../../../lib/texts.ts';
import { homeMessages as texts } from '../messages.ts';
import { listed } from '../rules.ts';
import styles from './questions.module.css';

const others = Object.keys(acceptedFiles).filter(
  (type) => !acceptedTypes.canvas.some((deck) => deck === type),
);

/** What people ask first, with answers that hold today. */
export function Questions() {
  const { t, language } = useTexts();
  const { ordinary, svip1 } = useLevels();
  const limits = {
    documents: listed(acceptedTypes.canvas, language),
    media: listed(others, language),
    usual: formatSize(ordinary.uploadBytes, language),
    largest: formatSize(svip1.uploadBytes, language),
  };
  const prices = {
    months: userLimits.trial.months,
    credits: ordinary.credits,
    project: creditPrices.project,
  };
  const questions = [
    { ask: t(texts.askKeys), answer: t(texts.answerKeys) },
    {
      ask: t(texts.askData),
      answer: t(texts.answerData),
      link: { to: '/privacy-policy', label: t(texts.toPrivacy) },
    },
    { ask: t(texts.askDocuments), answer: t(texts.answerDocuments, limits) },
    { ask: t(texts.askViewers), answer: t(texts.answerViewers) },
    { ask: t(texts.askTruth), answer: t(texts.answerTruth) },
    {
      ask: t(texts.askPrice),
      answer: t(texts.answerPrice, prices),
      link: { to: '/pricing', label: t(texts.companiesLink) },
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="questions-title">
      <div>
        <h2 id="questions-title" className="display">
          {t(texts.titleQuestions)}
        </h2>
        <p>{t(texts.questionsText)}</p>
      </div>
      <div className={styles.list}>
        {questions.map(({ ask, answer, link }) => (
          <details key={ask}>
            <summary>
              {ask}
              <IconPlus size={20} stroke={1.6} aria-hidden="true" />
            </summary>
            <p>
              {answer} {link ? <Link to={link.to}>{link.label}</Link> : null}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
