import type { Avatar } from '@app/contract/avatar/schema.ts';
import { avatarGuidance } from '@app/contract/helper/states/guidance.ts';
import { Navigate, useNavigate } from 'react-router';
import { useTexts } from '../../../../lib/texts.ts';
import { useGuidance, useHelperTarget } from '../../../helper/api.ts';
import { hasStyles, isBusy, stepAddress } from '../../rules.ts';
import { AvatarStep } from '../steps/avatar-step.tsx';
import { StepFrame } from '../steps/step-frame.tsx';
import { LookProgress } from './look-progress.tsx';
import { styleTexts as texts } from './messages.ts';
import { ReadyLook } from './ready-look.tsx';
import { StyleChoice } from './style-choice.tsx';
import { useStyles } from './use-styles.ts';

type Props = { title: string; id: string | undefined };

/** How an avatar from a photo looks: style images appear, one is chosen, and it comes alive. */
export function StyleStep({ title, id }: Props) {
  return (
    <AvatarStep title={title} id={id}>
      {(avatar) => {
        const { making } = avatar;
        // Without a photo there is nothing to give a style to.
        if (!making?.photo) return <Navigate to={stepAddress('picture', avatar.id)} replace />;
        return <Styling key={avatar.id} title={title} avatar={avatar} making={making} />;
      }}
    </AvatarStep>
  );
}

type StylingProps = { title: string; avatar: Avatar; making: NonNullable<Avatar['making']> };

function Styling({ title, avatar, making }: StylingProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const target = useHelperTarget('choosImageStyle');
  const styles = useStyles(avatar, making);
  useGuidance(avatarGuidance(avatar));
  const { id, status, operateStatus } = avatar;
  const isLookMade = status === 'look-generation';
  const isDone =
    status === 'ready' && operateStatus === 'model-complete' && !isBusy(avatar) && !styles.isChanging;
  return (
    <StepFrame
      title={title}
      step="style"
      id={id}
      hasStyles={hasStyles(avatar)}
      canEnter={(step) => status === 'ready' || (step === 'picture' && !isBusy(avatar))}
      onLeave={async () => id}
      onNext={() => (isDone ? void navigate(stepAddress('setStyle', id)) : styles.make())}
      nextLabel={isDone ? undefined : isBusy(avatar) || styles.picked === null ? null : styles.makeLabel}
      isSaving={styles.isSaving}
    >
      {isLookMade ? (
        <LookProgress avatar={avatar} making={making} onCancel={styles.cancel} />
      ) : isDone ? (
        <ReadyLook avatar={avatar} onAgain={styles.change} />
      ) : (
        <div {...target.props}>
          <StyleChoice avatar={avatar} making={making} styles={styles} label={t(texts.choose)} />
          {target.tip}
        </div>
      )}
    </StepFrame>
  );
}
