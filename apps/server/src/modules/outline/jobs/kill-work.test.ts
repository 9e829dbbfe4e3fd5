import { helperWorks } from '@app/contract/helper/limits.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { expect, test } from 'vitest';
import { startApart } from '../../../testing/apart.ts';
import { openGate } from '../../../testing/gate.ts';
import { outlining } from '../../../testing/outlines.ts';
import { pagesOf } from '../../../testing/talks.ts';

/** Any number that the product takes for no lock of its own. */
const gate = 4712;

const tea = `# Tea

## Where it grows

Green tea has been grown in China for two thousand years. Farmers pick the leaves by hand in April.

## How it is made

The leaves are roasted at two hundred degrees. Then they are rolled flat and dried for six hours.

## What it does

A cup holds about thirty milligrams of caffeine. Five cups a day lowered heart disease by twelve percent.
`;

test('a worker that is killed while it draws an outline, and again while it makes the deck, is followed by one that ends the work, paid once', async () => {
  const apart = await startApart();
  const { app, startWorker, rows } = apart;
  const { withFile, draw, make, rested, usesOf, creditsOf } = outlining(app);
  await rows(`
    create function wait_at_gate() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(${gate});
      return new;
    end $$;
    create trigger kept_outline before update on outline for each row
      when (new.outline is not null and old.outline is null) execute function wait_at_gate();
    create trigger third_page before insert on courseware_page for each row
      when (new.index = 2) execute function wait_at_gate();`);
  const closed = await openGate(apart, gate);
  const killAtGate = async (start: () => Promise<unknown>) => {
    const worker = await startWorker();
    await closed.close();
    await start();
    await closed.killThere(worker);
  };

  const own = await withFile(Buffer.from(tea), 'tea.txt');
  const [uses, credits] = [await usesOf(own.user), await creditsOf(own.user)];
  await killAtGate(() => draw(own));
  expect(await usesOf(own.user)).toBe(uses);
  const second = await startWorker();
  expect((await rested(own)).outline?.title).toBe('Tea');
  expect(await usesOf(own.user)).toBe(uses - helperWorks.outline.uses);
  await second.kill();

  await killAtGate(() => make(own));
  await startWorker();
  await rested(own);
  const pages = await pagesOf(app, own.user, own.projectId);
  expect(pages.map(({ index }) => index)).toEqual(pages.map((_, at) => at));
  expect(pages.length).toBeGreaterThanOrEqual(5);
  expect(await usesOf(own.user)).toBe(uses - helperWorks.outline.uses - helperWorks.deck.uses);
  expect(await creditsOf(own.user)).toBe(credits - projectLimits.priceCredits);
});
