import type { Avatar } from '@app/contract/avatar/schema.ts';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { Button } from '../../../../components/button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useVoices } from '../../api.ts';
import { useTrial } from '../../hooks.ts';
import { avatarTexts } from '../../messages.ts';
import { isDrawn, isVoiceAsked, spokenStart, stepAddress, usualVoice } from '../../rules.ts';
import { PreviewStage } from '../preview-stage.tsx';
import { styleTexts as texts } from './messages.ts';
import styles from './ready-look.module.css';

type Props = { avatar: Avatar; onAgain: () => void };

/** A look that is there: it greets whoever has waited for it. */
export function ReadyLook({ avatar, onAgain }: Props) {
  const { t, language } = useTexts();
  const trial = useTrial();
  const { data: voices } = useVoices();
  const { name, rigUrl, wholeImage, greetings, speechStyle } = avatar;
  const ttsId = avatar.ttsId ?? usualVoice(voices?.list ?? [], language);
  const text = spokenStart(greetings) || t(avatarTexts.saying, { name });
  const say = ttsId ? () => trial.toggle('ready', { ttsId, speechStyle, text }) : undefined;
  const greet = useEffectEvent(() => say?.());
  // A voice that may be wrong is not heard unasked.
  const canGreet = say !== undefined && !isVoiceAsked(avatar);
  useEffect(() => {
    // Before anything was pressed on this page a browser would not let it sound.
    if (canGreet && navigator.userActivation?.hasBeenActive) greet();
  }, [canGreet]);
  if (rigUrl === null || wholeImage === null) return null;
  return (
    <div className={styles.ready}>
      <PreviewStage looks={{ rigUrl, picture: wholeImage }} name={name} trial={trial} onSay={say} />
      <div className={styles.words}>
        <h2>{t(texts.ready, { name })}</h2>
        <p>{t(isDrawn(avatar) ? texts.readyDrawn : texts.readyText)}</p>
        {isDrawn(avatar) ? (
          <ButtonLink to={stepAddress('picture', avatar.id)} variant="default">
            {t(texts.redraw)}
          </ButtonLink>
        ) : null}
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.6} />}
          onClick={() => {
            trial.stop();
            onAgain();
          }}
        >
          {t(texts.another)}
        </Button>
      </div>
    </div>
  );
}
