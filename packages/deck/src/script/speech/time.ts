/** A sentence with how deep it stands: 0 is what a point says, more is what it adds. `isOpen`: the next completes it. */
export type Said = { text: string; depth: number; isOpen?: boolean };

/** How long something is spoken: four Chinese characters or two and a half words a second. */
export function secondsOf(text: string): number {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const others = text.match(/(?!\p{Script=Han})[\p{L}\d]+/gu)?.length ?? 0;
  return chinese / 4 + others / 2.5;
}

/** Nobody listens to one page for longer; beside it come the bridge and the end. */
const mostSeconds = 100;

type Timed = Said & { seconds: number };

const lengthOf = (unit: readonly Timed[]) => unit.reduce((sum, { seconds }) => sum + seconds, 0);

/** The place of the sentence that is missed least: the deepest, the last of them, in the longest unit. */
function leastMissed(units: readonly Timed[][]): { unit: Timed[]; at: number } | undefined {
  const deepest = Math.max(...units.flatMap((unit) => unit.slice(1).map(({ depth }) => depth)));
  const [longest] = units
    .filter((unit) => unit.slice(1).some(({ depth }) => depth === deepest))
    .map((unit) => ({ unit, length: lengthOf(unit) }))
    .toSorted((one, other) => other.length - one.length);
  return longest && { unit: longest.unit, at: longest.unit.findLastIndex(({ depth }) => depth === deepest) };
}

/** What can be said of a page in time. `isCut` where a point of its own had to go. */
export function withinTime(all: readonly (readonly Said[])[]): { units: Said[][]; isCut: boolean } {
  const units = all.map((unit) => unit.map((said) => ({ ...said, seconds: secondsOf(said.text) })));
  let left = units.reduce((sum, unit) => sum + lengthOf(unit), 0);
  let isCut = false;
  while (left > mostSeconds) {
    const found = leastMissed(units);
    if (!found && units.length < 2) break;
    const gone = found ? found.unit.splice(found.at, 1) : (units.pop() ?? []);
    isCut ||= gone.some(({ depth }) => depth === 0);
    left -= lengthOf(gone);
  }
  return { units, isCut };
}
