import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A program of `children/`, and what Node needs to run it. */
export type ChildProgram = { file: string; execArgv: readonly string[] };

const isSource = import.meta.url.endsWith('.ts');

/** Finds a child's program: the TypeScript itself in development and tests, the bundle beside ours otherwise. */
export function childProgram(root: string, name: string): ChildProgram {
  return isSource
    ? {
        file: path.join(root, `apps/server/src/children/${name}.ts`),
        execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
      }
    : { file: path.join(root, `apps/server/dist/children/${name}.js`), execArgv: [] };
}
