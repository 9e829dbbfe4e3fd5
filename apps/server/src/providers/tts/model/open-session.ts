import { InferenceSession } from 'onnxruntime-node';

/** Loads a model. A call of it keeps its thread busy, so this belongs into a process of its own. */
export const openSession = (file: string): Promise<InferenceSession> =>
  InferenceSession.create(file, {
    // More threads in one call cost more processor time than they save; several processes do not.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Sentences differ in length: plans made for one would only fill the memory.
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
