import { factorRoutes } from '@app/contract/factor/routes.ts';
import type { FactorSetUp } from '@app/contract/factor/schema.ts';
import { codeOf, stepAt } from '../platform/totp.ts';
import type { TestUser } from './builders.ts';
import type { TestApp } from './start-app.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app does with the secret that was typed into it. */
export function codeNow(secret: string, stepsLater = 0): string {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeOf(Buffer.from(bytes), stepAt(new Date()) + stepsLater);
}

/** Switches the second factor of an account on, as its owner would. */
export async function withFactor(app: TestApp, { token, password }: Pick<TestUser, 'token' | 'password'>) {
  const begun = await app.call<FactorSetUp>(factorRoutes.begin, { token, body: { password } });
  const { secret } = begun.data!;
  const confirmed = await app.call<{ recoveryCodes: string[] }>(factorRoutes.confirm, {
    token,
    body: { code: codeNow(secret) },
  });
  return { secret, recoveryCodes: confirmed.data!.recoveryCodes };
}
