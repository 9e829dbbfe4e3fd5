/** The call that spends credits for counts (spec section 7). Apart from the tables of prices, which the first screens do not need. */
export const exchangePath = '/goods-api/product/exchange';
