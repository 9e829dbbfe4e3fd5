import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { commonMessages } from '@app/contract/base/common-messages.ts';
import { languageOf } from '@app/contract/base/messages.ts';
import { ProtocolError, refusalOf } from './errors.ts';
import { everywhere } from './security-headers.ts';

type Fault = { readonly code?: unknown; readonly rawPacket?: unknown };

const refusals = new Map<unknown, ProtocolError>([
  ['HPE_HEADER_OVERFLOW', new ProtocolError(431, commonMessages.headersTooLarge)],
  ['ERR_HTTP_REQUEST_TIMEOUT', new ProtocolError(408, commonMessages.tooSlow)],
]);
const other = new ProtocolError(400, commonMessages.badRequest);

/** Answers what is no request at all, or never became one: the same envelope as everywhere, by hand. */
export function answerBrokenRequest({ code, rawPacket }: Fault, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const sent = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  const heard = /^accept-language:\s*([\w-]+)/im.exec(sent)?.[1];
  const { status, body } = refusalOf(refusals.get(code) ?? other, languageOf(heard), '');
  const text = JSON.stringify(body);
  const headers = {
    ...everywhere,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
}
