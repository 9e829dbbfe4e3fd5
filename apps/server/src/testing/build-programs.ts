import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Bundles the programs that tests start as processes, where something in them changed. */
export function setup(): void {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const script = path.join(root, 'scripts/build.mjs');
  execFileSync(process.execPath, [script, 'server', 'server-for-tests'], { cwd: root, stdio: 'pipe' });
}
