import type { Avatar } from '@app/contract/avatar/schema.ts';
import { avatarGuidance } from '@app/contract/helper/states/guidance.ts';
import { useNavigate } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useGuidance } from '../../../helper/api.ts';
import { useTrial } from '../../hooks.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { hasStyles, stepAddress } from '../../rules.ts';
import { AvatarStep } from './avatar-step.tsx';
import { OwnPreview } from './own-preview.tsx';
import { StepFrame } from './step-frame.tsx';

type Step = 'knowledge' | 'knowledge-question';
type Props = { title: string; id: string | undefined; step: Step };

const words = {
  knowledge: { title: texts.stepKnowledge, text: texts.knowledgeText },
  'knowledge-question': { title: texts.stepQuestions, text: texts.questionsText },
};

/** What an avatar knows, and the questions it has answers for: what these hold today, said plainly. */
export function KnowledgeStep({ title, id, step }: Props) {
  return (
    <AvatarStep title={title} id={id}>
      {(avatar) => <Knowledge key={avatar.id} title={title} avatar={avatar} step={step} />}
    </AvatarStep>
  );
}

function Knowledge({ title, avatar, step }: { title: string; avatar: Avatar; step: Step }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const trial = useTrial();
  useGuidance(avatarGuidance(avatar));
  const { id } = avatar;
  const next = step === 'knowledge' ? stepAddress('knowledge-question', id) : '/avatars';
  return (
    <StepFrame
      title={title}
      step={step}
      id={id}
      hasStyles={hasStyles(avatar)}
      onLeave={async () => id}
      onNext={() => void navigate(next)}
      isSaving={false}
      preview={<OwnPreview avatar={avatar} trial={trial} />}
    >
      <Card title={t(words[step].title)}>
        <p>{t(words[step].text)}</p>
      </Card>
    </StepFrame>
  );
}
