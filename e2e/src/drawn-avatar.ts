import { call } from './account.ts';
import type { Product } from './server.ts';

const character = {
  kind: 'drawn',
  version: 1,
  skin: 'bronze',
  face: 'oval',
  build: 1,
  turn: { yaw: 0.08, pitch: 0, roll: 0 },
  hair: { style: 'headscarf', colour: 'black', scarf: 'plum' },
  eyes: { kind: 'open', colour: 'brown' },
  brows: { kind: 'soft' },
  nose: { kind: 'straight' },
  mouth: {},
  clothes: { kind: 'blazer', outer: 'ink' },
};

/** An avatar that is drawn and named; answers with its id. */
export async function aDrawnAvatar(product: Product, token: string, name: string): Promise<string> {
  const drawn = (await call(product, '/avatars/draw', { name, character }, token)) as { id: string };
  return drawn.id;
}
