import type { Clock } from './clock.ts';
import { isSignedBy, signText } from './tokens.ts';

const hourMs = 60 * 60 * 1000;
/** Seconds in which addresses of a share stop everywhere, also in the browser that has kept what they opened. */
const keptAfterEnd = 600;

/** The fields of a signed address. One that was given to the visitors of a share names it, and ends with it. */
export type Signature = { expires: string; sign: string; share?: string | undefined };

export type AddressSigner = ReturnType<typeof createAddressSigner>;

/**
 * Signed addresses: <audio> and <img> send no token, so the address itself is the key. `isShareOpen` is asked whenever an
 * address of a share is used, so that what was given away opens nothing once the share is over.
 */
export function createAddressSigner(
  secret: string,
  clock: Clock,
  isShareOpen: (shareId: string) => Promise<boolean> = async () => false,
) {
  const signed = (name: string, { expires, share }: Omit<Signature, 'sign'>) =>
    share === undefined ? `${name}:${expires}` : `${name}:${expires}:${share}`;
  const secondsLeft = (expires: string) => Math.floor(Number(expires) - clock.now().getTime() / 1000);

  const isSigned = (name: string, { sign, ...fields }: Signature): boolean =>
    isSignedBy(signed(name, fields), sign, secret) && secondsLeft(fields.expires) > 0;

  return {
    /** What an address needs to open the thing of this name, which stands for it and nothing else. */
    sign(name: string, seconds: number, share?: string): { expires: string; sign: string; share?: string } {
      // Rounded up to the hour, so that the address stays the same for a while and the browser can keep the file.
      const end = clock.now().getTime() + seconds * 1000;
      const expires = String((Math.ceil(end / hourMs) * hourMs) / 1000);
      const bound = share === undefined ? {} : { share };
      return { expires, sign: signText(signed(name, { expires, ...bound }), secret), ...bound };
    },
    isSigned,
    /** Whether the address opens the thing now: signed, not too old, and its share is still open. */
    opens: async (name: string, signature: Signature): Promise<boolean> =>
      isSigned(name, signature) && (signature.share === undefined || (await isShareOpen(signature.share))),
    secondsLeft,
    /** How long a browser may keep what it opens: that of a share no longer than it may be seen after its end. */
    keepSeconds: ({ expires, share }: Signature): number =>
      share === undefined ? secondsLeft(expires) : Math.min(secondsLeft(expires), keptAfterEnd),
  };
}
