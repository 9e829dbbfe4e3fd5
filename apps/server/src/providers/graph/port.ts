import type { Graph } from '@app/contract/graph/schema.ts';
import type { SourceDocument } from '../document/document.ts';

/** Finds what a material speaks of, and how that is related. */
export type GraphDrawer = {
  draw(document: SourceDocument, options: { name: string; signal?: AbortSignal }): Promise<Graph>;
};
