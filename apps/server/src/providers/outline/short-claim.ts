import { isWhole, pointSize, standsAlone } from './shorten-point.ts';

// A page that nothing names is called by the first thing that it claims, without why, when and what else.

const leastOfClaim = 5;
const mostOfClaim = 22;
/** What begins here says more of what was claimed before. */
const furtherEn =
  /,? (?:because|since|so that|in order|unless|while|whereas|which|who|where|when|whenever|before|after|until|with|without|if|as|and (?=(?:it|they|we|you|he|she|this|the|a|check|add|keep)\b))\b.*$|[,;:](?!\d).*$/iu;
const furtherZh = /(?:[，；：。]|[,;:](?!\d)).*$/u;
/** Who speaks, who is spoken to, and what leads to something claim nothing by themselves. */
const leans =
  /^(?:i|we|you|he|she|it|they|my|our|your|this|these|that|those|there|here|some|many|please|let|if|when|although|though|because|since|as|for|in|on|at|with|by|from|to|and|but|so|or|also)\b|\b(?:me|us|also|as follows|the following)\b|如下|(?<![岁度元米克万亿%％人年级]\s?)以下|所示|^(?:如果|因为|虽然|由于|当|若|要是|只要|为了|但|而|所以|因此|并|且|也|还|又|我|你|他|她|它|这|那|其|此|该|有的|有些)|\d{3}/iu;

/** The claim of the first line that has one. */
export function shortClaim(lines: readonly string[], said: readonly string[]): string | undefined {
  return lines
    .map((line) =>
      line.replace(/\p{Script=Han}/u.test(line) ? furtherZh : furtherEn, '').replace(/[.。]$/u, ''),
    )
    .find(
      (claim) =>
        pointSize(claim) >= leastOfClaim &&
        pointSize(claim) <= mostOfClaim &&
        !leans.test(claim) &&
        standsAlone(claim) &&
        isWhole(claim, false) &&
        !said.includes(claim),
    );
}
