import { codeTable, type NameOf } from '../../base/codes.ts';

/** How the material of a project came in (field `menu`). The spec names the field and no codes; these are ours. */
export const projectMethod = codeTable('project menu', { document: 1, text: 2, canvas: 3 });

/** How the material of a project came in; `canvas` takes the pages of a pptx as they are. */
export type ProjectMethod = NameOf<typeof projectMethod>;
