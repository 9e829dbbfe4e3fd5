import { fill } from '@app/contract/base/messages.ts';
import type { OwnVoice } from '@app/contract/voice/schema.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { UsedIn } from '../../../../components/used-in.tsx';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useVoices } from '../../api.ts';
import { voiceTexts as texts } from './messages.ts';
import { useDeleteVoice, useVoiceUses } from './voice-api.ts';

type Props = { voice: OwnVoice; onClose: () => void };

/** Asks before a voice goes, and says who speaks with it and what they get instead. */
export function DeleteVoice({ voice: { id, name }, onClose }: Props) {
  const { t, language } = useTexts();
  const deletion = useDeleteVoice();
  const { data: uses } = useVoiceUses(id);
  const { data: voices } = useVoices();
  const all = [
    ...(uses?.avatars.map((one) => ({ id: one.id, title: one.name })) ?? []),
    ...(uses?.projects ?? []),
  ];
  const next = voices?.list.find(({ ttsId }) => ttsId === uses?.instead);
  const instead = next ? fill(next.name, language) : (uses?.instead ?? '');
  return (
    <ConfirmDialog
      danger
      title={t(texts.deleteTitle, { name })}
      text={t(texts.deleteText)}
      confirmLabel={t(texts.remove)}
      cancelLabel={t(texts.cancel)}
      closeLabel={t(texts.close)}
      onConfirm={async () => {
        await deletion.mutateAsync(id);
        notify('success', t(texts.deleted, { name }));
      }}
      onClose={onClose}
    >
      <UsedIn
        uses={all}
        lead={(count) => t(texts.deleteUses, { count, instead })}
        more={(count) => t(texts.usedMore, { count })}
      />
    </ConfirmDialog>
  );
}
