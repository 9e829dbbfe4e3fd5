/** The colours of series, in order. The spotlight is not among them: it only means that something speaks. */
export const seriesTokens = ['brand', 'warn', 'info', 'ok', 'err', 'muted'] as const;

export const tokenOfSeries = (index: number): string => seriesTokens[index % seriesTokens.length] ?? 'brand';
