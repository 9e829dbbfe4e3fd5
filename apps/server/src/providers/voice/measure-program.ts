import type { ChildProgram } from '../../platform/child-program.ts';
import { type ChildLimits, runWatched } from '../../platform/watched-child.ts';
import type { Measured } from './measure/measure-recording.ts';
import { RecordingRefused, type VoiceMeasure } from './port.ts';

const megabyte = 1024 * 1024;
/** Five minutes of sound, and a minute of it looked at closely. */
const limits: ChildLimits = {
  heapMegabytes: 256,
  memoryBytes: 512 * megabyte,
  milliseconds: 60_000,
  outputBytes: megabyte,
};

/** Measures a recording in a process of its own: it is a stranger's file, and the work would hold up every call. */
export async function measureApart(
  program: ChildProgram,
  recording: Uint8Array,
  signal: AbortSignal,
): Promise<VoiceMeasure> {
  let measured: Measured | undefined;
  const end = await runWatched(program, [], limits, {
    signal,
    input: recording,
    // Our own program wrote the line, so it has this shape.
    onLine: (line) => (measured = JSON.parse(line) as Measured),
  });
  if (end.kind === 'over-limit') throw new RecordingRefused('unreadable');
  if (!measured) throw new Error(end.errors.trim().split('\n').at(-1) || `it ended with ${end.code}`);
  if (measured.fault !== null) throw new RecordingRefused(measured.fault);
  return measured.measure;
}
