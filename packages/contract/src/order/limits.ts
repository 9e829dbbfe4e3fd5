const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Numbers of orders and payments. */
export const orderLimits = {
  /** An order that is not paid by then is cancelled. */
  openMs: 30 * minute,
  /** A company that transfers has so long to send its receipt. */
  transferMs: 7 * day,
  /** So many orders of one account may wait for their payment. */
  openOrders: 20,
  /** A provider that has not called by then is asked, and again after twice as long each time. */
  askAfterMs: minute,
  askAtMostEveryMs: 6 * 60 * minute,
  /** No provider takes a payment later than this after it was begun: it is asked no more. */
  askForMs: 7 * day,
  /**
   * Where somebody goes on after paying: a path of our own, never another site. One slash at the start, and no backslash that
   * browsers read as one.
   */
  backPath: { max: 500, pattern: /^\/(?![/\\])[^\\\s]*$/ },
  /** Why a refund is asked for. */
  refundReason: { max: 500 },
} as const;
