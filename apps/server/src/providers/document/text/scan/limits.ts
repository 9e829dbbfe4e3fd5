/** Of one document so many pages are recognised, for so long; what is left is told. */
export const mostScans = 60;
export const mostScanMs = 480_000;
