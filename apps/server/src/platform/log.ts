import { pino, type Logger } from 'pino';

export type Log = Logger;

const secretNames = ['authorization', 'password', 'token', 'accessToken', 'secret', 'cookie'];

/** Structured lines on standard output. Secrets are cut out by name wherever an object is logged. */
export function createLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
  });
}
