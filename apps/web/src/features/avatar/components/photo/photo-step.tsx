import { avatarLimits } from '@app/contract/avatar/limits.ts';
import type { Avatar } from '@app/contract/avatar/schema.ts';
import { avatarGuidance } from '@app/contract/helper/states/guidance.ts';
import { useRef } from 'react';
import { Card } from '../../../../components/card.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useGuidance, useHelperTarget } from '../../../helper/api.ts';
import { avatarTexts } from '../../messages.ts';
import { hasStyles } from '../../rules.ts';
import { StepFrame } from '../steps/step-frame.tsx';
import { ConsentForm } from './consent-form.tsx';
import { CropFrame } from './crop-frame.tsx';
import { photoTexts as texts } from './messages.ts';
import { Findings } from './findings.tsx';
import { PhotoSource, SourceButtons } from './photo-source.tsx';
import styles from './photo-step.module.css';
import { usePhotoForm } from './use-photo-form.ts';

type Props = {
  title: string;
  /** Absent while it is a new one. */
  avatar: Avatar | undefined;
};

/** The photo an avatar is made of: its name, the photo, what is used of it, and that it may be. */
export function PhotoStep({ title, avatar }: Props) {
  const { t } = useTexts();
  const nameField = useRef<HTMLInputElement>(null);
  const form = usePhotoForm(avatar, nameField);
  const { photo, errors } = form;
  const { chosen } = photo;
  const target = useHelperTarget('generateImage');
  useGuidance(avatar ? avatarGuidance(avatar) : 'generateImage');
  const cost = form.isPaid ? '' : ` · ${t(texts.cost, { credits: avatarLimits.priceCredits })}`;
  return (
    <StepFrame
      title={title}
      step="picture"
      id={avatar?.id}
      hasStyles={!avatar || hasStyles(avatar)}
      canEnter={(step) => avatar?.status === 'ready' || (step === 'style' && form.hasStyleImages)}
      onLeave={form.leave}
      onNext={() => void form.begin()}
      nextLabel={`${t(texts.toStyles)}${cost}`}
      isSaving={form.isSaving || photo.work !== undefined}
    >
      <div className={styles.step}>
        <div className={styles.name}>
          <Card>
            <TextField
              ref={nameField}
              label={t(avatarTexts.name)}
              placeholder={t(avatarTexts.namePlaceholder)}
              maxLength={avatarLimits.name.max}
              value={form.name}
              error={errors['name']}
              data-saves-itself
              onChange={({ currentTarget }) => form.setName(currentTarget.value)}
            />
          </Card>
        </div>
        {/* Who has a photo needs no hint, which would lie on it. */}
        <div className={styles.picture} {...(chosen ? {} : target.props)}>
          {chosen ? (
            // A photo that was removed can be seen, but not be framed another way.
            <div inert={chosen.report !== undefined && chosen.fileId === undefined}>
              <CropFrame
                address={chosen.address}
                photo={chosen.size}
                cut={chosen.cut}
                face={photo.isCurrent ? chosen.report?.face : null}
                onChange={photo.setCut}
              />
            </div>
          ) : (
            <PhotoSource onFile={(file) => void photo.choose(file)} />
          )}
          {chosen ? null : target.tip}
        </div>
        <div className={styles.words}>
          <Findings photo={photo} missing={errors['photo']}>
            {chosen ? (
              <SourceButtons
                label={t(texts.another)}
                variant="default"
                onFile={(file) => void photo.choose(file)}
              />
            ) : null}
          </Findings>
          {form.asksConsent ? (
            <ConsentForm
              consent={form.consent}
              otherName={form.otherName}
              errors={errors}
              onChange={form.setConsent}
            />
          ) : null}
        </div>
      </div>
    </StepFrame>
  );
}
