import type { Avatar } from '@app/contract/avatar/schema.ts';
import { useTexts } from '../../../../lib/texts.ts';
import type { Trial } from '../../hooks.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { spokenStart } from '../../rules.ts';
import { PreviewStage } from '../preview-stage.tsx';

type Props = { avatar: Avatar; trial: Trial; words?: string };

/** The avatar that is being made, as it is saved; it says these words, or its name. */
export function OwnPreview({ avatar, trial, words = '' }: Props) {
  const { t } = useTexts();
  const { name, rigUrl, wholeImage, ttsId, speechStyle } = avatar;
  if (rigUrl === null || wholeImage === null) return null;
  const text = spokenStart(words) || t(texts.saying, { name });
  const say = ttsId === null ? undefined : () => trial.toggle('stage', { ttsId, speechStyle, text });
  return <PreviewStage looks={{ rigUrl, picture: wholeImage }} name={name} trial={trial} onSay={say} />;
}
