import type { Project } from '@app/contract/project/schema.ts';
import { IconDots, IconPlayerPlayFilled } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { Moment } from '../../../../components/moment.tsx';
import { StateChip } from '../../../../components/state-chip.tsx';
import { placed } from '../../../../components/window-grid.tsx';
import { contextZone, openMenuBelow } from '../../../../lib/context-menu.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { projectTexts } from '../../messages.ts';
import { canPlay, type Standing } from '../../rules.ts';
import { StandingChip } from '../standing.tsx';
import { Cover } from './cover.tsx';
import { listTexts as texts } from './messages.ts';
import styles from './project-card.module.css';
import { projectActions, type ProjectHandlers } from './project-actions.ts';

type Props = {
  project: Project;
  /** How it stands right now, where that is newer. */
  standing: Standing;
  position: number;
  total: number;
  isEntry: boolean;
  handlers: ProjectHandlers;
};

/** A project: what it looks like, how it stands, and what can be done with it. */
export const ProjectCard = memo(function ProjectCard(props: Props) {
  const { project, standing, position, total, isEntry, handlers } = props;
  const { t } = useTexts();
  const { id, title, updatedAt, isSample } = project;
  const entries = () => projectActions({ ...project, ...standing }, handlers);
  const tabIndex = isEntry ? 0 : -1;
  return (
    <li className={styles.card} ref={contextZone(entries)} {...placed(position, total)}>
      <Cover project={{ ...project, pages: standing.pages }} />
      <div className={styles.words}>
        <h3>
          <Link className={styles.open} to={`/edit-project?id=${id}`} tabIndex={tabIndex} data-card>
            {title}
          </Link>
        </h3>
        <p className={styles.facts}>
          <span>{t(projectTexts.pages, { count: standing.pages })}</span>
          <Moment date={updatedAt} />
        </p>
        <div className={styles.state}>
          {isSample ? <StateChip kind="info" label={t(texts.sample)} /> : null}
          <StandingChip projectId={id} standing={standing} />
        </div>
      </div>
      {canPlay(standing) ? (
        <button
          type="button"
          className={styles.play}
          tabIndex={tabIndex}
          aria-label={t(texts.playNamed, { title })}
          title={t(texts.play)}
          onClick={() => handlers.onPlay(project)}
        >
          <IconPlayerPlayFilled size={20} aria-hidden="true" />
        </button>
      ) : null}
      <button
        type="button"
        className={styles.menu}
        tabIndex={tabIndex}
        aria-label={t(texts.menuOf, { title })}
        aria-haspopup="menu"
        onClick={(event) => openMenuBelow(event.currentTarget, entries(), event.detail === 0)}
      >
        <IconDots size={20} stroke={1.6} aria-hidden="true" />
      </button>
    </li>
  );
});
