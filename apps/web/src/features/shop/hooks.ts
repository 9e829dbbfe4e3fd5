import type { Order } from '@app/contract/order/schema.ts';
import { needsReceipt } from '@app/contract/order/states/pay-method.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../../lib/notices.ts';
import { useTexts } from '../../lib/texts.ts';
import { shopMessages as texts } from './messages.ts';
import { payPlace } from './rules.ts';

type Scan = { orderId: string; text: string };

/** Begins a payment and goes to where it is made. A second click while it is begun does nothing. */
export function usePayment() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const [scan, setScan] = useState<Scan>();

  function follow(order: Order): void {
    const { payData } = order;
    if (order.payMethod && needsReceipt(order.payMethod) && order.state === 'to-be-paid')
      return void navigate(`/billing/transfer?order=${order.id}`);
    // Paid already: nothing was left to pay.
    if (payData === null) return void navigate(`/pay-result?order=${order.id}`);
    if (payData.kind === 'qr') return setScan({ orderId: order.id, text: payData.text });
    const place = payData.kind === 'redirect' ? payPlace(payData.url) : undefined;
    if (place && 'screen' in place) return void navigate(place.screen);
    if (place) return window.location.assign(place.site);
    notify('error', t(texts.placeUnknown));
  }

  return {
    isPending,
    scan,
    stopScan: () => setScan(undefined),
    async run(begin: () => Promise<Order>): Promise<void> {
      if (isPending) return;
      setIsPending(true);
      try {
        follow(await begin());
      } catch {
        // The call has said what went wrong.
      }
      setIsPending(false);
    },
  };
}
