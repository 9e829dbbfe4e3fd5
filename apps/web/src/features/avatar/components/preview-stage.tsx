import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import type { Trial } from '../hooks.ts';
import { avatarTexts as texts } from '../messages.ts';
import { LiveFace, type Looks } from './live-face.tsx';
import styles from './preview-stage.module.css';

type Props = {
  looks: Looks;
  name: string;
  trial: Trial;
  /** Says something; nothing while it is not known who speaks. */
  onSay: (() => void) | undefined;
  /** What else can be done with whom one sees. */
  tools?: ReactNode;
};

/** Whoever is being made, alive and on stage. */
export function PreviewStage({ looks, name, trial, onSay, tools }: Props) {
  const { t } = useTexts();
  const isHeard = trial.heard !== undefined;
  const Icon = isHeard ? IconPlayerStop : IconVolume;
  return (
    <div className={styles.stage} data-speaking={trial.said !== undefined}>
      <div className={styles.face}>
        <LiveFace looks={looks} label={name} said={trial.said} />
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          aria-busy={isHeard && !trial.said}
          disabled={!onSay}
          onClick={isHeard ? trial.stop : onSay}
        >
          <Icon size={18} stroke={1.6} aria-hidden="true" />
          {t(trial.said ? texts.stop : isHeard ? texts.preparing : texts.say)}
        </button>
        {tools}
      </div>
    </div>
  );
}

type ToolProps = {
  label: string;
  icon: typeof IconVolume;
  keys: string;
  /** Its picture says enough; the word is read aloud, and shown under the pointer. */
  isBare?: boolean;
  /** Nothing while there is nothing to do. */
  onPress: (() => void) | undefined;
};

/** A tool of the stage: a picture with its word. */
export function StageTool({ label, icon: Icon, keys, isBare = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      disabled={!onPress}
      onClick={onPress}
      aria-keyshortcuts={keys}
      {...(isBare ? { 'aria-label': label, title: label } : {})}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      {isBare ? null : label}
    </button>
  );
}
