import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const secretNames = ['authorization', 'password', 'token', 'accessToken', 'secret', 'apiKey', 'cookie'];

/** Structured lines on standard output. Secrets are cut out by name wherever an object is logged. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
  };
  return pino(options, destination);
}
