import type { Avatar } from '@app/contract/avatar/schema.ts';
import { IconDots, IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { StateChip } from '../../../../components/state-chip.tsx';
import { contextZone, openMenuBelow } from '../../../../lib/context-menu.ts';
import { useTexts } from '../../../../lib/texts.ts';
import type { Trial } from '../../hooks.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { editAddress, isBusy, spokenStart } from '../../rules.ts';
import { LiveFace } from '../live-face.tsx';
import { avatarActions, type AvatarHandlers } from './avatar-actions.ts';
import styles from './avatar-card.module.css';
import { Making } from './making.tsx';

type Props = {
  avatar: Avatar;
  /** Somebody looks at this one: it moves. One at a time does. */
  isAlive: boolean;
  onLook: (isLooking: boolean) => void;
  trial: Trial;
  handlers: AvatarHandlers;
};

/** An avatar: what it looks like, who it is, and what can be done with it. */
export function AvatarCard({ avatar, isAlive, onLook, trial, handlers }: Props) {
  const { t } = useTexts();
  const { id, name, isTemplate, status } = avatar;
  const about = avatar.persona || avatar.greetings;
  const entries = () => avatarActions(avatar, handlers);
  const isForbidden = status === 'forbidden';
  const isMade = !isForbidden && (status !== 'ready' || isBusy(avatar));
  return (
    <li
      className={styles.card}
      ref={contextZone(entries)}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
    >
      <Portrait avatar={avatar} isAlive={isAlive} trial={trial} />
      <HearButton avatar={avatar} trial={trial} />
      <div className={styles.words}>
        <h3>
          {isTemplate || isForbidden ? (
            name
          ) : (
            <Link className={styles.open} to={editAddress(avatar)} aria-label={t(texts.editNamed, { name })}>
              {name}
            </Link>
          )}
        </h3>
        {isMade ? null : <p title={about}>{about}</p>}
        {isForbidden ? <StateChip kind="err" label={t(texts.disabled)} /> : <Making avatar={avatar} />}
        {isTemplate ? (
          <Button
            variant="light"
            fullWidth
            aria-label={t(texts.makeOwnNamed, { name })}
            onClick={() => handlers.onMakeOwn(avatar)}
          >
            {t(texts.makeOwn)}
          </Button>
        ) : null}
      </div>
      {isTemplate ? null : (
        <button
          type="button"
          className={styles.menu}
          aria-label={t(texts.menuOf, { name })}
          aria-haspopup="menu"
          data-avatar={id}
          onClick={(event) => openMenuBelow(event.currentTarget, entries(), event.detail === 0)}
        >
          <IconDots size={20} stroke={1.6} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

/** Where the picture of one that is being made comes from. */
function pictureOf({ wholeImage, making }: Avatar): string | undefined {
  const chosen = making?.styles.find(({ style }) => style === making.chosen) ?? making?.styles[0];
  return wholeImage ?? chosen?.url ?? making?.photo?.url;
}

function Portrait({ avatar, isAlive, trial }: Pick<Props, 'avatar' | 'isAlive' | 'trial'>) {
  const { id, name, rigUrl, wholeImage } = avatar;
  const picture = pictureOf(avatar);
  return (
    <div className={styles.portrait}>
      {isAlive && rigUrl !== null && wholeImage !== null ? (
        <LiveFace
          looks={{ rigUrl, picture: wholeImage }}
          label={name}
          said={trial.heard === id ? trial.said : undefined}
        />
      ) : (
        <img
          src={picture}
          alt=""
          width={300}
          height={400}
          loading="lazy"
          decoding="async"
          hidden={!picture}
        />
      )}
    </div>
  );
}

/** What it says first, from its own mouth. */
function HearButton({ avatar, trial }: Pick<Props, 'avatar' | 'trial'>) {
  const { t } = useTexts();
  const { id, name, ttsId, speechStyle, greetings, status } = avatar;
  if (ttsId === null || status !== 'ready') return null;
  const isHeard = trial.heard === id;
  const Icon = isHeard ? IconPlayerStop : IconVolume;
  const text = spokenStart(greetings) || t(texts.saying, { name });
  return (
    <button
      type="button"
      className={styles.hear}
      aria-label={isHeard ? t(texts.stop) : t(texts.hearNamed, { name })}
      title={t(isHeard ? texts.stop : texts.hear)}
      aria-pressed={isHeard}
      aria-busy={isHeard && !trial.said}
      onClick={() => trial.toggle(id, { ttsId, speechStyle, text })}
    >
      <Icon size={20} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
