import { deckRoutes } from '@app/contract/deck/routes.ts';
import type { PageTiming } from '@app/contract/deck/schema.ts';
import { talkCaptions, toSrt, toVtt, written } from '@app/player/entry-captions.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { call } from '../../../../lib/api.ts';
import { saveBlob } from '../../../../lib/download.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useProject } from '../../api.ts';
import { projectTexts } from '../../messages.ts';
import { captionTexts as texts } from './caption-messages.ts';
import { usePages } from './desk-calls.ts';

const kinds = {
  vtt: { write: toVtt, type: 'text/vtt;charset=utf-8' },
  srt: { write: toSrt, type: 'application/x-subrip;charset=utf-8' },
} as const;

/** What is said on the pages of a talk, as captions to take along: of all of it, or of one page. */
export function CaptionsDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTexts();
  const { data: pages } = usePages(projectId);
  const { data: project } = useProject(projectId);
  const timing = useQuery({
    queryKey: ['captions', projectId],
    queryFn: ({ signal }) => call(deckRoutes.timing, { body: { projectId }, signal, inPlace: true }),
    // A page may be spoken anew at any time.
    gcTime: 0,
  });
  const [chosen, setChosen] = useState('');
  const played = pages?.filter(({ hidden }) => !hidden) ?? [];
  const times = new Map(timing.data?.list.map((page): [string, PageTiming] => [page.id, page]));
  const spoken = played.flatMap(({ id, content }, index) => {
    const page = times.get(id);
    return page
      ? [{ id, number: index + 1, durationMs: page.durationMs, words: written(page.words, content) }]
      : [];
  });
  const save = (kind: keyof typeof kinds) => {
    const { write, type } = kinds[kind];
    const taken = chosen === '' ? spoken : spoken.filter(({ id }) => id === chosen);
    const number = chosen === '' ? '' : `-${taken[0]?.number}`;
    saveBlob(new Blob([write(talkCaptions(taken))], { type }), `${project?.title ?? ''}${number}.${kind}`);
  };
  return (
    <Dialog
      title={t(texts.title)}
      closeLabel={t(texts.close)}
      onClose={onClose}
      actions={(['srt', 'vtt'] as const).map((kind) => (
        <Button
          key={kind}
          variant={kind === 'vtt' ? 'filled' : 'default'}
          disabled={spoken.length === 0}
          onClick={() => save(kind)}
        >
          {t(texts[kind])}
        </Button>
      ))}
    >
      {timing.error ? (
        <LoadError
          error={timing.error}
          texts={{
            errorTitle: t(texts.loadFailed),
            retry: t(projectTexts.retry),
            errorCode: (code) => t(projectTexts.errorCode, { code }),
          }}
          onRetry={() => void timing.refetch()}
        />
      ) : timing.data && pages ? (
        <>
          <SelectField
            label={t(texts.which)}
            value={chosen}
            options={[
              ['', t(texts.whole)],
              ...spoken.map(({ id, number }) => [id, t(texts.page, { number })] as const),
            ]}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <p>
            {spoken.length < played.length
              ? t(texts.some, { spoken: spoken.length, pages: played.length })
              : t(texts.about)}
          </p>
        </>
      ) : (
        <Skeleton height={80} />
      )}
    </Dialog>
  );
}
