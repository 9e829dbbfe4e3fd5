import type { ConsumeRecord, NamedCause } from '@app/contract/credit/schema.ts';
import { reasonTexts } from '@app/contract/credit/states/reason-messages.ts';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Facts } from '../../../../components/facts.tsx';
import { formatMinute } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { billingMessages } from '../../messages.ts';
import { changeText } from '../../rules.ts';
import { goneTexts, ledgerTexts, recordTexts as texts } from './messages.ts';
import { causeAddress } from './rules.ts';

/** The name of a thing, which leads to it as long as it is there. */
export function CauseLink({ cause }: { cause: NamedCause }) {
  const { t } = useTexts();
  const address = causeAddress(cause);
  if (address === undefined) return <span>{t(goneTexts[cause.kind])}</span>;
  return <Link to={address}>{cause.name}</Link>;
}

type Props = { record: ConsumeRecord; onClose: () => void };

/** One booking and what caused it. */
export function CauseDialog({ record, onClose }: Props) {
  const { t, language } = useTexts();
  const { id, reason, ledger, cause, createdAt } = record;
  const about = cause ? <CauseLink cause={cause} /> : t(texts.noCause);
  return (
    <Dialog
      title={t(texts.recordTitle)}
      closeLabel={t(billingMessages.close)}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {t(billingMessages.close)}
        </Button>
      }
    >
      <Facts
        rows={[
          [t(texts.reason), t(reasonTexts[reason])],
          [t(texts.ledger), t(ledgerTexts[ledger])],
          [t(texts.amount), changeText(record, language)],
          [t(texts.about), about],
          [t(texts.time), formatMinute(createdAt, language)],
          [t(texts.number), id],
        ]}
      />
    </Dialog>
  );
}
