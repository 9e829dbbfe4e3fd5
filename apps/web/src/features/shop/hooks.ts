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

  function follow(order: Order, back: string | undefined): void {
    const { payData } = order;
    if (order.payMethod && needsReceipt(order.payMethod) && order.state === 'to-be-paid')
      return void navigate(`/billing/transfer?order=${order.id}`);
    // Paid already: nothing was left to pay.
    if (payData === null) {
      const query = new URLSearchParams({ order: order.id, ...(back === undefined ? {} : { back }) });
      return void navigate(`/pay-result?${query}`);
    }
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
    /** `back` is where somebody goes on who had nothing left to pay; else the payment knows it. */
    async run(begin: () => Promise<Order>, back?: string): Promise<void> {
      if (isPending) return;
      setIsPending(true);
      try {
        follow(await begin(), back);
      } catch {
        // The call has said what went wrong.
      }
      setIsPending(false);
    },
  };
}
