/** An amount of money by its sign: a sign alone, as the `$` of a variable, is none. */
export const moneySigns = String.raw`[$€£¥￥] ?\d|\d ?[$€£¥￥]`;
