import type { Likeness } from '@app/contract/photo/schema.ts';
import { IconArrowLeft, IconDownload, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { saveBlob } from '../../../../lib/download.ts';
import { formatMinute } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useLikeness } from '../photo-api.ts';
import { useFailed } from '../../hooks.ts';
import { avatarTexts } from '../../messages.ts';
import { newAddress } from '../../rules.ts';
import frame from '../steps/step-frame.module.css';
import { likenessCsv } from './likeness-csv.ts';
import styles from './likeness-ledger.module.css';
import { likenessTexts as texts } from './messages.ts';

/** Whose photos were used, who agreed to what and when: to be shown to whoever asks. */
export function LikenessLedger({ title }: { title: string }) {
  const { t, language } = useTexts();
  const { data, error, refetch } = useLikeness();
  const failed = useFailed(texts.failed);
  const list = data?.list ?? [];
  const save = () => {
    const blob = new Blob([likenessCsv(list, language)], { type: 'text/csv;charset=utf-8' });
    saveBlob(blob, `${t(texts.file)}.csv`);
  };
  return (
    <>
      <PageHeader title={title}>
        <div className={styles.actions} data-no-print>
          <Link to="/avatars" className={frame.back}>
            <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
            {t(avatarTexts.back)}
          </Link>
          {list.length === 0 ? null : (
            <>
              <Button
                variant="default"
                leftSection={<IconPrinter size={18} stroke={1.6} />}
                onClick={() => window.print()}
              >
                {t(texts.print)}
              </Button>
              <Button leftSection={<IconDownload size={18} stroke={1.6} />} onClick={save}>
                {t(texts.csv)}
              </Button>
            </>
          )}
        </div>
      </PageHeader>
      {error && !data ? (
        <LoadError error={error} texts={failed} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={240} />
      ) : list.length === 0 ? (
        <EmptyState title={t(texts.titleEmpty)} text={t(texts.empty)}>
          <ButtonLink to={newAddress('photo')} variant="light">
            {t(avatarTexts.create)}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div className={styles.ledger}>
          <p>{t(texts.about)}</p>
          {list.map((likeness) => (
            <Entry key={likeness.id} likeness={likeness} />
          ))}
          {data.total > list.length ? <p>{t(texts.more, { count: data.total - list.length })}</p> : null}
        </div>
      )}
    </>
  );
}

function Entry({ likeness }: { likeness: Likeness }) {
  const { t, language } = useTexts();
  const { person, subject, statement, version, agreedAt, photoHash, avatars } = likeness;
  const time = (moment: Date) => formatMinute(moment, language);
  return (
    <Card title={`${person} · ${t(subject === 'self' ? texts.self : texts.other)}`}>
      <p className={styles.statement}>{statement}</p>
      <dl className={styles.facts}>
        <dt>{t(texts.agreed)}</dt>
        <dd>{t(texts.agreedAt, { time: time(agreedAt), version })}</dd>
        <dt>{t(texts.hash)}</dt>
        <dd className={styles.hash}>{photoHash}</dd>
        <dt>{t(texts.avatars)}</dt>
        {avatars.map(({ avatarsId, name, since, until }) => (
          <dd key={`${avatarsId} ${since.toISOString()}`}>
            {until
              ? t(texts.until, { name, since: time(since), until: time(until) })
              : t(texts.since, { name, since: time(since) })}
          </dd>
        ))}
      </dl>
    </Card>
  );
}
