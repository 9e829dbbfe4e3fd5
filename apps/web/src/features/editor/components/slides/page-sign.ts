import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { type Look, pageLook } from '../../../project/rules.ts';
import { stripTexts as texts } from './messages.ts';

/** How a page stands, as its dot and its label show it. `isStaged`: what happens on it is being set right now. */
export function pageSign(page: CoursewarePage, isStaged: boolean): Look {
  const look = pageLook(page);
  if (isStaged && page.pageStatus === 'confirmed')
    return { kind: 'spot', label: texts.animation, moving: true };
  return look;
}
