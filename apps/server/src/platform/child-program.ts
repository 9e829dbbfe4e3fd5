import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A program of `children/`, and what Node needs to run it. */
export type ChildProgram = { file: string; execArgv: readonly string[] };

// Whoever was started with tsx is being developed, and so are its children.
const runsSource = process.execArgv.some((option) => /(^|\/)tsx(\/|$)/.test(option));

/** Finds a child's program: the TypeScript itself in development, the bundle otherwise, which starts much quicker. */
export function childProgram(root: string, name: string): ChildProgram {
  return runsSource
    ? {
        file: path.join(root, `apps/server/src/children/${name}.ts`),
        execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
      }
    : { file: path.join(root, `apps/server/dist/children/${name}.js`), execArgv: [] };
}
