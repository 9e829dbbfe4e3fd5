import type { OperateStatus } from '../../avatar/states/operate-status.ts';
import type { AvatarStatus } from '../../avatar/states/status.ts';

/** Where an avatar stands. */
export type LookStanding = { readonly status: AvatarStatus; readonly operateStatus: OperateStatus };

/** Why a step cannot be taken: work is under way, an administrator forbade the avatar, or the order is another one. */
export type LookRefusal = 'busy' | 'forbidden' | 'out-of-order';

/** Where a step leads, and which work it begins. */
export type LookStep = LookStanding & { readonly begins: 'styles' | 'look' | null };

/** Which steps may be asked for where the making has come to; the work itself takes the others. */
const asked: Record<OperateStatus, readonly OperateStatus[]> = {
  initial: ['image-upload', 'custom-image-upload'],
  'image-upload': ['image-upload', 'style-generation', 'custom-image-upload'],
  'style-generation': [],
  'style-generation-complete': ['image-upload', 'style-generation', 'model-complete', 'custom-image-upload'],
  'custom-image-upload': ['image-upload', 'style-generation', 'model-complete', 'custom-image-upload'],
  'model-complete': ['image-upload', 'style-generation', 'model-complete', 'custom-image-upload'],
};

/**
 * The one table of how the look of an avatar from a photo is made (spec section 4). Who has a look keeps it, and is
 * ready, until there is another one; after an error every step begins anew.
 */
export function takeLookStep(
  { status, operateStatus: now }: LookStanding,
  wanted: OperateStatus,
): LookStep | LookRefusal {
  if (status === 'forbidden') return 'forbidden';
  if (status === 'look-generation' || now === 'style-generation') return 'busy';
  if (!asked[now].includes(wanted)) return 'out-of-order';
  const waiting = status === 'ready' ? 'ready' : 'pre-generation';
  if (wanted === 'image-upload') return { status: waiting, operateStatus: wanted, begins: null };
  if (wanted === 'style-generation') return { status: waiting, operateStatus: wanted, begins: 'styles' };
  // Complete it is when the work has ended; until then it stands where it was asked for.
  const at = wanted === 'model-complete' ? 'style-generation-complete' : wanted;
  return { status: 'look-generation', operateStatus: at, begins: 'look' };
}

/** Where the making stands after work that failed or was cancelled. `hasLook`: there is one from before. */
export function stepBack({ operateStatus }: LookStanding, { hasLook }: { hasLook: boolean }): LookStanding {
  if (operateStatus === 'style-generation')
    return { status: hasLook ? 'ready' : 'pre-generation', operateStatus: 'image-upload' };
  return hasLook ? { status: 'ready', operateStatus: 'model-complete' } : { status: 'error', operateStatus };
}
