import { AppError } from '@app/contract/base/errors.ts';
import type { Graph } from '@app/contract/graph/schema.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import type { ChildProgram } from '../../platform/child-program.ts';
import { type ChildLimits, runWatched } from '../../platform/watched-child.ts';
import type { GraphWork } from './child-messages.ts';
import type { GraphDrawer } from './port.ts';

const megabyte = 1024 * 1024;

const limits: ChildLimits = {
  heapMegabytes: 512,
  memoryBytes: 900 * megabyte,
  milliseconds: 60_000,
  outputBytes: 16 * megabyte,
};

/** Draws graphs by rules, in a process of its own: seconds of work, which nobody else should feel. */
export const createEmbeddedGraphs = (program: ChildProgram): GraphDrawer => ({
  async draw(document, { name, signal }) {
    const work: GraphWork = { document, name };
    let graph: Graph | undefined;
    const end = await runWatched(program, [], limits, {
      signal,
      input: Buffer.from(JSON.stringify(work)),
      // Our own program wrote the line, so it has this shape.
      onLine: (line) => void (graph = JSON.parse(line) as Graph),
    });
    // The next try would end the same way.
    if (!graph && end.kind === 'over-limit') throw new AppError(outlineErrors.tooHeavy);
    if (!graph) throw new Error(`The graph drawer ended (${end.kind}) without an answer: ${end.errors}`);
    return graph;
  },
});
