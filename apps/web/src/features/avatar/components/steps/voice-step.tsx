import { avatarLimits } from '@app/contract/avatar/limits.ts';
import type { Avatar } from '@app/contract/avatar/schema.ts';
import { avatarGuidance } from '@app/contract/helper/states/guidance.ts';
import { speechStyles } from '@app/contract/speech/states/style.ts';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { TextArea } from '../../../../components/text-field.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useGuidance, useHelperTarget } from '../../../helper/api.ts';
import { useChangeAvatar } from '../../api.ts';
import { useTrial, useVoiceTrial } from '../../hooks.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { hasStyles, isVoiceAsked, stepAddress } from '../../rules.ts';
import { AvatarStep } from './avatar-step.tsx';
import { OwnPreview } from './own-preview.tsx';
import { StepFrame } from './step-frame.tsx';
import { WordChoice } from './word-choice.tsx';
import { VoicePicker } from './voice-picker.tsx';

/** Few come for it, so its code does not come with the step. */
const OwnVoices = lazy(async () => ({ default: (await import('../voice/own-voices.tsx')).OwnVoices }));

type Props = { title: string; id: string | undefined };

/** How an avatar sounds, and who it is. */
export function VoiceStep({ title, id }: Props) {
  return (
    <AvatarStep title={title} id={id}>
      {(avatar) => <Voicing key={avatar.id} title={title} avatar={avatar} />}
    </AvatarStep>
  );
}

function Voicing({ title, avatar }: { title: string; avatar: Avatar }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const change = useChangeAvatar();
  const trial = useTrial();
  const target = useHelperTarget('selectSound');
  const [persona, setPersona] = useState(avatar.persona);
  useGuidance(avatarGuidance(avatar));
  const { id } = avatar;
  // What was pressed shows at once, not when the server has answered.
  const { ttsId = avatar.ttsId, speechStyle = avatar.speechStyle } =
    (change.isPending && change.variables) || {};
  const now = { ...avatar, ttsId, speechStyle };
  const hear = useVoiceTrial(trial, now);
  const styles = speechStyles.map((name) => ({ name, label: t(texts[name]) }));

  async function save(): Promise<string | undefined> {
    if (persona === avatar.persona) return id;
    return change.mutateAsync({ avatarsId: id, persona }).then(
      () => id,
      () => undefined,
    );
  }

  return (
    <StepFrame
      title={title}
      step="setStyle"
      id={id}
      hasStyles={hasStyles(avatar)}
      onLeave={save}
      onNext={() => void navigate(stepAddress('greetings', id))}
      // Pressing the button ends the writing, which saves: a button that is off by then would not be pressed.
      isSaving={false}
      preview={<OwnPreview avatar={now} trial={trial} />}
    >
      <div {...target.props}>
        <Card title={t(texts.voice)}>
          <VoicePicker
            chosen={ttsId}
            heard={trial.heard}
            onHear={hear}
            isAsked={isVoiceAsked(avatar) && !change.isPending}
            onChoose={(voice) => change.mutate({ avatarsId: id, ttsId: voice })}
          />
        </Card>
        {target.tip}
      </div>
      <Suspense>
        <OwnVoices heard={trial.heard} onHear={hear} />
      </Suspense>
      <Card>
        <WordChoice
          label={t(texts.style)}
          choices={styles}
          chosen={speechStyle ?? 'natural'}
          onChoose={(style) => change.mutate({ avatarsId: id, speechStyle: style })}
        />
      </Card>
      <Card>
        <TextArea
          label={t(texts.persona)}
          hint={t(texts.personaHint)}
          placeholder={t(texts.personaExample)}
          rows={3}
          maxLength={avatarLimits.persona.max}
          value={persona}
          data-saves-itself
          onChange={({ currentTarget }) => setPersona(currentTarget.value)}
          onBlur={() => void save()}
        />
      </Card>
    </StepFrame>
  );
}
