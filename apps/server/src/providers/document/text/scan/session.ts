import { availableParallelism } from 'node:os';
import type { InferenceSession } from 'onnxruntime-node';

/** Threads that wait without turning round; no pattern of memory is kept for each size of picture. */
export const sessionOptions: InferenceSession.SessionOptions = {
  intraOpNumThreads: Math.min(2, availableParallelism()),
  interOpNumThreads: 1,
  enableMemPattern: false,
  logSeverityLevel: 3,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
};
