import { type Avatar, avatarNameSchema } from '@app/contract/avatar/schema.ts';
import { consentSchema } from '@app/contract/photo/schema.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { useSession } from '../../../../lib/session.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useChangeAvatar } from '../../api.ts';
import { useBeginAvatar } from '../photo-api.ts';
import { stepAddress } from '../../rules.ts';
import type { ConsentDraft } from './consent-form.tsx';
import { cropOf } from './crop.ts';
import { photoTexts as texts } from './messages.ts';
import { photoDrafts } from './photo-draft.ts';
import { usePhoto } from './use-photo.ts';

const nameForm = z.object({ name: avatarNameSchema });

/** Who is in the photo. Names stay when another photo is chosen, and the form is away meanwhile. */
function useConsent(person: string) {
  const [given, setGiven] = useState({
    consent: { subject: 'self', person, agreed: false } as ConsentDraft,
    otherName: '',
  });
  const setConsent = (consent: ConsentDraft, otherName: string) => setGiven({ consent, otherName });
  return { ...given, setConsent };
}

/** Everything that is said before an avatar is made of a photo, and the beginning of its making. */
export function usePhotoForm(avatar: Avatar | undefined, nameField: RefObject<HTMLInputElement | null>) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const user = useSession((state) => state.user);
  const userId = user?.id ?? '';
  // What was said before a reload; an avatar that was begun is kept by the server.
  const [draft] = useState(() => (avatar ? undefined : photoDrafts.read(userId)));
  const [begun, before] = [avatar?.making?.photo, draft?.photo];
  const photo = usePhoto(begun ? { ...begun, isUsed: true } : before ? { ...before, isUsed: false } : null);
  const [begin, change] = [useBeginAvatar(), useChangeAvatar()];
  const [name, setName] = useState(avatar?.name ?? draft?.name ?? '');
  const asked = useConsent(user?.nickname ?? '');
  const { consent } = asked;
  const [isAsked, setAsked] = useState(false);
  const { chosen } = photo;
  const isBegun = useRef(false);
  useEffect(() => {
    if (avatar || isBegun.current) return;
    const { fileId, url, cut } = chosen ?? {};
    const sent = fileId && url && cut ? { fileId, url, crop: cropOf(cut) } : null;
    if (name !== '' || sent) photoDrafts.keep({ userId, name, photo: sent });
  }, [avatar, userId, name, chosen]);
  // Another part of the same photo needs no second consent.
  const isSame = chosen?.fileId !== undefined && chosen.fileId === avatar?.making?.photo?.fileId;
  const isRefused = photo.isCurrent && (chosen?.report?.refusals.length ?? 0) > 0;
  const asksConsent = chosen?.fileId !== undefined && !isSame && !isRefused;
  const lacksOwnName = consent.subject === 'self' && consent.person.trim() === '';
  const errors: Readonly<Record<string, string>> = {
    ...schemaErrors(nameForm, { name }),
    ...(chosen?.fileId === undefined ? { photo: t(texts.photoMissing) } : {}),
    ...(chosen?.fileId !== undefined && isRefused ? { photo: t(texts.refusedFirst) } : {}),
    ...(asksConsent ? schemaErrors(consentSchema, consent) : {}),
    ...(asksConsent && lacksOwnName ? { person: t(texts.ownNameMissing) } : {}),
  };

  async function send(fileId: string): Promise<void> {
    const avatarsId = avatar?.id ?? (await begin.mutateAsync(name.trim()))?.id;
    if (avatarsId === undefined || !chosen) return;
    const used = {
      fileId,
      crop: cropOf(chosen.cut),
      ...(asksConsent ? { consent: { ...consent, agreed: true as const } } : {}),
    };
    const named = avatar && avatar.name !== name.trim() ? { name: name.trim() } : {};
    try {
      await change.mutateAsync({ avatarsId, operateStatus: 'image-upload', photo: used, ...named });
      isBegun.current = true;
      photoDrafts.forget();
      await change.mutateAsync({ avatarsId, operateStatus: 'style-generation' });
      await navigate(stepAddress('style', avatarsId));
    } catch {
      // The call has said what went wrong; from here on there is an avatar to go on with.
      if (!avatar) await navigate(stepAddress('picture', avatarsId), { replace: true });
    }
  }

  return {
    photo,
    name,
    setName,
    ...asked,
    asksConsent,
    errors: isAsked ? errors : {},
    /** Its making was paid for, and nothing of it was given back. */
    isPaid: avatar !== undefined && avatar.status !== 'error',
    hasStyleImages: (avatar?.making?.styles.length ?? 0) > 0,
    isSaving: begin.isPending || change.isPending,
    /** What stands here is sent when the making begins, so there is nothing to save on the way out. */
    leave: async () => avatar?.id ?? '',
    async begin(): Promise<void> {
      setAsked(true);
      if ('name' in errors) nameField.current?.focus();
      if (Object.keys(errors).length > 0 || chosen?.fileId === undefined) return;
      if (!(await photo.check())) return;
      try {
        await send(chosen.fileId);
      } catch {
        // The call has said what went wrong.
      }
    },
  };
}
