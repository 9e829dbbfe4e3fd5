import { readFileSync, writeFileSync } from 'node:fs';
import { DamagedContainer } from '../providers/document/locked/compound-file.ts';
import { UnknownLock, WrongPassword } from '../providers/document/locked/keys.ts';
import { unlock } from '../providers/document/locked/unlock.ts';
import type { Unlocking } from '../providers/document/port.ts';

// Opens one Office file with a password in a process of its own: `unlock-document <file> <where to>`, the password is what it reads.
// Who started it sets the limits: a file may ask for ten million hashes.

const [file = '', to = ''] = process.argv.slice(2);

function open(): Unlocking {
  try {
    writeFileSync(to, unlock(readFileSync(file), readFileSync(0, 'utf8')), { flag: 'wx', mode: 0o600 });
    return 'opened';
  } catch (error) {
    if (error instanceof WrongPassword) return 'wrong-password';
    // What a crafted file names may also lie outside of its own bytes.
    const isOfFile = [DamagedContainer, UnknownLock, RangeError].some((kind) => error instanceof kind);
    if (isOfFile) return 'unreadable';
    throw error;
  }
}

process.stdout.write(`${open()}\n`);
