import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { type Look, pageLook } from '../../../project/rules.ts';
import { stripTexts as texts } from './messages.ts';

/** How a page stands, as its dot and its label show it. `isStaged`: what happens on it is being set right now. */
export function pageSign(page: CoursewarePage, isStaged: boolean): Look {
  const look = pageLook(page);
  if (isStaged && page.pageStatus === 'confirmed')
    return { kind: 'spot', label: texts.animation, moving: true };
  // It was spoken, and differs from that by now.
  if (look.kind === 'warn' && page.modifyStatus === 'edit') return { kind: 'warn', label: texts.changed };
  return look;
}
