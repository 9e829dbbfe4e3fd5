import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { LocalConnection } from './connection.ts';

/**
 * How the embedded database is reached: by a socket that only the folder's owner can enter, or by a port of this machine
 * with a password, where sockets do not serve.
 */
export type DoorKind = 'socket' | 'port';

export const doorKindOf = (platform: NodeJS.Platform): DoorKind => (platform === 'win32' ? 'port' : 'socket');

/** A door that is ready to be opened: how to connect, and what the server must be told. */
export type Door = {
  readonly connection: LocalConnection;
  readonly settings: Readonly<Record<string, string>>;
  /** A folder of its own that the database must be able to write. */
  readonly folder?: string;
};

const socketPort = 5432;
const longestSocketFolder = 80; // a unix socket path may have 107 bytes, and PostgreSQL adds its own name
const localhost = '127.0.0.1';

/** The password lies inside the cluster that knows it, so that the two cannot be separated. */
export const passwordFile = (data: string) => path.join(data, 'rostrum-password');

export const newPassword = (): string => randomBytes(24).toString('base64url');

export async function prepareDoor(kind: DoorKind, folder: string, data: string): Promise<Door> {
  return kind === 'socket' ? socketDoor(folder) : portDoor(data);
}

async function socketDoor(folder: string): Promise<Door> {
  const beside = path.join(folder, 'socket');
  const sockets =
    beside.length <= longestSocketFolder ? beside : await mkdtemp(path.join(os.tmpdir(), 'rostrum-'));
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  return {
    connection: connectionAt(sockets, socketPort),
    settings: { listen_addresses: '', unix_socket_directories: sockets },
    folder: sockets,
  };
}

async function portDoor(data: string): Promise<Door> {
  const password = await readFile(passwordFile(data), 'utf8');
  return {
    connection: { ...connectionAt(localhost, await freePort()), password },
    settings: { listen_addresses: localhost, unix_socket_directories: '' },
  };
}

const connectionAt = (host: string, port: number): LocalConnection => ({
  host,
  port,
  user: 'app',
  database: 'postgres',
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, localhost);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The server that a data folder names as running, whether it still does or not. */
export type Holder = { readonly pid: number; readonly connection: LocalConnection };

// postmaster.pid holds: pid, data folder, start time, port, socket folder, address.
export async function readHolder(data: string): Promise<Holder | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid = '', , , port = '', sockets = '', address = ''] = text.split('\n');
  if (!(Number(pid) > 0)) return undefined;
  if (sockets) return { pid: Number(pid), connection: connectionAt(sockets, socketPort) };
  const password = await readFile(passwordFile(data), 'utf8').catch(() => '');
  return { pid: Number(pid), connection: { ...connectionAt(address, Number(port)), password } };
}

export async function answers(connection: LocalConnection): Promise<boolean> {
  if (!connection.host) return false;
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
