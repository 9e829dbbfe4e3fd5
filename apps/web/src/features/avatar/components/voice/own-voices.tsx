import { fill } from '@app/contract/base/messages.ts';
import { voiceLimits } from '@app/contract/voice/limits.ts';
import { voiceMessages } from '@app/contract/voice/messages.ts';
import { type OwnVoice, voiceNameSchema } from '@app/contract/voice/schema.ts';
import type { Voice } from '@app/contract/speech/routes.ts';
import type { VoiceKind } from '@app/contract/voice/states/own-voice.ts';
import { IconMicrophone, IconPencil, IconPlayerStop, IconTrash, IconVolume } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { JobRow } from '../../../../components/job-row.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { RenameDialog } from '../../../../components/rename-dialog.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useVoices } from '../../api.ts';
import { useFailed } from '../../hooks.ts';
import { avatarTexts } from '../../messages.ts';
import { Consents } from './consents.tsx';
import { DeleteVoice } from './delete-voice.tsx';
import { voiceTexts as texts } from './messages.ts';
import styles from './own-voices.module.css';
import { useDialogTexts } from './use-dialog-texts.ts';
import { useCancelVoice, useOwnVoices, useRenameVoice, useRetryVoice } from './voice-api.ts';

/** The recorder comes when somebody wants to record. */
const MakeVoice = lazy(async () => ({ default: (await import('./make-voice.tsx')).MakeVoice }));

type Asked = { what: 'make' | 'consents' } | { what: 'rename' | 'delete'; voice: OwnVoice };

/** `heard`: the voice that sounds now. */
type Hearing = { heard: string | undefined; onHear: (voice: Voice) => void };

/** The voices of one's own: what they are, and what they are not. They are chosen where all voices are. */
export function OwnVoices({ heard, onHear }: Hearing) {
  const { t } = useTexts();
  const { data, error, refetch } = useOwnVoices();
  const failed = useFailed(texts.loadFailed);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const promiseOf = ({ kind, engine }: { kind: VoiceKind; engine: string }) =>
    kind === 'match' ? t(texts.honest) : t(texts.cloned, { engine });
  if (error && !data) return <LoadError error={error} texts={failed} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { list, maker } = data;
  const promise = maker === null ? t(voiceMessages.noMaker) : promiseOf(maker);
  return (
    <Card title={t(texts.title)}>
      <p>{promise}</p>
      {list.length === 0 ? null : (
        <ul className={styles.list}>
          {list.map((voice) => (
            <OwnVoiceLine
              key={voice.id}
              voice={voice}
              heard={heard}
              onHear={onHear}
              onRename={() => setAsked({ what: 'rename', voice })}
              onDelete={() => setAsked({ what: 'delete', voice })}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {maker === null ? null : (
          <Button
            leftSection={<IconMicrophone size={18} stroke={1.6} />}
            onClick={() => setAsked({ what: 'make' })}
          >
            {t(texts.make)}
          </Button>
        )}
        <Button variant="default" onClick={() => setAsked({ what: 'consents' })}>
          {t(texts.consents)}
        </Button>
      </div>
      <Suspense>{asked?.what === 'make' ? <MakeVoice promise={promise} onClose={close} /> : null}</Suspense>
      {asked?.what === 'consents' ? <Consents onClose={close} /> : null}
      {asked?.what === 'rename' ? <Rename voice={asked.voice} onClose={close} /> : null}
      {asked?.what === 'delete' ? <DeleteVoice voice={asked.voice} onClose={close} /> : null}
    </Card>
  );
}

type VoiceProps = Hearing & { voice: OwnVoice; onRename: () => void; onDelete: () => void };

function OwnVoiceLine({ voice, heard, onHear, onRename, onDelete }: VoiceProps) {
  const { t } = useTexts();
  const cancel = useCancelVoice();
  const retry = useRetryVoice();
  const { id, name, state, taskId, progress, reason } = voice;
  const jobTexts = {
    waiting: t(texts.waiting),
    running: t(texts.running),
    complete: t(texts.complete),
    failed: t(texts.failed),
    cancelled: t(texts.cancelled),
    cancel: t(texts.cancel),
    retry: t(texts.retry),
  };
  const remove = (
    <IconButton
      label={t(texts.ofVoice, { action: t(texts.remove), name })}
      icon={IconTrash}
      onClick={onDelete}
    />
  );
  if (state !== 'ready')
    return (
      <>
        <JobRow
          title={name}
          state={state === 'making' ? 'running' : 'failed'}
          progress={progress / 100}
          reason={reason}
          texts={jobTexts}
          onCancel={taskId === null ? undefined : () => cancel.mutate(taskId)}
          onRetry={state === 'failed' ? () => retry.mutate(id) : undefined}
        />
        {state === 'failed' ? <li className={styles.actions}>{remove}</li> : null}
      </>
    );
  return (
    <li className={styles.voice}>
      <div>
        {name}
        <Closeness voice={voice} />
      </div>
      <Hear ttsId={voice.ttsId} name={name} heard={heard} onHear={onHear} />
      <IconButton
        label={t(texts.ofVoice, { action: t(texts.rename), name })}
        icon={IconPencil}
        onClick={onRename}
      />
      {remove}
    </li>
  );
}

function Hear({ ttsId, name, heard, onHear }: Hearing & Pick<OwnVoice, 'ttsId' | 'name'>) {
  const { t } = useTexts();
  const { data } = useVoices();
  const voice = data?.list.find((one) => one.ttsId === ttsId);
  if (!voice || data?.engine.state === 'missing') return null;
  const isHeard = heard === ttsId;
  return (
    <IconButton
      label={isHeard ? t(avatarTexts.stop) : t(texts.ofVoice, { action: t(texts.hear), name })}
      icon={isHeard ? IconPlayerStop : IconVolume}
      aria-pressed={isHeard}
      onClick={() => onHear(voice)}
    />
  );
}

/** What the voice came to, said as it is. */
function Closeness({ voice: { match, engine } }: { voice: OwnVoice }) {
  const { t, language } = useTexts();
  const { data } = useVoices();
  if (!match) return <small>{t(texts.clonedBy, { engine })}</small>;
  const nameOf = (ttsId: string): string => {
    const found = data?.list.find((one) => one.ttsId === ttsId);
    return found ? fill(found.name, language) : ttsId;
  };
  const parts = match.parts.map(({ ttsId, percent }) => t(texts.part, { name: nameOf(ttsId), percent }));
  const left = Math.abs(match.pitchOff);
  return (
    <>
      <small>{t(texts.matched, { parts: parts.join(' + '), hertz: match.hertz })}</small>
      {left >= 1 ? <small>{t(texts.pitchLeft, { semitones: left })}</small> : null}
    </>
  );
}

function Rename({ voice: { id, name }, onClose }: { voice: OwnVoice; onClose: () => void }) {
  const { t } = useTexts();
  const rename = useRenameVoice();
  return (
    <RenameDialog
      name={name}
      schema={voiceNameSchema}
      maxLength={voiceLimits.name.max}
      title={t(texts.renameTitle)}
      label={t(texts.name)}
      submitLabel={t(texts.save)}
      texts={useDialogTexts()}
      onRename={(next) => rename.mutateAsync({ id, name: next })}
      onClose={onClose}
    />
  );
}
