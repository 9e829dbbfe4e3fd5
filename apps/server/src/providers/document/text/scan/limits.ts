/** Of one document so many pages are recognised; what is left is told. */
export const mostScans = 60;
/** So long it may take: the job that waits for it has 15 minutes. */
const mostMs = 600_000;
/** So much it may work, on all cores together: work is what counts against the process (platform/counted-time.ts). */
export const mostScanWorkMs = 900_000;

/** Whether no further page is begun. */
export const isTimeUp = (since: { ms: number; workedMs: number }): boolean =>
  since.ms > mostMs || since.workedMs > mostScanWorkMs;
