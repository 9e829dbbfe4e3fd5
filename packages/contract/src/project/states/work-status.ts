import { codeTable, type NameOf } from '../../base/codes.ts';

/** How a project, its outline, its slides and its knowledge graph stand (spec section 4); absent: never started. */
export const workStatus = codeTable('project work status', { complete: 1, generation: 3, error: 4 });

/** The name of a work status. */
export type WorkStatus = NameOf<typeof workStatus>;
