// Every PostgreSQL: a process is killed between a payment and its booking.
import { orderRoutes } from '@app/contract/order/routes.ts';
import { expect, test } from 'vitest';
import { startApart } from '../../testing/apart.ts';
import { aBuyer, begunOrder, goodCard } from '../../testing/buying.ts';
import { openGate } from '../../testing/gate.ts';

/** Any number that the product takes for no lock of its own. */
const gate = 4712;

test('a payment whose booking was killed is booked by the next process that asks, once', async () => {
  const apart = await startApart();
  const { app, rows } = apart;
  await rows(`
    create function wait_there() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(${gate});
      return new;
    end $$;
    create trigger wait_there after insert on ledger_entry for each row
      when (new.key like 'order:%') execute function wait_there();`);
  const closed = await openGate(apart, gate);
  await closed.close();
  const user = await aBuyer(app);
  const before = (await app.parts.credits.balancesOf(user.id)).credits;
  const { id, checkout } = await begunOrder(app, user, 'credits-100');

  const server = await apart.startServer();
  const paying = server.call(orderRoutes.sandboxPay, { token: checkout, card: goodCard }).catch(() => 'died');
  await closed.killThere(server);
  expect(await paying).toBe('died');
  // The provider has the money, and nothing of the booking is there: no half of it either.
  expect(await rows('select state from sandbox_payment')).toEqual([{ state: 'paid' }]);
  expect(await rows('select paid_at from "order" where id = $1', [id])).toEqual([{ paid_at: null }]);
  expect(await rows('select event_id from payment_notice')).toEqual([]);
  expect((await app.parts.credits.balancesOf(user.id)).credits).toBe(before);

  // Before now also by a clock that counts milliseconds.
  await rows("update payment set ask_at = now() - interval '1 second'");
  await Promise.all([app.parts.orders.settleOpen(), app.parts.orders.settleOpen()]);
  expect(await rows('select state, asked from payment')).toMatchObject([{ state: 'paid' }]);
  expect((await app.parts.credits.balancesOf(user.id)).credits).toBe(before + 100);
  expect(await rows('select 1 from ledger_entry where key = $1', [`order:${id}`])).toHaveLength(1);
});
