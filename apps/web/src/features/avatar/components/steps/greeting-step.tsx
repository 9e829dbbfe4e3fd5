import { avatarLimits } from '@app/contract/avatar/limits.ts';
import type { Avatar } from '@app/contract/avatar/schema.ts';
import { avatarGuidance } from '@app/contract/helper/states/guidance.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { TextArea } from '../../../../components/text-field.tsx';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useGuidance, useHelperTarget } from '../../../helper/api.ts';
import { useChangeAvatar } from '../../api.ts';
import { useTrial } from '../../hooks.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { hasStyles } from '../../rules.ts';
import { AvatarStep } from './avatar-step.tsx';
import styles from './greeting-step.module.css';
import { OwnPreview } from './own-preview.tsx';
import { StepFrame } from './step-frame.tsx';

type Props = { title: string; id: string | undefined };

const suggestions = [texts.greetingWarm, texts.greetingShort, texts.greetingAsk] as const;

/** What an avatar says first. */
export function GreetingStep({ title, id }: Props) {
  return (
    <AvatarStep title={title} id={id}>
      {(avatar) => <Greeting key={avatar.id} title={title} avatar={avatar} />}
    </AvatarStep>
  );
}

function Greeting({ title, avatar }: { title: string; avatar: Avatar }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const change = useChangeAvatar();
  const trial = useTrial();
  const target = useHelperTarget('greetings');
  const [greetings, setGreetings] = useState(avatar.greetings);
  useGuidance(avatarGuidance(avatar));
  const { id, name } = avatar;

  async function save(words = greetings): Promise<string | undefined> {
    if (words === avatar.greetings) return id;
    return change.mutateAsync({ avatarsId: id, greetings: words }).then(
      () => id,
      () => undefined,
    );
  }

  return (
    <StepFrame
      title={title}
      step="greetings"
      id={id}
      hasStyles={hasStyles(avatar)}
      onLeave={() => save()}
      onNext={() => {
        notify('success', t(texts.ready, { name }));
        void navigate('/avatars');
      }}
      isSaving={change.isPending}
      preview={<OwnPreview avatar={avatar} trial={trial} words={greetings} />}
    >
      <div {...target.props}>
        <Card>
          <TextArea
            label={t(texts.greeting)}
            hint={t(texts.greetingHint, { max: avatarLimits.greetings.max })}
            rows={4}
            maxLength={avatarLimits.greetings.max}
            value={greetings}
            data-saves-itself
            onChange={({ currentTarget }) => setGreetings(currentTarget.value)}
            onBlur={() => void save()}
          />
          <section className={styles.suggestions} aria-label={t(texts.suggestions)}>
            <h3>{t(texts.suggestions)}</h3>
            {suggestions.map((suggestion) => {
              const words = t(suggestion, { name });
              return (
                <button
                  key={suggestion.key}
                  type="button"
                  onClick={() => {
                    setGreetings(words);
                    void save(words);
                  }}
                >
                  {words}
                </button>
              );
            })}
          </section>
        </Card>
        {target.tip}
      </div>
    </StepFrame>
  );
}
