// A PostgreSQL other than the embedded one, for the second run of the server tests: found on this machine, started
// in a temporary folder as an unprivileged user, and removed afterwards.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const oldestMajor = 15;
const startLimit = 30_000;

function debianFolders() {
  const folder = '/usr/lib/postgresql';
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(folder, version, 'bin'));
}

/** The folder of a usable server's programs: not a wrapper (initdb sits beside the real file), and new enough. */
function programFolder(folder) {
  try {
    const real = dirname(realpathSync(join(folder, 'postgres')));
    if (!existsSync(join(real, 'initdb'))) return undefined;
    const version = execFileSync(join(real, 'postgres'), ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    const major = Number(/(\d+)/.exec(version)?.[1]);
    return major >= oldestMajor ? { folder: real, version: version.trim() } : undefined;
  } catch {
    return undefined;
  }
}

export function findPostgres() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const folder of [...onPath, ...debianFolders()]) {
    const found = programFolder(folder);
    if (found) return found;
  }
  return undefined;
}

// PostgreSQL refuses to run as root; `nobody` exists everywhere and owns nothing.
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  return { uid: Number(line?.[1] ?? 65534), gid: Number(line?.[2] ?? 65534) };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

function untilReady(server, log) {
  return new Promise((resolve, reject) => {
    const fail = (reason) => reject(new Error(`${reason}\n${log.join('')}`));
    const timer = setTimeout(() => fail(`was not ready after ${startLimit} ms`), startLimit);
    server.once('error', (error) => fail(error.message));
    server.once('exit', (code) => fail(`ended with exit code ${code}`));
    server.stderr.on('data', (chunk) => {
      log.push(chunk.toString());
      if (!log.join('').includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Starts a server of its own and gives its address; `stop` ends it and removes its folder. */
export async function startPostgres({ folder }) {
  const user = unprivilegedUser();
  const home = mkdtempSync(join(tmpdir(), 'rostrum-postgres-'));
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid);
  // English messages, because readiness is read from the log.
  const options = {
    ...user,
    cwd: home,
    env: { PATH: process.env.PATH, HOME: home, LC_ALL: 'C' },
    stdio: 'pipe',
  };
  const data = join(home, 'data');
  let server;
  const removeNow = () => {
    server?.kill('SIGQUIT');
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  // The last resort when this process ends without calling stop.
  process.once('exit', removeNow);
  const stop = async () => {
    process.removeListener('exit', removeNow);
    if (server?.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    }
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(folder, 'initdb'), init, options);
    const port = await freePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      // Nothing of it outlives the run, so that it need not wait for the disk.
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      max_connections: 200,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(join(folder, 'postgres'), ['-D', data, '-p', String(port), ...flags], options);
    await untilReady(server, []);
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
