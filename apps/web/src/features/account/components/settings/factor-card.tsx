import { factorRoutes } from '@app/contract/factor/routes.ts';
import type { Factor } from '@app/contract/factor/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { StateChip } from '../../../../components/state-chip.tsx';
import { call } from '../../../../lib/api.ts';
import { formatMinute } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { accountKeys, useFactor } from '../../hooks.ts';
import { FactorProof } from '../factor/factor-proof.tsx';
import { FactorSetUp } from '../factor/factor-set-up.tsx';
import styles from '../factor/factor.module.css';
import { factorTexts as texts } from '../factor/messages.ts';
import { RecoveryCodes } from '../factor/recovery-codes.tsx';
import { useErrorTexts } from './use-error-texts.ts';

/** From here on new ones should be made. */
const fewCodes = 3;

type Doing = 'nothing' | 'setting-up' | 'renewing' | 'ending';

/** Two-step verification: what it is, switching it on and off, and its recovery codes. */
export function FactorCard() {
  const { t } = useTexts();
  const { data, error, refetch } = useFactor();
  const cache = useQueryClient();
  const errorTexts = useErrorTexts();
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<readonly string[]>();
  const done = () => {
    setDoing('nothing');
    setCodes(undefined);
    void cache.invalidateQueries({ queryKey: accountKeys.factor });
  };
  const body = () => {
    if (error && !data) return <LoadError error={error} texts={errorTexts} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton height={48} />;
    if (codes) return <RecoveryCodes codes={codes} onDone={done} />;
    if (doing === 'setting-up') {
      return <FactorSetUp onOn={() => notify('success', t(texts.turnedOn))} onDone={done} />;
    }
    if (doing === 'renewing') {
      return (
        <FactorProof
          text={t(texts.renewText)}
          label={t(texts.renew)}
          send={async (proof) =>
            setCodes((await call(factorRoutes.renewCodes, { body: proof, inPlace: true })).recoveryCodes)
          }
          onClose={done}
        />
      );
    }
    if (doing === 'ending') {
      return (
        <FactorProof
          text={data.demanded ? t(texts.demandedOff) : ''}
          label={t(texts.turnOff)}
          send={async (proof) => {
            await call(factorRoutes.end, { body: proof, inPlace: true });
            notify('success', t(texts.turnedOff));
            done();
          }}
          onClose={done}
        />
      );
    }
    return <Standing factor={data} onDo={setDoing} />;
  };
  return <Card title={t(texts.title)}>{body()}</Card>;
}

function Standing({ factor, onDo }: { factor: Factor; onDo: (what: Doing) => void }) {
  const { t, language } = useTexts();
  if (!factor.since) {
    return (
      <>
        <p className={styles.note}>{t(texts.offText)}</p>
        <div className={styles.row}>
          <Button variant="default" onClick={() => onDo('setting-up')}>
            {t(texts.turnOn)}
          </Button>
        </div>
      </>
    );
  }
  const count = factor.recoveryCodesLeft;
  return (
    <>
      <p className={styles.row}>
        <StateChip kind="ok" label={t(texts.isOn)} />
        <span className={styles.note}>
          {t(texts.onSince, { time: formatMinute(factor.since, language), count })}
        </span>
      </p>
      {count <= fewCodes ? <p className={styles.warning}>{t(texts.fewLeft)}</p> : null}
      <div className={styles.row}>
        <Button variant="default" onClick={() => onDo('renewing')}>
          {t(texts.renew)}
        </Button>
        <Button variant="default" onClick={() => onDo('ending')}>
          {t(texts.turnOff)}
        </Button>
      </div>
    </>
  );
}
