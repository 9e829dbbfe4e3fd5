import type { Avatar } from '@app/contract/avatar/schema.ts';
import { avatarLimits } from '@app/contract/avatar/limits.ts';
import { avatarRoutes } from '@app/contract/avatar/routes.ts';
import { avatarNameSchema } from '@app/contract/avatar/schema.ts';
import { type CharacterFile, characterSchema } from '@app/contract/character/schema.ts';
import { clientMessages } from '@app/contract/client/messages.ts';
import { avatarGuidance } from '@app/contract/helper/states/guidance.ts';
import { IconArrowBackUp, IconArrowForwardUp, IconDice5 } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { LoadError } from '../../../../components/load-error.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useKey } from '../../../../components/use-key.ts';
import { dataOf } from '../../../../lib/api.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { schemaErrors } from '../../../../lib/schema-errors.ts';
import { useSession } from '../../../../lib/session.ts';
import { say, useTexts } from '../../../../lib/texts.ts';
import { useGuidance } from '../../../helper/api.ts';
import { avatarKeys, useChangeAvatar, useDrawAvatar, useVoices } from '../../api.ts';
import { useFailed, useTrial } from '../../hooks.ts';
import { avatarTexts as texts } from '../../messages.ts';
import { hasStyles, stepAddress, usualVoice } from '../../rules.ts';
import { AvatarMaker } from '../maker/avatar-maker.tsx';
import { makerTexts } from '../maker/messages.ts';
import { type Draft, useMaker } from '../maker/use-maker.ts';
import { PreviewStage, StageTool } from '../preview-stage.tsx';
import { StepFrame } from './step-frame.tsx';

async function fetchDrawing(address: string, signal: AbortSignal): Promise<CharacterFile> {
  const response = await fetch(address, { signal }).catch(() => {
    throw new CallError('network', 0, say(clientMessages.networkFailure));
  });
  const sent: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const drawing = z.safeParse(characterSchema, sent);
  if (response.ok && drawing.success) return drawing.data;
  // An address that has expired is refused in an envelope, as a call is.
  await dataOf(avatarRoutes.rig, response);
  throw new CallError('status', response.status, say(clientMessages.errorOccurred));
}

/** The drawing of an avatar is what its player draws it from. */
function useDrawing({ id, rigUrl }: Avatar) {
  return useQuery({
    queryKey: [...avatarKeys.all, 'drawing', id, rigUrl],
    queryFn: ({ signal }) => fetchDrawing(rigUrl ?? '', signal),
    // What is saved on the way gets a new address; until that has answered nothing has changed.
    placeholderData: keepPreviousData,
  });
}

/** A drawn avatar is drawn anew. */
export function Redrawing({ title, avatar }: { title: string; avatar: Avatar }) {
  const cache = useQueryClient();
  const { data: character, error } = useDrawing(avatar);
  const failed = useFailed();
  if (character)
    return <Drawing key={avatar.id} title={title} avatar={avatar} saved={{ name: avatar.name, character }} />;
  // An address that has expired stays so: the avatar is asked for a new one.
  const retry = () => void cache.invalidateQueries({ queryKey: avatarKeys.all });
  return (
    <>
      <PageHeader title={title} />
      {error ? (
        <LoadError error={error} texts={failed} onRetry={retry} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={420} />
        </div>
      )}
    </>
  );
}

type DrawingProps = { title: string; avatar: Avatar | undefined; saved: Draft | undefined };

const nameForm = z.object({ name: avatarNameSchema });

/** Whom one draws: a new avatar, or one that is there. */
export function Drawing({ title, avatar, saved }: DrawingProps) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const userId = useSession((state) => state.user?.id);
  const maker = useMaker(`avatarDraft:${userId ?? ''}:${avatar?.id ?? 'new'}`, saved);
  const name = maker.name.trim();
  const field = useRef<HTMLInputElement>(null);
  const { save, wrong, isSaving } = useSave(avatar, maker, field);
  const trial = useTrial();
  const { data: voices } = useVoices();
  const ttsId = avatar?.ttsId ?? usualVoice(voices?.list ?? [], language);
  const speechStyle = avatar?.speechStyle ?? null;
  const text = name === '' ? t(texts.sayingNobody) : t(texts.saying, { name });
  useKey('r', maker.roll);
  useGuidance(avatar ? avatarGuidance(avatar) : 'generateImage');
  return (
    <StepFrame
      title={title}
      step="picture"
      id={avatar?.id}
      hasStyles={avatar !== undefined && hasStyles(avatar)}
      onLeave={save}
      onNext={(id) => void navigate(stepAddress('setStyle', id))}
      isSaving={isSaving}
      preview={
        <>
          <PreviewStage
            looks={{ character: maker.character }}
            name={t(makerTexts.preview, { name: name || t(makerTexts.someone) })}
            trial={trial}
            onSay={ttsId ? () => trial.toggle('look', { ttsId, speechStyle, text }) : undefined}
            tools={<MakerTools maker={maker} />}
          />
          <TextField
            ref={field}
            label={t(texts.name)}
            placeholder={t(texts.namePlaceholder)}
            maxLength={avatarLimits.name.max}
            value={maker.name}
            error={wrong}
            data-saves-itself
            onChange={({ currentTarget }) => maker.setName(currentTarget.value)}
          />
        </>
      }
    >
      <AvatarMaker character={maker.character} onChange={maker.change} />
    </StepFrame>
  );
}

type Maker = ReturnType<typeof useMaker>;

/** Makes or changes the avatar; what is wrong with its name is said beside it. */
function useSave(avatar: Avatar | undefined, maker: Maker, field: RefObject<HTMLInputElement | null>) {
  const [draw, change] = [useDrawAvatar(), useChangeAvatar()];
  const [isAsked, setAsked] = useState(false);
  const name = maker.name.trim();
  const wrong = schemaErrors(nameForm, { name })['name'] ?? '';

  /** The id of the avatar that is saved now; nothing when it could not be. */
  async function save(): Promise<string | undefined> {
    setAsked(true);
    if (wrong !== '') field.current?.focus();
    if (wrong !== '' || maker.isSaved) return wrong === '' ? avatar?.id : undefined;
    try {
      const sent = { name, character: maker.character };
      const made = avatar
        ? await change.mutateAsync({ avatarsId: avatar.id, ...sent })
        : await draw.mutateAsync(sent);
      maker.forget();
      return made?.id;
    } catch {
      // The call has said what went wrong.
      return undefined;
    }
  }
  return {
    save,
    wrong: isAsked && wrong !== '' ? wrong : undefined,
    isSaving: draw.isPending || change.isPending,
  };
}

function MakerTools({ maker }: { maker: Maker }) {
  const { t } = useTexts();
  const { undo, redo } = maker;
  return (
    <>
      <StageTool label={t(makerTexts.dice)} icon={IconDice5} keys="r" onPress={maker.roll} />
      <StageTool label={t(makerTexts.undo)} icon={IconArrowBackUp} keys="Control+Z" isBare onPress={undo} />
      <StageTool
        label={t(makerTexts.redo)}
        icon={IconArrowForwardUp}
        keys="Control+Y"
        isBare
        onPress={redo}
      />
    </>
  );
}
