// What a question asks for besides numbers and names shows in how a sentence is put: a reason is given with `because`.

const ways = {
  reason: {
    asks: /为什么|为何|原因|\bwhy\b|\breasons?\b/i,
    tells:
      /因为|由于|因此|所以|导致|使得|为了|\b(?:because|due to|since|so that|therefore|in order|leads? to|caused?|causes)\b/i,
  },
  list: {
    asks: /哪些|哪几|几[种个类]|包括|\bwhat are\b|\bwhich (?:\w+ )?\w+s\b|\btypes?\b|\bkinds?\b/i,
    tells: /[、；;]|,[^,]+,[^,]+\band\b|第一|包括|\b(?:such as|includ(?:e|es|ing))\b/i,
  },
} as const;

/** 1 where a text tells in the way that was asked for, -1 where it does not, 0 where nobody asked. */
export function tellsSo(way: keyof typeof ways, question: string, text: string): number {
  const { asks, tells } = ways[way];
  if (!asks.test(question)) return 0;
  return tells.test(text) ? 1 : -1;
}
