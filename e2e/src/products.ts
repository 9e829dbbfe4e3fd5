// The products that the stories share: each is started once per run, when the first story asks for it. They live in the
// runner, because workers come and go.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Account, type OwnProduct, type Product, shippedSamples, startProduct } from './server.ts';

/** `samples` has the sample talks that are shipped; `local` runs in the mode of a person's desk. */
export type Kind = keyof typeof kinds;
type Told = { address: string; administrator: Account; printed: string };

const kinds = {
  // An account to transfer to; one that nobody has.
  plain: { BANK_ACCOUNT: '开讲科技有限公司 / 测试银行 / 6222 0000 0000' },
  samples: { SAMPLES_DIR: shippedSamples },
  local: { MODE: 'local' },
};
const place = 'E2E_PRODUCTS';
const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

/** Before the first story; answers with what is done after the last one. */
export async function hostProducts(): Promise<() => Promise<void>> {
  const started = new Map<Kind, Promise<OwnProduct>>();
  const tell = async (kind: Kind): Promise<Told> => {
    const product = started.get(kind) ?? startProduct(kinds[kind]);
    started.set(kind, product);
    const { address, administrator, output } = await product;
    return { address, administrator, printed: output() };
  };
  const host = createServer((request, response) => {
    const kind = request.url?.slice(1) ?? '';
    if (!isKind(kind)) return response.writeHead(404).end();
    return tell(kind).then(
      (told) => response.end(JSON.stringify(told)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  process.env[place] = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  return async () => {
    host.closeAllConnections();
    host.close();
    const running = await Promise.allSettled(started.values());
    const ends = await Promise.allSettled(
      running.flatMap((start) => (start.status === 'fulfilled' ? [start.value.stop()] : [])),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  };
}

const known = new Map<Kind, Promise<Product>>();

async function ask(kind: Kind): Promise<Product> {
  const response = await fetch(`${process.env[place]}/${kind}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`no product "${kind}": ${text}`);
  const { address, administrator, printed } = JSON.parse(text) as Told;
  return { address, administrator, output: () => printed };
}

/** The shared product of a kind, as a worker sees it. */
export function sharedProduct(kind: Kind): Promise<Product> {
  const product = known.get(kind) ?? ask(kind);
  known.set(kind, product);
  return product;
}
