import { ProgressBar } from '../../../components/progress-bar.tsx';
import { StateChip } from '../../../components/state-chip.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useSpeechLeft } from '../api.ts';
import { projectTexts as texts } from '../messages.ts';
import { leftText, projectLook, type Standing } from '../rules.ts';
import styles from './standing.module.css';

type Props = {
  projectId: string;
  standing: Standing;
  /** How many pages have no script, where that is known. */
  missing?: number;
};

/** How a project stands: a chip, and while something is made a bar and how long it will take. */
export function StandingChip({ projectId, standing, missing = 0 }: Props) {
  const { t, language } = useTexts();
  const left = useSpeechLeft(projectId, standing.coursewareStatus === 'ppt-confirming');
  const { kind, label, moving = false } = projectLook(standing);
  const percent = standing.coursewareProgress;
  const lacksScripts = label.key === texts.stateNoScript.key && missing > 0;
  const state = lacksScripts ? t(texts.missingScripts, { count: missing }) : t(label);
  const shown = moving && percent !== null ? t(texts.percent, { state, percent }) : state;
  return (
    <>
      <StateChip kind={kind} label={shown} moving={moving} />
      {moving ? <ProgressBar label={state} value={percent === null ? undefined : percent / 100} /> : null}
      {left ? <small className={styles.left}>{leftText(left, language)}</small> : null}
    </>
  );
}
