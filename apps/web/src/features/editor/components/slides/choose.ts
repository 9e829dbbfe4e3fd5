/** What is chosen in the strip: the slide that is looked at, and those that are chosen with it. */
export type Choice = { readonly slideId: string; readonly chosen: readonly string[] };

const inOrder = (order: readonly string[], ids: readonly string[]) => order.filter((id) => ids.includes(id));

/** All slides from one to another, both among them. */
export function rangeOf(order: readonly string[], from: string, to: string): string[] {
  const [one, other] = [order.indexOf(from), order.indexOf(to)];
  return one < 0 || other < 0 ? [] : order.slice(Math.min(one, other), Math.max(one, other) + 1);
}

/** One slide more or less; the one that is looked at hands over to a neighbour when it is left out. */
export function toggled(order: readonly string[], { slideId, chosen }: Choice, id: string): Choice {
  if (!chosen.includes(id)) return { slideId: id, chosen: inOrder(order, [...chosen, id]) };
  const left = chosen.filter((each) => each !== id);
  const [first] = left;
  if (first === undefined) return { slideId, chosen };
  return { slideId: id === slideId ? first : slideId, chosen: left };
}

/** The slide that is so many places further; the first or the last where there are not so many. */
export function stepped(order: readonly string[], from: string, by: number): string | undefined {
  const at = order.indexOf(from);
  return order[Math.min(order.length - 1, Math.max(0, at + by))];
}
