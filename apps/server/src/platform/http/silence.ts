import type { FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './broken-request.ts';

/**
 * Ends requests that stop coming. A file may take as long as its line needs, as long as something of it arrives; any
 * other request is small, and has to be here as a whole within that time.
 */
export function limitSilence(app: FastifyInstance, longestMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const { socket } = raw;
    const isFile = request.routeOptions.config.upload === true;
    let heard = socket.bytesRead;
    const look = () => {
      // Nobody reads the end of a request without a body, and its answer may take its time: a stream, a film on a slow line.
      if (raw.complete) return;
      if (isFile && socket.bytesRead > heard) {
        heard = socket.bytesRead;
        timer = setTimeout(look, longestMs).unref();
      } else if (reply.raw.headersSent) socket.destroy();
      else answerBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
    };
    let timer = setTimeout(look, longestMs).unref();
    const end = () => clearTimeout(timer);
    raw.once('end', end).once('close', end);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take its time. */
    upload?: boolean;
  }
}
