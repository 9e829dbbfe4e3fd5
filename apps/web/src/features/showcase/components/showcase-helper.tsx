import type { Message } from '@app/contract/base/messages.ts';
import type { HelperStep } from '@app/contract/helper/states/guidance.ts';
import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { setHelperStatus, useHelperTarget } from '../../helper/api.ts';
import { showcaseMessages as texts } from '../messages.ts';
import { ShowcaseSection } from './showcase-section.tsx';
import styles from './showcase.module.css';

const steps: readonly { step: HelperStep; label: Message }[] = [
  { step: 'contentMaterials', label: texts.helperMaterials },
  { step: 'sceneSelection', label: texts.helperScene },
  { step: 'artboardPages', label: texts.helperPages },
];

/** The elements of three steps, and buttons that stand for what moves the user on. */
export function ShowcaseHelper() {
  const { t } = useTexts();
  useEffect(() => () => setHelperStatus(undefined), []);
  return (
    <ShowcaseSection title={t(texts.helper)}>
      <p>{t(texts.helperHint)}</p>
      <div className={styles.row}>
        {steps.map(({ step, label }) => (
          <Button key={step} variant="default" onClick={() => setHelperStatus(step)}>
            {t(label)}
          </Button>
        ))}
      </div>
      <div className={styles.two}>
        {steps.map(({ step, label }) => (
          <Target key={step} step={step} name={t(label)} />
        ))}
      </div>
    </ShowcaseSection>
  );
}

function Target({ step, name }: { step: HelperStep; name: string }) {
  const target = useHelperTarget(step);
  return (
    <div className={styles.zone} data-step={step} {...target.props}>
      {name}
      {target.tip}
    </div>
  );
}
