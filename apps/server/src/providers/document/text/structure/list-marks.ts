// What points of a list begin with.

const bullet = /^([•●○◦▪■□◆◇▶►➢➤✓✔‣⁃∙·※★☆]|[-*+–—]\s)\s*(?=\S)/u;
const number =
  /^(?:\(?\d{1,3}[).、．]\s*|\d{1,3}[）]\s*|[（(]\d{1,3}[）)]\s*|[①-⑳]\s*|\(?[a-hA-H][).]\s+|\(?[ivx]{1,4}[).]\s+)(?=\S)/u;

export type ListMark = { isOrdered: boolean; rest: string };

/** The point that a line begins, without its mark. A number such as 3.14 begins none. */
export function listMark(line: string): ListMark | undefined {
  const point = bullet.exec(line);
  if (point) return { isOrdered: false, rest: line.slice(point[0].length).trim() };
  const counted = number.exec(line);
  if (!counted || /^\d+\.\d/.test(line)) return undefined;
  return { isOrdered: true, rest: line.slice(counted[0].length).trim() };
}
