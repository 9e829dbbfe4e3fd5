import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../components/dialog.tsx';
import { QrCode } from '../../../components/qr-code.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useOrder } from '../api.ts';
import { shopMessages as texts } from '../messages.ts';
import { ownPath } from '../rules.ts';

type Props = { orderId: string; text: string; back: string | null; onClose: () => void };

/** A code for the phone that pays; it goes on by itself. */
export function ScanDialog({ orderId, text, back, onClose }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { data } = useOrder(orderId, true);
  const isOver = data !== undefined && data.state !== 'to-be-paid';
  const path = ownPath(back);
  useEffect(() => {
    const query = new URLSearchParams({ order: orderId, ...(path === undefined ? {} : { back: path }) });
    if (isOver) void navigate(`/pay-result?${query}`);
  }, [isOver, orderId, path, navigate]);
  return (
    <Dialog title={t(texts.scanTitle)} closeLabel={t(texts.close)} onClose={onClose}>
      <QrCode text={text} label={t(texts.scanTitle)} />
      <p>{t(texts.scanText)}</p>
    </Dialog>
  );
}
