/** The shapes of a speaking mouth: the fifteen visemes of Oculus, which speech engines and faces both name. */
export const visemes = [
  'sil',
  'PP',
  'FF',
  'TH',
  'DD',
  'kk',
  'CH',
  'SS',
  'nn',
  'RR',
  'aa',
  'E',
  'I',
  'O',
  'U',
] as const;

/** The shape of a speaking mouth. */
export type Viseme = (typeof visemes)[number];
