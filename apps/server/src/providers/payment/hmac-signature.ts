import { createHmac, timingSafeEqual } from 'node:crypto';
import { ForgedNotice } from './port.ts';

/** A signature that is older could be a call that somebody has listened to and sends again. */
const toleranceSeconds = 300;

const macOf = (body: Buffer, seconds: number, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** Signs a call as `t=<seconds>,v1=<hex>`. */
export const signNotice = (body: Buffer, secret: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(body, seconds, secret).toString('hex')}`;
};

/** Throws unless the call was signed with this secret a moment ago. */
export function requireSigned(body: Buffer, header: string | undefined, secret: string, now: Date): void {
  const [, time, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (time === undefined || mac === undefined) throw new ForgedNotice('no signature');
  if (!timingSafeEqual(macOf(body, Number(time), secret), Buffer.from(mac, 'hex')))
    throw new ForgedNotice('wrong signature');
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds)
    throw new ForgedNotice('signature too old');
}
