import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const secretNames = ['authorization', 'password', 'token', 'accessToken', 'secret', 'apiKey', 'cookie'];

const mostLetters = 500;

/** The end of what a failed query says of itself is what was to be stored: scripts, names, addresses. */
const shortened = (text: string): string => text.split('\nparams:', 1)[0]?.slice(0, mostLetters) ?? '';

type PresentedError = {
  type: string;
  message: string;
  code?: unknown;
  stack: string;
  cause?: PresentedError;
};

/** What a log says of a failure: where it was and why, and nothing that anybody wrote. */
function presentError(error: unknown, depth = 0): PresentedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message: shortened(message),
    ...('code' in error && { code: error.code }),
    // The stack begins with the message again.
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause instanceof Error && depth < 3 && { cause: presentError(cause, depth + 1) }),
  };
}

/** Structured lines on standard output. Secrets are cut out by name wherever an object is logged. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    serializers: { err: presentError, reason: shortened },
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
  };
  return pino(options, destination);
}
