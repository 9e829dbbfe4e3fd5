import { fill, type Language } from '@app/contract/base/messages.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { projectMessages } from '@app/contract/project/messages.ts';

/** The title of a copy, in the language of who makes it and never longer than a title may be. */
export function titleOfCopy(title: string, language: Language): string {
  const full = fill(projectMessages.copyOf, language, { title });
  const over = [...full].length - projectLimits.title.max;
  if (over <= 0) return full;
  const shortened = [...title].slice(0, -over).join('').trimEnd();
  return fill(projectMessages.copyOf, language, { title: shortened });
}
