import { ChangedMeanwhile, commonErrors } from '@app/contract/base/common-errors.ts';
import { commonMessages } from '@app/contract/base/common-messages.ts';
import type { Envelope } from '@app/contract/base/envelope.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { fill, type Language, type Message } from '@app/contract/base/messages.ts';
import { isNoSpace } from '../db/data-folder.ts';
import { hasCause, isDatabaseGone } from '../db/faults.ts';

type Params = Record<string, string | number>;

/** A refusal of the protocol itself, with an HTTP status (decisions, section 1). */
export class ProtocolError extends Error {
  readonly status: 400 | 404 | 405 | 408 | 413 | 415 | 429 | 431 | 503;
  readonly text: Message;
  readonly params: Params;

  constructor(status: ProtocolError['status'], text: Message, params: Params = {}) {
    super(text.en);
    this.status = status;
    this.text = text;
    this.params = params;
  }
}

/** Input that breaks a rule; `detail` already speaks the caller's language. */
export class InvalidInput extends AppError {
  constructor(detail: string) {
    super(commonErrors.invalidInput, { detail });
  }
}

export type Refusal = { status: number; body: Envelope; isBug: boolean };

/** What a caller is told about a failure. Everything that was not meant for users becomes "server busy". */
export function refusalOf(error: unknown, language: Language, bodyLimit: string): Refusal {
  const known = translate(error, language, bodyLimit);
  if (known instanceof AppError) {
    const { code, message } = known.def;
    const refusal = refuse(200, code, message, language, known.params);
    if (known instanceof ChangedMeanwhile) refusal.body.data = known.newest;
    return refusal;
  }
  if (known instanceof ProtocolError)
    return refuse(known.status, known.status, known.text, language, known.params);
  return { ...refuse(500, 500, commonMessages.serverBusy, language), isBug: true };
}

function translate(error: unknown, language: Language, bodyLimit: string): unknown {
  if (error instanceof AppError || error instanceof ProtocolError) return error;
  if (hasCause(error, isNoSpace)) return new ProtocolError(503, commonMessages.noSpace);
  if (hasCause(error, isDatabaseGone)) return new ProtocolError(503, commonMessages.notReady);
  switch ((error as { code?: unknown } | undefined)?.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new InvalidInput(fill(commonMessages.malformedJson, language));
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ProtocolError(413, commonMessages.tooLargeBody, { max: bodyLimit });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ProtocolError(415, commonMessages.wrongMediaType, { expected: 'application/json' });
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new InvalidInput(fill(commonMessages.malformedJson, language));
    case 'FST_STATIC_FORBIDDEN_PATH':
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ProtocolError(404, commonMessages.unknownPath, { path: '' });
    default:
      return error;
  }
}

function refuse(
  status: number,
  code: number,
  text: Message,
  language: Language,
  params: Params = {},
): Refusal {
  return { status, body: { code, msg: fill(text, language, params), data: null }, isBug: false };
}
