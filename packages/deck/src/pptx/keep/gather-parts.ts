import type { Entry } from '../write/part.ts';
import type { Original } from './read-original.ts';
import { changeRelations, type Relations, relationsPath } from './relations.ts';
import { changeTypes } from './types-part.ts';

// Macros and what calls them do not go out, and what was signed is another file now.
const unwanted = new Set(['vbaProject', 'extensibility', 'origin']);

type Change = {
  /** The parts of the slides that the deck has. */
  shown: ReadonlySet<string>;
  /** The relations of parts of the file that are not as they were. */
  changed: Map<string, Relations>;
  mainText: string | undefined;
  added: readonly Entry[];
};

/** All parts of the file that are still led to; undefined where one of them is broken, or leads to a slide that is gone. */
function reach({ file, paths }: Original, { shown, changed }: Change): string[] | undefined {
  const gone = new Set(paths.filter((path) => !shown.has(path)).map((path) => path.toLowerCase()));
  const seen = new Map<string, string>();
  const open = [''];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const targets =
      changed.get(path)?.targets() ??
      [...file.relationsOf(path).values()].flatMap(({ external, target }) => (external ? [] : [target]));
    for (const target of targets) {
      const key = target.toLowerCase();
      if (gone.has(key)) return undefined;
      if (seen.has(key)) continue;
      if (key.endsWith('.xml') && isBroken(target)) return undefined;
      seen.set(key, target);
      open.push(target);
    }
  }
  return [...seen.values()];

  function isBroken(path: string): boolean {
    const known = file.part(path)?.isMended === true;
    file.forget(path);
    return known;
  }
}

/** The parts of the file with what was changed and added; nothing goes along that no part leads to any more. */
export function gatherParts(original: Original, change: Change): Entry[] | undefined {
  const { file, mainPath } = original;
  const { shown, changed, mainText, added } = change;
  const root = changeRelations(file, '');
  // The small picture shows the page that was the first one.
  const isFirst = shown.values().next().value === original.paths[0];
  root.drop((kind) => unwanted.has(kind) || (kind === 'thumbnail' && !isFirst));
  changed.set('', root);
  changed
    .get(mainPath)
    ?.drop((kind, target) => unwanted.has(kind) || (kind === 'slide' && !shown.has(target)));
  const kept = reach(original, change);
  if (!kept) return undefined;
  const asItIs = (path: string) => file.packed(path) ?? [];
  const parts = ['', ...kept].flatMap((path): Entry[] => {
    const part =
      path === mainPath && mainText !== undefined
        ? { path, content: mainText }
        : path === ''
          ? []
          : asItIs(path);
    const relations = changed.get(path)?.entry() ?? asItIs(relationsPath(path));
    return [part, relations].flat();
  });
  const names = new Set(parts.map(({ path }) => path.toLowerCase()));
  return [changeTypes(file, { mainPath, kept: names, added }), ...parts, ...added];
}
