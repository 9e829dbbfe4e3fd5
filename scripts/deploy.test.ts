import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readEnv, settings } from '../apps/server/src/env.ts';
import { startS3 } from '../apps/server/src/providers/storage/testing.ts';
import { makeBucket } from '../deploy/make-bucket.mjs';
import { root } from './repository.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose = read('compose.yaml');
const image = read('Dockerfile');
const unit = read('deploy/rostrum.service');

type Env = Record<string, string>;

/** The lines that are indented below a line, without the indentation. */
function below(text: string, head: RegExp): string[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => head.test(line));
  expect(start, String(head)).toBeGreaterThanOrEqual(0);
  const depth = (line: string) => line.search(/\S/);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && depth(line) <= depth(lines[start] ?? ''));
  return rest.slice(0, end < 0 ? rest.length : end).map((line) => line.trim());
}

const pairsOf = (lines: string[], sign: RegExp): Env =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = sign.exec(line) ?? [];
      return name ? [[name, value ?? '']] : [];
    }),
  );

/** What compose makes of `${NAME:-default}` and `${NAME:?reason}` when only the required ones are set. */
const filled = (env: Env): Env =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:(-|\?)([^}]*)\}/g, (_all, sign, usual) => (sign === '-' ? usual : 'secret')),
    ]),
  );

const composeLine = /^([A-Z][A-Z0-9_]*): (.+)$/;
const unitEnv = pairsOf(unit.split('\n'), /^Environment=([A-Z0-9_]+)=(.*)$/);
const imageEnv = pairsOf(/^ENV (.+)$/m.exec(image)?.[1]?.split(' ') ?? [], /^([A-Z0-9_]+)=(.*)$/);
const storeEnv = pairsOf(below(compose, /^x-store-settings:/), composeLine);
// The first of them is the product's.
const appEnv = { ...storeEnv, ...pairsOf(below(compose, /^ {4}environment:$/), composeLine) };

describe('settings of the example files', () => {
  test.each([
    ['compose.yaml', appEnv],
    ['deploy/rostrum.service', unitEnv],
    ['Dockerfile', imageEnv],
  ])('%s names settings that exist', (_file, env) => {
    const names = Object.keys(env).filter((name) => name !== 'NODE_ENV');
    expect(names.length).toBeGreaterThan(0);
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(names));
  });

  test('the product starts with those of the image and of compose', () => {
    const env = readEnv({ ...imageEnv, ...filled(appEnv) }, '/app');
    expect(env).toMatchObject({
      MODE: 'production',
      DATA_DIR: '/data',
      DATABASE_URL: 'postgres://rostrum:secret@db:5432/rostrum',
      S3_BUCKET: 'rostrum',
      SMTP_URL: 'smtp://mail:1025',
      TRUST_PROXY: 'uniquelocal',
    });
  });

  test('and with those of the service', () => {
    expect(readEnv(unitEnv, '/opt/rostrum')).toMatchObject({
      HOST: '127.0.0.1',
      DATA_DIR: '/var/lib/rostrum',
    });
  });

  test('no secret has a value of its own', () => {
    for (const line of compose.split('\n').filter((each) => /PASSWORD:|SECRET_KEY:|secretKey/.test(each)))
      expect(line).toMatch(/\$\{\w+:\?/);
  });
});

describe('the image', () => {
  test('runs as an ordinary user, says how it is, and keeps its data in a volume', () => {
    expect(image).toMatch(/^USER node$/m);
    expect(image.indexOf('USER node')).toBeLessThan(image.indexOf('\nCMD '));
    expect(image).toMatch(/^HEALTHCHECK [^]*\/healthz/m);
    expect(image).toContain(`VOLUME ${imageEnv['DATA_DIR']}`);
  });

  test('takes only what there is', () => {
    const taken = [...image.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, places]) =>
      (places ?? '').split(' '),
    );
    expect(taken.length).toBeGreaterThan(5);
    for (const place of taken) expect(existsSync(join(root, place.replace('/app/', '')))).toBe(true);
    const scripts = [...image.matchAll(/node (scripts\/[\w-]+\.mjs)/g)].map(([, file]) => file ?? '');
    for (const file of [...scripts, 'deploy/make-bucket.mjs'])
      expect(existsSync(join(root, file))).toBe(true);
  });

  test('and the service start the program that the build makes', () => {
    const program = /output: '(apps\/server\/dist\/main\.js)'/.exec(read('scripts/build.mjs'))?.[1];
    expect(image).toContain(`CMD ["node", "${program}"]`);
    expect(unit).toContain(`ExecStart=/usr/bin/node ${program}\n`);
  });

  test('begins without packages, builds, data and secrets of the machine where it is made', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '.git', 'data', '.env']));
  });
});

describe('the services of compose', () => {
  const known = [...compose.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);

  test('wait only for each other', () => {
    const awaited = [...compose.matchAll(/^ {6}(\w+): \{ condition:/gm)].map(([, name]) => name);
    expect(awaited).toEqual(['db', 'bucket', 'mail', 'store']);
    expect(known).toEqual(expect.arrayContaining(awaited));
  });

  test('are reached from this machine alone', () => {
    const ports = [...compose.matchAll(/ports: \['([^']+)'\]/g)].map(([, port]) => port);
    expect(ports).toEqual(['127.0.0.1:8080:8080', '127.0.0.1:8025:8025']);
  });
});

test('the bucket is made once, and a second time does no harm', async () => {
  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  const { endpoint, accessKey, secretKey } = s3.options;
  const env = {
    ...filled(storeEnv),
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  };
  await makeBucket(env);
  await makeBucket(env);
  expect(existsSync(join(s3.directory, 'rostrum'))).toBe(true);
});
