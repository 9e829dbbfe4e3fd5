import type { Block, SourceDocument } from '../document/document.ts';

/** A document with headings and paragraphs, written as `# heading`, `## heading`, `- item` and lines. */
export function documentOf(text: string): SourceDocument {
  const blocks: Block[] = [];
  for (const line of text.trim().split('\n')) {
    const [, marks = '', words = ''] = /^(#+|-)?\s*(.*)$/u.exec(line.trim()) ?? [];
    const last = blocks.at(-1);
    if (words === '') continue;
    if (marks.startsWith('#')) blocks.push({ kind: 'heading', page: 1, level: marks.length, text: words });
    else if (marks !== '-') blocks.push({ kind: 'paragraph', page: 1, text: words });
    else if (last?.kind === 'list') last.items.push({ text: words, level: 0 });
    else blocks.push({ kind: 'list', page: 1, isOrdered: false, items: [{ text: words, level: 0 }] });
  }
  return { pages: 1, blocks, pagesLeft: 0 };
}

/** A text about tea that is long enough for a few pages. */
export const tea = documentOf(`
# Green tea
## Where it comes from
Green tea was first grown in China more than two thousand years ago. Farmers in Zhejiang still pick the leaves by hand in April.
The bushes stand on hills up to 800 metres high, because cool nights make the leaves sweeter.
## How it is made
- Pick the two youngest leaves of each branch
- Heat the leaves in an iron pan at 200 degrees
- Roll the leaves until they are flat
- Dry the leaves for six hours
## What it does
A cup of green tea has about 30 milligrams of caffeine, a third of what coffee has. Studies with 40,000 people in Japan found 12 percent fewer heart attacks among those who drank five cups a day.
Green tea should not be drunk together with iron tablets, because it keeps the body from taking up the iron.
## How to store it
Keep green tea in a closed tin away from light. An open bag loses its scent within three weeks.
`);
