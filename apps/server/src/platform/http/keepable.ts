import { commonMessages } from '@app/contract/base/common-messages.ts';
import type { Message } from '@app/contract/base/messages.ts';

/** Lists in lists: ours are far from that deep, and what is written down deeper overflows the stack. */
const mostDepth = 64;

/** PostgreSQL keeps neither a NUL nor half of a pair of surrogates. */
const isKeepable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** What is against keeping a value that came from outside, as text or as JSON; undefined where nothing is. */
export function faultOf(value: unknown): Message | undefined {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostDepth) return commonMessages.tooDeep;
    const below: unknown[] = [];
    for (const each of level) {
      if (typeof each === 'string' && !isKeepable(each)) return commonMessages.unkeepableText;
      if (typeof each !== 'object' || each === null) continue;
      if (!Object.keys(each).every(isKeepable)) return commonMessages.unkeepableText;
      // One at a time: a call takes no more arguments than the stack has room for.
      for (const inside of Object.values(each)) below.push(inside);
    }
    level = below;
  }
  return undefined;
}
