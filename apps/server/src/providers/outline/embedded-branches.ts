import { AppError } from '@app/contract/base/errors.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import type { OutlinePage } from '@app/contract/outline/schema.ts';
import type { ChildProgram } from '../../platform/child-program.ts';
import { type ChildLimits, runWatched } from '../../platform/watched-child.ts';
import type { ChildAnswer, ChildWork } from './child-messages.ts';
import type { BranchDrawer } from './port.ts';

const megabyte = 1024 * 1024;

// Somebody waits for it.
const limits: ChildLimits = {
  heapMegabytes: 512,
  memoryBytes: 900 * megabyte,
  milliseconds: 20_000,
  outputBytes: 16 * megabyte,
};

/** Chooses other points by rules, in a process of its own. */
export const createEmbeddedBranches = (program: ChildProgram): BranchDrawer => ({
  async redraw(pages, document, { name, scene, signal }) {
    const work: ChildWork = { kind: 'redraw', pages: [...pages], document, name, scene };
    let redrawn: OutlinePage[] | undefined;
    const end = await runWatched(program, [], limits, {
      signal,
      input: Buffer.from(JSON.stringify(work)),
      onLine: (line) => {
        // Our own program wrote the line, so it has this shape.
        const said = JSON.parse(line) as ChildAnswer;
        if (said.kind === 'redrawn') redrawn = said.pages;
      },
    });
    // The next try would end the same way.
    if (!redrawn && end.kind === 'over-limit') throw new AppError(outlineErrors.tooHeavy);
    if (!redrawn) throw new Error(`The outliner ended (${end.kind}) without an answer: ${end.errors}`);
    return redrawn;
  },
});
