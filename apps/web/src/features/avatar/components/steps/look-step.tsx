import type { Avatar } from '@app/contract/avatar/schema.ts';
import { Suspense } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { later } from '../../../../lib/later.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useTrial } from '../../hooks.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { hasStyles, isBusy, isDrawn, stepAddress } from '../../rules.ts';
import { PreviewStage } from '../preview-stage.tsx';
import { AvatarStep } from './avatar-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { WayChoice } from './way-choice.tsx';

const Drawing = later(async () => (await import('./drawing.tsx')).Drawing);
const PhotoStep = later(async () => (await import('../photo/photo-step.tsx')).PhotoStep);
const Redrawing = later(async () => (await import('./drawing.tsx')).Redrawing);

type Props = { title: string; id: string | undefined };

/** What an avatar looks like and is called: a new one in one of two ways, or one that is there. */
export function LookStep({ title, id }: Props) {
  return (
    <Suspense fallback={<Skeleton height={420} />}>
      {id === undefined ? <New /> : <Existing title={title} id={id} />}
    </Suspense>
  );
}

function New() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  if (query.get('from') === 'drawing')
    return <Drawing title={t(texts.create)} avatar={undefined} saved={undefined} />;
  if (query.get('from') === 'photo') return <PhotoStep title={t(texts.create)} avatar={undefined} />;
  return <WayChoice title={t(texts.create)} />;
}

function Existing({ title, id }: { title: string; id: string }) {
  return (
    <AvatarStep title={title} id={id}>
      {(avatar) => {
        if (isBusy(avatar)) return <Navigate to={stepAddress('style', id)} replace />;
        if (isDrawn(avatar)) return <Redrawing title={title} avatar={avatar} />;
        if (hasStyles(avatar)) return <PhotoStep key={id} title={title} avatar={avatar} />;
        return <Photo title={title} avatar={avatar} />;
      }}
    </AvatarStep>
  );
}

/** A photo stays as it is; what else there is comes in the next steps. */
function Photo({ title, avatar }: { title: string; avatar: Avatar }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const trial = useTrial();
  const { id, name, rigUrl, wholeImage } = avatar;
  return (
    <StepFrame
      title={title}
      step="picture"
      id={id}
      hasStyles={hasStyles(avatar)}
      onLeave={async () => id}
      onNext={() => void navigate(stepAddress('setStyle', id))}
      isSaving={false}
      preview={
        rigUrl && wholeImage ? (
          <PreviewStage looks={{ rigUrl, picture: wholeImage }} name={name} trial={trial} onSay={undefined} />
        ) : null
      }
    >
      <p>{t(texts.photoLook)}</p>
    </StepFrame>
  );
}
