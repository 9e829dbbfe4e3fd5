import { outlineErrors } from '@app/contract/outline/errors.ts';
import { expect, test } from 'vitest';
import { createEmbeddedGraphs } from '../graph/embedded.ts';
import { createEmbeddedBranches } from './embedded-branches.ts';
import { createEmbeddedOutliner } from './embedded.ts';
import { tea } from './testing.ts';

// Ends as Node does when its heap is full.
const program = { execArgv: ['--eval', 'process.exit(134)'], file: 'heavy' };
const options = { name: 'Tea', scene: null };

test.each([
  ['an outline', () => createEmbeddedOutliner(program).draw(tea, options)],
  ['a part of an outline', () => createEmbeddedBranches(program).redraw([], tea, options)],
  ['a graph', () => createEmbeddedGraphs(program).draw(tea, options)],
])('material that is too much for %s is refused for good, with a sentence', async (_what, work) => {
  await expect(work()).rejects.toMatchObject({ def: outlineErrors.tooHeavy });
});
