import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Card } from '../../../../components/card.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { Refusal } from '../../../../components/refusal.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import styles from './findings.module.css';
import { photoTexts as texts } from './messages.ts';
import type { PhotoChoice } from './use-photo.ts';

type Props = {
  photo: PhotoChoice;
  /** That there has to be a photo, once somebody wanted to go on without. */
  missing: string | undefined;
  children: ReactNode;
};

const advice = [texts.adviceFace, texts.adviceLight, texts.adviceAlone, texts.adviceSharp];

/** What a photo should be like, and what was found in the one that was chosen. */
export function Findings({ photo, missing, children }: Props) {
  const { t } = useTexts();
  const { chosen, work, problem } = photo;
  return (
    <Card title={t(texts.photo)}>
      {missing === undefined ? null : <Refusal>{missing}</Refusal>}
      {problem === '' ? null : <Refusal>{problem}</Refusal>}
      {work ? (
        <div role="status">
          <p>{t(work.name === 'sending' ? texts.sending : texts.checking)}</p>
          <ProgressBar
            label={t(work.name === 'sending' ? texts.sending : texts.checking)}
            value={work.name === 'sending' ? work.share : undefined}
          />
        </div>
      ) : chosen ? (
        <Found photo={photo} />
      ) : (
        <ul className={styles.advice}>
          {advice.map((text) => (
            <li key={text.key}>{t(text)}</li>
          ))}
        </ul>
      )}
      {work ? null : children}
    </Card>
  );
}

function Found({ photo: { chosen, isCurrent } }: Pick<Props, 'photo'>) {
  const { t } = useTexts();
  const report = chosen?.report;
  if (!isCurrent) return <p className={styles.note}>{t(texts.changed)}</p>;
  if (!report) return null;
  const { refusals, warnings, isKept } = report;
  return (
    <div className={styles.found} role="status">
      {refusals.map(({ fault, text }) => (
        <p key={fault} data-kind="refusal">
          <IconCircleX size={20} stroke={1.6} aria-hidden="true" />
          {text}
        </p>
      ))}
      {refusals.length > 0 ? (
        <p className={styles.note}>{t(isKept ? texts.cropAgain : texts.removed)}</p>
      ) : null}
      {refusals.length === 0 ? (
        <p data-kind="good">
          <IconCircleCheck size={20} stroke={1.6} aria-hidden="true" />
          {t(texts.good)}
        </p>
      ) : null}
      {warnings.map(({ fault, text }) => (
        <p key={fault} data-kind="warning">
          <IconAlertTriangle size={20} stroke={1.6} aria-hidden="true" />
          {text}
        </p>
      ))}
    </div>
  );
}
