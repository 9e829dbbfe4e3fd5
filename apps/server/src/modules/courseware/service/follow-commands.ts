import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { apply } from '@app/deck/commands/apply.ts';
import { type Command, CommandMisfit } from '@app/deck/commands/command.ts';
import { isSmallSlide } from '@app/deck/design/fit-slide.ts';
import type { MapAddress } from '@app/deck/elements/define.ts';
import type { Slide } from '@app/deck/slide.ts';
import * as z from 'zod/mini';
import { mediaIdOf } from '../rules.ts';
import type { createCoursewareStore } from '../store.ts';

export type Commands = readonly Command[];

export const invalid = (detail: string) => new AppError(commonErrors.invalidInput, { detail });

/** The value after the commands, whatever they made of it. */
export function followed<T extends object>(value: T, commands: Commands): T {
  try {
    return apply(value, commands).value;
  } catch (error) {
    if (error instanceof CommandMisfit) throw invalid(error.message);
    throw error;
  }
}

/** What the commands made, if it keeps to the schema. */
export function checkedBy<S extends z.ZodMiniType>(schema: S, changed: unknown): z.output<S> {
  const parsed = z.safeParse(schema, changed);
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.path.join('.') ?? 'commands');
  return parsed.data;
}

/** Goes through every address of something: `mapSlideAddresses` and its like, with the value. */
type Addresses = (visit: MapAddress) => unknown;

function mediaIn(addresses: Addresses): Set<string> {
  const ids = new Set<string>();
  addresses((url) => {
    const id = mediaIdOf(url);
    if (id !== undefined) ids.add(id);
    return url;
  });
  return ids;
}

/** Refuses a slide that holds more than a page may, as it is kept or with what its layout gives it. */
export async function checkSize(
  store: ReturnType<typeof createCoursewareStore>,
  projectId: string,
  slide: Slide,
): Promise<void> {
  const { design } = await store.designOf(projectId);
  if (!isSmallSlide(slide, design)) throw new AppError(coursewareErrors.pageTooLarge);
}

/** Refuses files that are not the project's own: the file of another project looks absent. */
export async function checkMedia(
  store: ReturnType<typeof createCoursewareStore>,
  projectId: string,
  { before, after }: { before: Addresses; after: Addresses },
): Promise<void> {
  const known = mediaIn(before);
  const added = [...mediaIn(after)].filter((id) => !known.has(id));
  const media = new Set(added.length > 0 ? (await store.mediaOf(projectId)).map(({ id }) => id) : []);
  if (!added.every((id) => media.has(id))) throw new AppError(commonErrors.notFound);
}
