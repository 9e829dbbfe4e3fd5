// The floor of the viewers bench: node:http alone, answering everybody with the same packed bytes.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const packed = brotliCompressSync(readFileSync(process.env.BODY_FILE ?? ''));
createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-encoding': 'br',
    'content-length': packed.length,
  });
  response.end(packed);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
