import { embeddedEngine } from '@app/contract/engine/schema.ts';
import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createOutlineStore } from '../store.ts';

/** What was said on a page when it was made, and all words that it was made of. */
export type MadeWords = { content: string; ground: string };

/** What the pages of a deck said when rules made it from its outline, by their ids. */
export const wordsMade = (db: Database) => ({
  async wordsMade(projectId: string): Promise<ReadonlyMap<string, MadeWords>> {
    const row = await createOutlineStore(db).find(projectId);
    const words = new Map<string, MadeWords>();
    if (!row?.made || !row.outline || !row.source || row.made.engine !== embeddedEngine) return words;
    const { blocks } = row.source;
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    const nodes = new Map(pagesOfOutline(row.outline).map(({ page }) => [page.id, page]));
    for (const { pageId, node, told } of row.made.pages) {
      const page = nodes.get(node ?? '');
      if (!page) continue;
      const own = page.from.map((block) => JSON.stringify(blocks[block] ?? ''));
      const ground = [page.text, ...page.children.map(({ text }) => text), ...headings, ...own].join(' ');
      words.set(pageId, { content: told.map(({ text }) => text).join('\n'), ground });
    }
    return words;
  },
});
