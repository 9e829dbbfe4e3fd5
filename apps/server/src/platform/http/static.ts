import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onPages } from './security-headers.ts';
import { isCallPath, pathOf } from './server.ts';

const page = 'index.html';
/** The same page for one screen, with the code of that screen named in it. */
const screenFolder = 'screens';
const isPage = /\.html(?:\.\w+)?$/;
const yearInSeconds = 365 * 24 * 60 * 60;

/** The pages of a build that are made for one screen, by the screen's address. */
function screenPages(folder: string): Map<string, string> {
  const screens = path.join(folder, screenFolder);
  if (!existsSync(screens)) return new Map();
  const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file === page ? '/' : `/${file.slice(0, -'.html'.length)}`, `${screenFolder}/${file}`]),
  );
}

/** Serves the built web app: files with a hash in their name for ever, the page itself asked for anew each time. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  refuse: (request: FastifyRequest) => never,
): Promise<void> {
  const built = existsSync(path.join(folder, page));
  const pages = screenPages(folder);
  const pageOf = (request: FastifyRequest): string => pages.get(pathOf(request)) ?? page;
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders(response, file) {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        response.header('cache-control', hashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
        if (isPage.test(file))
          for (const [name, value] of Object.entries(onPages)) response.header(name, value);
      },
    });
    app.get('/', (request, reply) => reply.sendFile(pageOf(request)));
  }
  // Every other address that a person can type is a screen of the web app.
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      built && (request.method === 'GET' || request.method === 'HEAD') && !isCallPath(pathOf(request));
    if (wantsPage && request.headers.accept?.includes('text/html')) return reply.sendFile(pageOf(request));
    return refuse(request);
  });
}
