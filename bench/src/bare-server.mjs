// The floor of the http bench: node:http and pg alone, doing the same token check and the same query.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { Pool } from 'pg';

const pool = new Pool({
  host: process.env.SOCKET,
  port: 5432,
  user: 'app',
  database: 'postgres',
  max: 10,
});
const holder = {
  name: 'holder',
  text: 'select s.*, u.* from session s left join "user" u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > $2',
};
const user = { name: 'user', text: 'select * from "user" where id = $1' };

createServer(async (request, response) => {
  if (request.url === '/readyz') return response.end('{}');
  const token = (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '');
  const hash = createHash('sha256').update(token).digest('base64url');
  const held = (await pool.query({ ...holder, values: [hash, new Date()] })).rows[0];
  const row = (await pool.query({ ...user, values: [held.user_id] })).rows[0];
  const data = {
    user: {
      id: row.id,
      mailbox: row.mailbox,
      nickname: row.nickname,
      type: row.administrator ? 'administrator' : 'ordinary',
      level: row.level,
      permissionLevel: row.permission_level,
      isFirst: row.is_first,
      picture: row.picture_key,
      language: row.language,
      theme: row.theme,
      assistantLocation: row.assistant_location,
      createdAt: row.created_at.toISOString(),
    },
    accessToken: token,
  };
  const body = JSON.stringify({ code: 200, msg: '', data });
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
