import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onPages } from './security-headers.ts';
import { isCallPath, pathOf } from './server.ts';

const page = 'index.html';
const yearInSeconds = 365 * 24 * 60 * 60;

/** Serves the built web app: files with a hash in their name for ever, the page itself asked for anew each time. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  refuse: (request: FastifyRequest) => never,
): Promise<void> {
  const built = existsSync(path.join(folder, page));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders(response, file) {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        response.header('cache-control', hashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
        if (file.includes(page))
          for (const [name, value] of Object.entries(onPages)) response.header(name, value);
      },
    });
    app.get('/', (_request, reply) => reply.sendFile(page));
  }
  // Every other address that a person can type is a screen of the web app.
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      built && (request.method === 'GET' || request.method === 'HEAD') && !isCallPath(pathOf(request));
    if (wantsPage && request.headers.accept?.includes('text/html')) return reply.sendFile(page);
    return refuse(request);
  });
}
