import { readFileSync } from 'node:fs';

/** The bytes of memory that a process has in use; nothing where the system does not tell, which is Linux alone. */
export function memoryOf(pid: number | undefined): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
