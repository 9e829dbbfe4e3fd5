import { codeTable, type NameOf } from '../../base/codes.ts';

/** How far the making of an avatar's look has come (spec section 4); a change is sent to the server as the code. */
export const operateStatus = codeTable('avatar operateStatus', {
  'image-upload': 0,
  'style-generation': 1,
  'style-generation-complete': 2,
  'model-complete': 3,
  initial: 4,
  'custom-image-upload': 5,
});

/** The name of an operate status. */
export type OperateStatus = NameOf<typeof operateStatus>;

/** The two facts that the rules below keep consistent. */
export type LookProgress = {
  readonly operateStatus: OperateStatus;
  readonly styleImageList: readonly string[];
};

/**
 * What a look becomes by itself. Spec 4: style-generation with a style image list moves to
 * style-generation-complete, and image-upload clears the list.
 */
export function settleLook({ operateStatus: now, styleImageList }: LookProgress): LookProgress {
  if (now === 'image-upload') return { operateStatus: now, styleImageList: [] };
  if (now === 'style-generation' && styleImageList.length > 0) {
    return { operateStatus: 'style-generation-complete', styleImageList };
  }
  return { operateStatus: now, styleImageList };
}
