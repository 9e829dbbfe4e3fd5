import type { Outline, OutlinePage } from '@app/contract/outline/schema.ts';
import type { SceneId } from '@app/contract/project/states/scene.ts';
import type { SourceDocument } from '../document/document.ts';
import type { CondenseOptions, MaterialPart } from './model/condense.ts';
import type { MadePage, RemakeOptions, WantedPages } from './port.ts';

// What the child is asked, as one JSON object, and what it says, each as another: nodes as they come, then the answer.

export type ChildWork =
  | { kind: 'redraw'; pages: OutlinePage[]; document: SourceDocument; name: string; scene: SceneId | null }
  | { kind: 'condense'; document: SourceDocument; options: CondenseOptions }
  | { kind: 'draw'; document: SourceDocument; name: string; pages: WantedPages | null; scene: SceneId | null }
  | {
      kind: 'make';
      outline: Outline;
      document: SourceDocument;
      name: string;
      minutes: number | null;
      scene: SceneId | null;
      /** One page of it alone, told anew. */
      only: Pick<RemakeOptions, 'node' | 'before'> | null;
    };

export type ChildAnswer =
  | { kind: 'condensed'; parts: MaterialPart[] }
  | { kind: 'drawn'; outline: Outline; seconds: number[] }
  | { kind: 'redrawn'; pages: OutlinePage[] }
  | { kind: 'made'; pages: MadePage[] };
export type ChildNews = { kind: 'grown'; title: string; node: Outline['children'][number] };
