import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { formatMinute } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useFailed } from '../../hooks.ts';
import { voiceTexts as texts } from './messages.ts';
import styles from './own-voices.module.css';
import { useConsents, useForgetConsent } from './voice-api.ts';

/** Whose voices were used, who agreed to what and when; a record goes once its voice is gone. */
export function Consents({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts();
  const { data, error, refetch } = useConsents();
  const failed = useFailed(texts.loadFailed);
  const forget = useForgetConsent();
  const time = (moment: Date) => formatMinute(moment, language);
  const called = (engine: string) => (engine === 'embedded' ? t(texts.embedded) : engine);
  return (
    <Dialog title={t(texts.consents)} closeLabel={t(texts.close)} onClose={onClose}>
      {error && !data ? <LoadError error={error} texts={failed} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton height={120} />}
      {data?.list.length === 0 ? <p>{t(texts.ledgerEmpty)}</p> : null}
      <ul className={styles.list}>
        {data?.list.map(
          ({ id, person, statement, version, engine, agreedAt, recordingHash, voice, until }) => (
            <li key={id} className={styles.voice}>
              <div>
                {person} · {t(texts.ofRecord, { name: voice.name })}
                <small>{statement}</small>
                <small>{t(texts.agreedAt, { time: time(agreedAt), version, engine: called(engine) })}</small>
                <small className={styles.hash}>{t(texts.hash, { hash: recordingHash })}</small>
                {until ? <small>{t(texts.until, { time: time(until) })}</small> : null}
              </div>
              {until ? (
                <Button variant="default" onClick={() => forget.mutate(id)}>
                  {t(texts.forget)}
                </Button>
              ) : null}
            </li>
          ),
        )}
      </ul>
    </Dialog>
  );
}
