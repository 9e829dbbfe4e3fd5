import { projectLimits } from '@app/contract/project/limits.ts';
import { projectMessages } from '@app/contract/project/messages.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { IconArrowLeft, IconPlayerPlay, IconShare3 } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { onBeforeRestriction } from '../../../../lib/device-guard.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useChangeProject } from '../../api.ts';
import { canPlay, isReady } from '../../rules.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './top-bar.module.css';

type Props = {
  project: Project;
  saveState?: ReactNode;
  /** Chooses how the project is looked at. */
  views?: ReactNode;
  confirm?: ReactNode;
  /** What belongs to the talk beside its pages. */
  tools?: ReactNode;
  onPlay: () => void;
  onShare: () => void;
};

/** Where one is, what it is called, whether it is saved, and what can be done with all of it. */
export function TopBar({ project, saveState, views, confirm, tools, onPlay, onShare }: Props) {
  const { t } = useTexts();
  const plays = canPlay(project);
  return (
    <header className={styles.bar}>
      <Link className={styles.back} to="/project" aria-label={t(texts.back)} title={t(texts.back)}>
        <IconArrowLeft size={20} stroke={1.6} aria-hidden="true" />
      </Link>
      {/* Another project begins with its own title. */}
      <Title key={project.id} project={project} />
      {views}
      <span className={styles.saves}>
        {saveState}
        <span data-save-state />
      </span>
      <span className={styles.dock} data-assistant-dock />
      {tools}
      {plays ? (
        <span className={styles.actions}>
          <Button
            variant={isReady(project) ? 'filled' : 'default'}
            leftSection={<IconPlayerPlay size={18} stroke={1.6} />}
            onClick={onPlay}
          >
            {t(texts.preview)}
          </Button>
          <Button variant="default" leftSection={<IconShare3 size={18} stroke={1.6} />} onClick={onShare}>
            {t(texts.share)}
          </Button>
        </span>
      ) : null}
      {confirm}
    </header>
  );
}

/** The title, saved when it is left; a blank one is untitled. */
function Title({ project }: { project: Project }) {
  const { t } = useTexts();
  const change = useChangeProject(project.id);
  const [typed, setTyped] = useState<string>();
  const save = () => {
    if (typed === undefined) return;
    const title = typed.trim() || t(projectMessages.untitled);
    if (title === project.title) return setTyped(undefined);
    // What could not be saved stays to be tried again; the call has said why.
    change.mutate({ title }, { onSuccess: () => setTyped(undefined) });
  };
  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });
  useEffect(() => onBeforeRestriction(() => saveNow.current()), []);
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') currentTarget.blur();
    if (key === 'Escape') setTyped(undefined);
  };
  return (
    <h1 className={styles.title}>
      <input
        aria-label={t(texts.title)}
        data-saves-itself
        maxLength={projectLimits.title.max}
        value={typed ?? project.title}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
    </h1>
  );
}
