import { IconBookmark, IconBookmarkFilled, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { giveReaction } from '../api.ts';
import { shareScreenMessages as texts } from '../messages.ts';
import type { ShareVisit } from '../rules.ts';
import styles from './reactions.module.css';

/** Like and collect; a second click takes it back. */
export function Reactions({ code, visit }: { code: string; visit: ShareVisit }) {
  const { t } = useTexts();
  const [liked, like] = useReaction(code, visit, 'likes', visit.liked);
  const [collected, collect] = useReaction(code, visit, 'collections', visit.collected);
  const Heart = liked ? IconHeartFilled : IconHeart;
  const Mark = collected ? IconBookmarkFilled : IconBookmark;
  return (
    <div className={styles.reactions}>
      <Toggle isOn={liked} label={t(texts.like)} onClick={like}>
        <Heart size={20} stroke={1.6} aria-hidden="true" />
      </Toggle>
      <Toggle isOn={collected} label={t(texts.collect)} onClick={collect}>
        <Mark size={20} stroke={1.6} aria-hidden="true" />
      </Toggle>
    </div>
  );
}

type ToggleProps = { isOn: boolean; label: string; onClick: () => void; children: ReactNode };

const Toggle = ({ isOn, label, onClick, children }: ToggleProps) => (
  <button type="button" aria-pressed={isOn} onClick={onClick}>
    {children}
    {label}
  </button>
);

/** Shown at once; a refusal takes it back, and its sentence is a notice. */
function useReaction(code: string, visit: ShareVisit, metric: 'likes' | 'collections', start: boolean) {
  const [isOn, setOn] = useState(start);
  const toggle = () => {
    setOn(!isOn);
    giveReaction(code, visit, metric, !isOn).catch(() => setOn(isOn));
  };
  return [isOn, toggle] as const;
}
