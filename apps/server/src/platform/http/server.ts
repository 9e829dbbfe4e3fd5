import { isUtf8 } from 'node:buffer';
import multipart from '@fastify/multipart';
import { commonMessages } from '@app/contract/base/common-messages.ts';
import { fill, languageOf } from '@app/contract/base/messages.ts';
import type { RouteDef } from '@app/contract/base/routes.ts';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Log } from '../log.ts';
import { closeGracefully } from './close.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { InvalidInput, ProtocolError, refusalOf } from './errors.ts';
import { packAnswers } from './pack-answers.ts';
import { everywhere, onlyHttps } from './security-headers.ts';
import { limitSilence } from './silence.ts';

type Options = {
  log: Log;
  newId: () => string;
  https: boolean;
  trustProxy: string | boolean | undefined;
  routes: readonly RouteDef[];
  /** So long nothing of a request may arrive. */
  silenceMs: number;
};

/** JSON bodies larger than this need a row that says so. */
const jsonLimit = 1024 * 1024;

/** Addresses that belong to calls; everything else is a page or a file of the web app. */
const callPrefixes = /^\/(web-api|goods-api|pay-api|portrait)(\/|$)/;
export const isCallPath = (path: string): boolean => callPrefixes.test(path);

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** An HTTP server with the envelope, the languages and the refusals of the product, and no calls yet. */
export async function createHttpServer({
  log,
  newId,
  https,
  trustProxy,
  routes,
  silenceMs,
}: Options): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // One line per request of our own (below) instead of the framework's two, which would log addresses with tokens.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonLimit,
    trustProxy: trustProxy ?? false,
    // A caller's own request id is kept when it cannot harm a log line.
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newId();
    },
    // A large file on a slow line takes longer than any such limit; what stops coming is ended below.
    requestTimeout: 0,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  // One shared object would leak from request to request; each call sets its own before anything reads it.
  app.decorateRequest('visitor');
  const headers = { ...everywhere, ...(https ? onlyHttps : {}) };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  limitSilence(app, silenceMs);
  acceptJson(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addHook('preValidation', async (request) => {
    const { callName } = request.routeOptions.config;
    if (request.isMultipart() && !routes.some((route) => route.upload && route.path === callName)) {
      throw new ProtocolError(415, commonMessages.wrongMediaType, { expected: 'application/json' });
    }
  });
  packAnswers(app);
  app.setErrorHandler(answerError);
  app.addHook('onResponse', async (request, reply) => {
    const { method, id } = request;
    // The path alone: queries may carry tokens (?tk=) and signatures.
    const line = {
      id,
      method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info({ ...line, visitor: request.visitor?.kind }, 'request');
  });
  closeGracefully(app);
  return app;
}

function acceptJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) {
      const language = languageOf(request.headers['accept-language']);
      return done(new InvalidInput(fill(commonMessages.notUtf8, language)));
    }
    if (body.length === 0) return done(null, undefined);
    return parseJson(request, body.toString('utf8'), done);
  });
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const limit = request.routeOptions?.bodyLimit ?? jsonLimit;
  const refusal = refusalOf(error, language, `${Math.round(limit / 1024)} KB`);
  // A server that cannot serve is somebody's business too.
  if (refusal.isBug || refusal.status === 503)
    request.log.error({ id: request.id, path: pathOf(request), err: error }, 'request failed');
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(refusal.body);
}

/** Answers what no row serves: 405 where the path exists with another method, else 404. */
export function refuseUnknown(routes: readonly RouteDef[]): (request: FastifyRequest) => never {
  const known = routes.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
  return (request) => {
    const path = pathOf(request);
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    // A row with this very method was not found because of its parameters: they are longer than any of ours.
    if (methods.length === 0 || methods.some((method) => method === request.method))
      throw new ProtocolError(404, commonMessages.unknownPath, { path: path.slice(0, 200) });
    throw new ProtocolError(405, commonMessages.wrongMethod, { path, method: request.method });
  };
}
