import type { SourceDocument } from '../document/document.ts';

/** What the child is asked, as one JSON object; it answers with a graph. */
export type GraphWork = { document: SourceDocument; name: string };
