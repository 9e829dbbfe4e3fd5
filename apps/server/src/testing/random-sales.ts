import {
  creditPackages,
  type SubscriptionPackage,
  subscriptionPackages,
} from '@app/contract/goods/limits.ts';
import type { GoodsKind } from '@app/contract/goods/states/goods-kind.ts';
import { bestCoupon, savingOf } from '@app/contract/coupon/states/best-coupon.ts';
import { couponState, isCouponUsable } from '@app/contract/coupon/states/coupon-state.ts';
import type { Discount } from '@app/contract/coupon/schema.ts';
import { rightsOf } from '@app/contract/user/states/level.ts';
import { amountsOf, type GivenLedger, givenLedgers } from '../modules/credit/rules.ts';
import {
  agreedRefund,
  offerOf,
  refundOfCredits,
  refundOfPeriod,
  shareOfTime,
  unspentOf,
} from '../modules/order/rules.ts';
import {
  afterEnd,
  cutShort,
  layOut,
  leftOf,
  nextGrant,
  type Period,
  planPeriod,
  runningAt,
} from '../modules/subscription/rules.ts';
import { dice, type Roll } from './dice.ts';

type Amounts = Record<GivenLedger, number>;
type Time = Period & { closed: boolean; cutBy: string | null; cutMs: number };
type Coupon = {
  id: string;
  discount: Discount;
  goodsKind: GoodsKind | null;
  isActive: 0 | 1;
  currentRedemptions: number;
  usageLimit: number;
  expiryDate: string | null;
  used: number;
};
export type Sale = {
  readonly id: string;
  readonly goodsId: string;
  readonly price: number;
  readonly amount: number;
  readonly coupon: Coupon | undefined;
  state: 'open' | 'paid' | 'cancelled' | 'refunded';
  refunded: number;
  takenBack: Amounts;
};

/** An account with what it bought, as the rules alone see it: no database, a clock of its own. */
export type Books = {
  now: Date;
  readonly balances: Amounts;
  readonly sales: Sale[];
  readonly coupons: Coupon[];
  times: Time[];
  /** What a rule broke when it was used; none, unless something is badly wrong. */
  readonly faults: string[];
};

const day = 24 * 60 * 60 * 1000;
const goodsIds = [...creditPackages, ...subscriptionPackages].map(({ id }) => id);
/** Looked up a million times. */
const offers = new Map(goodsIds.map((id) => [id, offerOf(id)!]));
const terms = new Map(subscriptionPackages.map((one) => [one.id, one]));
const none = (): Amounts => ({ credits: 0, 'helper-uses': 0, interactions: 0 });
const monthly = (level: Period['level']): Amounts => amountsOf(rightsOf(level));
const openOf = ({ times, now }: Books) =>
  times.filter(({ closed, endsAt }) => !closed && endsAt > now).sort((a, b) => +a.startsAt - +b.startsAt);
const termsOf = ({ goodsId }: Sale): SubscriptionPackage | undefined => terms.get(goodsId);
const priceOf = ({ level }: Period): number => rightsOf(level).pricePerMonth.CNY;

/** What times that are paid for are worth, by what their levels cost. */
const worthOf = (times: readonly Period[], now: Date): number =>
  times.reduce((sum, time) => sum + leftOf(time, now) * priceOf(time), 0);

/** Closes what is over and gives what runs now. */
function turn(books: Books): void {
  for (const time of books.times) if (time.endsAt <= books.now) time.closed = true;
  const running = runningAt(openOf(books), books.now) as Time | undefined;
  if (!running) return;
  const time = books.times.find(({ id }) => id === running.id)!;
  while (nextGrant(time) <= books.now) {
    for (const ledger of givenLedgers) books.balances[ledger] += monthly(time.level)[ledger];
    Object.assign(time, { given: time.given + 1 });
  }
}

function begin(books: Books, sale: Sale, { level, months }: SubscriptionPackage): void {
  const open = openOf(books);
  const plan = planPeriod(open, { level, months }, books.now);
  const before = worthOf(open, books.now);
  const { startsAt, endsAt, grants } = plan;
  for (const { id } of plan.cut) {
    const time = books.times.find((one) => one.id === id)!;
    Object.assign(time, cutShort(time, books.now), { closed: true, cutBy: sale.id });
  }
  const moved = layOut(plan.moved, endsAt);
  books.times = books.times.map((time) => ({ ...time, ...moved.find(({ id }) => id === time.id) }));
  const fresh = { id: sale.id, level, startsAt, endsAt, grants, given: 0, ranMs: 0, lostMs: 0 };
  books.times.push({ ...fresh, closed: false, cutBy: null, cutMs: 0 });
  // What was left before goes on, as time of this level or as it was: nothing is lost but the rounding of a moment.
  const sold = (endsAt.getTime() - startsAt.getTime() - plan.creditedMs) * priceOf(fresh);
  const gained = worthOf(openOf(books), books.now) - before - sold;
  if (gained > 0 || gained < -priceOf(fresh)) books.faults.push(`time worth ${gained} came from nowhere`);
  turn(books);
}

function end(books: Books, sale: Sale, share: number): void {
  const time = books.times.find(({ id }) => id === sale.id)!;
  if (time.endsAt <= books.now) return;
  const begun = time.startsAt < books.now ? books.now : time.startsAt;
  const cut = books.times.filter(({ cutBy }) => cutBy === time.id);
  const later = openOf(books).filter(({ startsAt }) => startsAt >= time.endsAt);
  Object.assign(time, { endsAt: begun, closed: true });
  for (const { cutMs: _gone, ...placed } of afterEnd(begun, { cut, later, share }) as Time[]) {
    const anew = { closed: false, cutBy: null, cutMs: 0 };
    Object.assign(books.times.find(({ id }) => id === placed.id)!, placed, anew);
  }
  turn(books);
}

/** What comes back of a sale now, and how much the account has of it. */
function offer(books: Books, sale: Sale) {
  const { amount, refunded, takenBack, goodsId } = sale;
  const terms = termsOf(sale);
  if (!terms) {
    const credits = offers.get(goodsId)!.goods as { credits: number };
    const sold = { credits: credits.credits, takenBack: takenBack.credits, balance: books.balances.credits };
    const made = refundOfCredits(amount, refunded, sold);
    return { ...made, taken: { ...none(), credits: made.credits }, ofTime: 0 };
  }
  const time = books.times.find(({ id }) => id === sale.id)!;
  const sold = givenLedgers.map((ledger) => ({
    ledger,
    inAll: monthly(terms.level)[ledger] * terms.months,
    come: monthly(terms.level)[ledger] * time.given,
    takenBack: ledger === 'credits' ? takenBack.credits : 0,
    balance: books.balances[ledger],
  }));
  const ofTime = shareOfTime(time, books.now);
  const taken = none();
  for (const one of sold) taken[one.ledger] = unspentOf(one);
  return { amount: refundOfPeriod(amount, refunded, ofTime, sold), credits: taken.credits, taken, ofTime };
}

function refund(books: Books, sale: Sale, less: number | undefined): void {
  const made = offer(books, sale);
  if (made.amount <= 0) return;
  const kind = termsOf(sale) ? 'subscription' : 'credits';
  const agreed = agreedRefund(made, { asked: made.amount, less, kind });
  if (!agreed) return;
  const taken = agreed.isWhole ? made.taken : { ...none(), credits: agreed.credits };
  for (const ledger of givenLedgers) {
    books.balances[ledger] -= taken[ledger];
    sale.takenBack[ledger] += taken[ledger];
  }
  sale.refunded += agreed.amount;
  if (!agreed.closes) return;
  sale.state = 'refunded';
  if (kind === 'subscription') end(books, sale, made.ofTime);
}

function order(books: Books, goodsId: string): void {
  const { kind, price } = offers.get(goodsId)!;
  const purchase = { goodsKind: kind, currency: 'CNY', price: price.CNY * 100 } as const;
  const held = books.coupons.map((coupon) => ({ ...coupon, state: couponState(coupon, books.now) }));
  const best = bestCoupon(held, purchase);
  const saving = best ? savingOf(best, purchase)! : 0;
  for (const one of held)
    if (isCouponUsable(one.state) && (savingOf(one, purchase) ?? 0) > saving)
      books.faults.push('another coupon saves more');
  const coupon = books.coupons.find(({ id }) => id === best?.id);
  if (coupon) coupon.currentRedemptions += 1;
  const amount = purchase.price - saving;
  const id = `sale ${books.sales.length}`;
  const sale = { id, goodsId, price: purchase.price, amount, coupon, state: 'open' } as const;
  books.sales.push({ ...sale, refunded: 0, takenBack: none() });
}

function pay(books: Books, sale: Sale): void {
  sale.state = 'paid';
  if (sale.coupon) {
    sale.coupon.used += 1;
    if (sale.coupon.used >= sale.coupon.usageLimit) sale.coupon.isActive = 0;
  }
  const terms = termsOf(sale);
  const goods = offers.get(sale.goodsId)!.goods;
  if (terms) begin(books, sale, terms);
  else if (goods.kind === 'credits') books.balances.credits += goods.credits;
}

const pick = <T>(of: readonly T[], roll: Roll): T | undefined => of[roll(of.length || 1)];
const inState = ({ sales }: Books, state: Sale['state']) => sales.filter((sale) => sale.state === state);

const acts: ((books: Books, roll: Roll) => void)[] = [
  (books, roll) => order(books, pick(goodsIds, roll)!),
  (books, roll) => {
    const sale = pick(inState(books, 'open'), roll);
    if (sale) pay(books, sale);
  },
  (books, roll) => {
    const sale = pick(inState(books, 'open'), roll);
    if (!sale || roll(2) === 0) return;
    sale.state = 'cancelled';
    if (sale.coupon) sale.coupon.currentRedemptions -= 1;
  },
  (books, roll) => {
    const ledger = pick(givenLedgers, roll)!;
    // Often a little, now and then nearly everything.
    const most = roll(4) === 0 ? books.balances[ledger] : Math.min(90, books.balances[ledger]);
    books.balances[ledger] -= roll(most + 1);
  },
  (books, roll) => {
    const sale = pick(inState(books, 'paid'), roll);
    if (sale) refund(books, sale, roll(3) === 0 ? roll(sale.amount + 1) : undefined);
  },
  (books, roll) => {
    books.now = new Date(books.now.getTime() + roll(20) * day + roll(day));
    turn(books);
  },
  (books, roll) => {
    const discount: Discount =
      roll(2) === 0
        ? { kind: 'percent', percent: roll(100) + 1 }
        : { kind: 'amount', CNY: roll(5000) + 1, USD: roll(800) + 1 };
    const days = roll(40);
    books.coupons.push({
      id: `coupon ${books.coupons.length}`,
      discount,
      goodsKind: ([null, 'credits', 'subscription'] as const)[roll(3)] ?? null,
      isActive: 1,
      currentRedemptions: 0,
      usageLimit: roll(3) + 1,
      expiryDate: days === 0 ? null : new Date(books.now.getTime() + days * day).toISOString(),
      used: 0,
    });
  },
];

/** So many operations an account has, before the next one begins with nothing. */
const perAccount = 120;

/** Random purchases, payments, refunds and months over the rules of money; what is found out after each of them is the caller's. */
export function randomSales(operations: number, after: (books: Books, turn: number) => void): void {
  let books: Books | undefined;
  const roll = dice(20);
  for (let turn = 0; turn < operations; turn++) {
    if (!books || turn % perAccount === 0)
      books = {
        now: new Date(Date.UTC(2026, roll(12), roll(28) + 1, roll(24))),
        balances: none(),
        sales: [],
        coupons: [],
        times: [],
        faults: [],
      };
    acts[roll(acts.length)]?.(books, roll);
    after(books, turn);
  }
}

/** What is wrong with an account; empty unless a rule gives away or loses something. */
export function wrongWith({ now, balances, sales, coupons, times, faults }: Books): string[] {
  const wrong = [...faults];
  const say = (isWrong: boolean, text: string) => isWrong && wrong.push(text);
  for (const ledger of givenLedgers)
    say(!(Number.isInteger(balances[ledger]) && balances[ledger] >= 0), `${ledger}: ${balances[ledger]}`);
  for (const sale of sales) {
    const { id, amount, price, refunded, takenBack, goodsId } = sale;
    const isMoney = [amount, refunded].every((one) => Number.isInteger(one) && one >= 0);
    say(!isMoney || amount > price || refunded > amount, `${id}: ${refunded} of ${amount} went back`);
    const terms = termsOf(sale);
    const goods = offers.get(goodsId)!.goods;
    // Money goes back for credits that went back.
    if (goods.kind === 'credits')
      say(refunded * goods.credits > amount * takenBack.credits, `${id}: money for spent credits went back`);
    if (goods.kind === 'credits') say(takenBack.credits > goods.credits, `${id}: too many credits taken`);
    const time = times.find((one) => one.id === id);
    if (!terms || !time) continue;
    for (const ledger of givenLedgers) {
      const kept = monthly(terms.level)[ledger] * time.given - takenBack[ledger];
      const inAll = monthly(terms.level)[ledger] * terms.months;
      say(kept < 0, `${id}: more ${ledger} taken than came`);
      if (sale.state === 'refunded')
        say(
          refunded * inAll > amount * Math.max(0, inAll - kept),
          `${id}: money for spent ${ledger} went back`,
        );
    }
    say(time.given > time.grants, `${id}: gave ${time.given} of ${time.grants} months`);
  }
  const open = times
    .filter(({ closed, endsAt }) => !closed && endsAt > now)
    .sort((a, b) => +a.startsAt - +b.startsAt);
  for (const [at, time] of open.entries())
    say(at > 0 && open[at - 1]!.endsAt > time.startsAt, `${time.id} overlaps`);
  for (const { id, used, currentRedemptions, usageLimit } of coupons)
    say(used > currentRedemptions || currentRedemptions > usageLimit, `${id}: used ${used} of ${usageLimit}`);
  // Months that give are sold once: what upgrades and refunds make of them is never worth more.
  const worthOfMonths = times.reduce((sum, time) => {
    const taken = sales.find(({ id }) => id === time.id)?.takenBack ?? none();
    // A month that gave and was taken back whole, uses and interactions too, was given to nobody.
    const back = Math.min(...givenLedgers.map((ledger) => taken[ledger] / monthly(time.level)[ledger]));
    return sum + priceOf(time) * ((time.closed ? time.given : time.grants) - back);
  }, 0);
  const sold = sales.reduce((sum, sale) => {
    const terms = termsOf(sale);
    return (
      sum +
      (terms && times.some(({ id }) => id === sale.id)
        ? terms.months * rightsOf(terms.level).pricePerMonth.CNY
        : 0)
    );
  }, 0);
  say(worthOfMonths > sold + 1e-6, `months worth ${worthOfMonths} of ${sold} are given`);
  return wrong;
}
