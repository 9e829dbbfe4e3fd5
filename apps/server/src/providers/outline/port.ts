import type { Text } from '@app/contract/base/messages.ts';
import type { Outline, OutlinePage } from '@app/contract/outline/schema.ts';
import type { SceneId } from '@app/contract/project/states/scene.ts';
import type { PageContent } from '@app/deck/compose/content.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { SourceDocument } from '../document/document.ts';

/** How many pages the deck shall have in all; absent: as the material asks for. */
export type WantedPages = { from: number; to: number } | undefined;

/** A sentence that is said, and where it stands in the material; absent where it only leads on. */
export type ToldSentence = { text: string; block?: number };

/** A page of a talk that was made: what is seen, what is said, and where that stands in the material. */
export type MadePage = {
  slide: Slide;
  content: PageContent;
  told: ToldSentence[];
  /** The page of the outline that it tells; absent for those that frame the talk. */
  node?: string;
  /** The material has no other words for it, and these no other look: made anew by rules it would be the same. */
  isOnly?: true;
  /** Who wrote it. */
  engine: string;
  /** What a model wrote that does not stand in the material: neither shown nor said. */
  leftOut?: string[];
};

/** Who made something; `standIn` says why it was not the model that was asked. */
export type MadeBy = { engine: string; standIn?: Text };

export type DrawOptions = {
  /** What the material is called. */
  name: string;
  /** How many pages the deck shall have; absent: as the material asks for. */
  pages?: WantedPages;
  /** What the talk is for. */
  scene: SceneId | null;
  signal?: AbortSignal;
  /** Hears the outline as far as it has come, whenever it has grown. */
  onGrown?: (outline: Outline) => void;
};

export type MakeOptions = {
  name: string;
  /** How long the talk shall be; absent: as its pages ask for. */
  minutes?: number;
  /** What the talk is for. */
  scene: SceneId | null;
  signal?: AbortSignal;
  /** Hears how much is done, from 0 to 1, where that takes long. */
  onProgress?: (share: number) => void;
};

/** What a page shows: its words, and a sign of how they stand on it. */
export type PageShown = { texts: readonly string[]; look: string };

export type RemakeOptions = MakeOptions & {
  /** The page of the outline that is told anew. */
  node: string;
  /** What the page shows now: something else is chosen, as far as there is something else. */
  before: PageShown;
};

/** Offers something else for pages of an outline. */
export type BranchDrawer = {
  redraw(
    pages: readonly OutlinePage[],
    document: SourceDocument,
    options: { name: string; scene: SceneId | null; signal?: AbortSignal },
  ): Promise<OutlinePage[]>;
};

/** `seconds`: about how long each block is told; absent where a model decides that. */
export type Drawn = { outline: Outline; seconds?: number[] };

export type Outliner = {
  /** Undefined where the material says nothing that could be told. */
  draw(document: SourceDocument, options: DrawOptions): Promise<(MadeBy & Drawn) | undefined>;
  /** Slides and what is said on them. Pictures have the addresses of the document's files. */
  make(
    outline: Outline,
    document: SourceDocument,
    options: MakeOptions,
  ): Promise<MadeBy & { pages: MadePage[] }>;
  /** One page of the talk with another result; undefined where the outline has no such page. */
  remake(
    outline: Outline,
    document: SourceDocument,
    options: RemakeOptions,
  ): Promise<(MadeBy & { page: MadePage }) | undefined>;
};
