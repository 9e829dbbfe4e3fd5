import type { Clock } from './clock.ts';
import { isSignedBy, signText } from './tokens.ts';

const hourMs = 60 * 60 * 1000;

/** The two fields of a signed address. */
export type Signature = { expires: string; sign: string };

export type AddressSigner = ReturnType<typeof createAddressSigner>;

/** Signed addresses: <audio> and <img> send no token, so the address itself is the key. */
export function createAddressSigner(secret: string, clock: Clock) {
  const signed = (name: string, expires: string) => `${name}:${expires}`;
  const secondsLeft = (expires: string) => Math.floor(Number(expires) - clock.now().getTime() / 1000);

  return {
    /** What an address needs to open the thing of this name, which stands for it and nothing else. */
    sign(name: string, seconds: number): Signature {
      // Rounded up to the hour, so that the address stays the same for a while and the browser can keep the file.
      const end = clock.now().getTime() + seconds * 1000;
      const expires = String((Math.ceil(end / hourMs) * hourMs) / 1000);
      return { expires, sign: signText(signed(name, expires), secret) };
    },
    isSigned: (name: string, { expires, sign }: Signature): boolean =>
      isSignedBy(signed(name, expires), sign, secret) && secondsLeft(expires) > 0,
    secondsLeft,
  };
}
