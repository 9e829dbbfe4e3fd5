import type { AssistantLocation } from '@app/contract/helper/schema.ts';
import type { HelperStep } from '@app/contract/helper/states/guidance.ts';
import { create } from 'zustand';
import { localStore } from '../../lib/storage.ts';

const mutedKey = 'assistantTipsOff';

type Helper = {
  /** What the helper points at; absent where there is nothing to guide through. */
  status: HelperStep | undefined;
  /** Grows with every status and every wish to see the target again: each of them lights it up anew. */
  round: number;
  /** The user asked to see the target: then it is shown although its tip was muted. */
  isAsked: boolean;
  /** The tips that should not come by themselves any more. */
  muted: readonly string[];
  /** Where a user put it in this visit. It stands above answers of the server that were on their way meanwhile. */
  moved: { readonly userId: string; readonly location: AssistantLocation } | undefined;
};

function readMuted(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(mutedKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const useHelper = create<Helper>(() => ({
  status: undefined,
  round: 0,
  isAsked: false,
  muted: readMuted(),
  moved: undefined,
}));

/** Says what the user should do next, by the rules of contract/helper/states/guidance.ts. */
export const setHelperStatus = (status: HelperStep | undefined): void =>
  useHelper.setState(({ round }) => ({ status, round: round + 1, isAsked: false }));

/** Lights up the current target once more. */
export const showTargetAgain = (): void =>
  useHelper.setState(({ round }) => ({ round: round + 1, isAsked: true }));

/** Keeps a tip from coming by itself, or lets it come again. */
export function setMuted(id: string, isMuted: boolean): void {
  const others = useHelper.getState().muted.filter((other) => other !== id);
  const muted = isMuted ? [...others, id] : others;
  localStore.set(mutedKey, JSON.stringify(muted));
  useHelper.setState({ muted });
}
