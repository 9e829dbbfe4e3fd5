import type { Plugin } from 'vite';

/** The rows of the calls: `about` stands in each, written for /api-docs, which the server makes. */
const routes = /\/packages\/contract\/src\/[^/]+\/routes\.ts$/;

type Found = { start: number; end: number };
type Syntax = { type?: string; start: number; end: number; key?: { name?: string } } & Record<
  string,
  unknown
>;

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null;

const named = (node: Syntax, name: string): Syntax | undefined =>
  (node['properties'] as Syntax[] | undefined)?.find(({ key }) => key?.name === name);

/** Where the explanations stand in a file of rows. A row has a path; a field of an answer may be called `about` as well. */
function explanations(node: unknown): Found[] {
  if (Array.isArray(node)) return node.flatMap(explanations);
  if (!isSyntax(node)) return [];
  const about = named(node, 'path') && named(node, 'about');
  const own = about ? [{ start: about.start, end: about.end }] : [];
  return [...own, ...Object.values(node).flatMap(explanations)];
}

/** Leaves what calls say about themselves out of the web: nobody reads it there, and every screen would load it. */
export const dropRouteTexts = (): Plugin => ({
  name: 'drop-route-texts',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: routes },
    handler(code) {
      const found = explanations(this.parse(code)).toSorted((one, other) => other.start - one.start);
      // The last one first: those before it stay where they are.
      const without = found.reduce(
        (text, { start, end }) => `${text.slice(0, start)}${text.slice(end).replace(/^\s*,/, '')}`,
        code,
      );
      return { code: without, map: null };
    },
  },
});
