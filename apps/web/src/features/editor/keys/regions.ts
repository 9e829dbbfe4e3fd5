/** The parts of the editor, in the order in which keys go through them. Each is marked with its name. */
const regions = ['slides', 'insert', 'canvas', 'script', 'properties'] as const;

/** See `regions`. */
export type Region = (typeof regions)[number];

/** What takes the focus in a part: where one was last, where one writes, or its first button. */
const entrances = [
  '[aria-current="page"]',
  '[contenteditable="true"]',
  '[role="tab"][aria-selected="true"]',
  '[role="application"]',
  'button:not(:disabled)',
];

const partOf = (region: Region) => document.querySelector(`[data-region="${region}"]`);

/** Puts the focus into a part of the editor. Answers whether it could. */
export function enterRegion(region: Region): boolean {
  const part = partOf(region);
  const target = entrances.map((each) => part?.querySelector<HTMLElement>(each)).find(Boolean);
  target?.focus();
  return target !== undefined;
}

/** Puts the focus into the part after the one that has it, or the one before. */
export function turnRegion(step: 1 | -1): void {
  const from = regions.findIndex((region) => partOf(region)?.contains(document.activeElement));
  const start = from < 0 && step < 0 ? 0 : from;
  for (let tries = 1; tries <= regions.length; tries++) {
    const next = regions[(start + step * tries + regions.length * 2) % regions.length];
    if (next && enterRegion(next)) return;
  }
}
