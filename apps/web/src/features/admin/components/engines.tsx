import type { EngineHealth } from '@app/contract/admin/schema.ts';
import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../../../components/button.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useDelay } from '../../../components/use-delay.ts';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useEngines } from '../api.ts';
import { deskMessages as texts } from '../messages.ts';
import { engineLooks, engineName, providerName } from '../rules.ts';
import { Desk } from './desk.tsx';
import { EngineIcon } from './engine-icon.tsx';
import styles from './engines.module.css';
import { LookChip } from './parts.tsx';

/** What the product stands on, and whether it works. */
export function Engines({ title }: { title: string }) {
  const { t } = useTexts();
  const engines = useEngines();
  const errorTexts = useTableTexts();
  const { data, error, isFetching, isPending } = engines;
  const check = () => void engines.refetch();
  return (
    <Desk
      title={title}
      lead={t(texts.enginesLead)}
      actions={
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.6} />}
          loading={isFetching && !isPending}
          onClick={check}
        >
          {t(texts.checkAgain)}
        </Button>
      }
    >
      {error && !data ? <LoadError error={error} texts={errorTexts} onRetry={check} /> : null}
      <ul className={styles.cards} aria-busy={isPending}>
        {isPending ? <Bones /> : null}
        {data?.list.map((engine) => (
          <EngineCard key={`${engine.name} ${engine.provider}`} engine={engine} />
        ))}
      </ul>
    </Desk>
  );
}

function EngineCard({ engine }: { engine: EngineHealth }) {
  const { t, language } = useTexts();
  const { name, provider, state, detail, checkedAt } = engine;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <EngineIcon name={name} />
        <div className={styles.name}>
          <h2>{engineName(name, language)}</h2>
          <p>{providerName(provider, language)}</p>
        </div>
        <LookChip look={engineLooks[state]} />
      </div>
      <p className={styles.detail}>{detail}</p>
      <p className={styles.checked}>{t(texts.checkedAt, { time: formatMoment(checkedAt, language) })}</p>
    </li>
  );
}

const bones = ['first', 'second', 'third'];

/** Cards that are on their way, in the geometry they will have. */
function Bones() {
  const isLong = useDelay(true);
  return bones.map((bone) => (
    <li key={bone} className={styles.card} aria-hidden="true">
      {isLong ? (
        <>
          <Skeleton width="50%" height={40} />
          <Skeleton width="80%" />
        </>
      ) : null}
    </li>
  ));
}
