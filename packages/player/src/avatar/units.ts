import { type UnitName, unitNames } from '@app/contract/rig/states/unit.ts';

/** How strong some movements are: 1 is the whole of it. */
export type UnitWeights = Partial<Record<UnitName, number>>;

const places = Object.fromEntries(unitNames.map((name, place) => [name, place])) as Record<UnitName, number>;

/** Where a unit stands in the list of weights of a pose. */
export const unitPlace = (name: UnitName): number => places[name];

/** Adds some weights, times a factor, to the weights of a pose. */
export function addUnits(into: Float32Array, weights: UnitWeights, factor = 1): void {
  for (const [name, weight] of Object.entries(weights) as [UnitName, number][]) {
    const place = places[name];
    into[place] = (into[place] ?? 0) + weight * factor;
  }
}

/** How strong a movement is in a pose. */
export const unitOf = (pose: { units: Float32Array }, name: UnitName): number =>
  pose.units[places[name]] ?? 0;
