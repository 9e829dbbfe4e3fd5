import { createRelations, type Entry, partEntries } from '../write/part.ts';
import { appXml, coreXml } from '../write/presentation.ts';
import { callsOf, createGate, isWanted } from './gate.ts';
import type { Original } from './read-original.ts';
import { changeRelations, type Relations, relationsPath } from './relations.ts';
import { changeTypes } from './types-part.ts';

const metadata = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata';

type Change = {
  /** The parts of the slides that the deck has. */
  shown: ReadonlySet<string>;
  /** The relations of parts of the file that are not as they were. */
  changed: Map<string, Relations>;
  mainText: string | undefined;
  title: string;
  added: readonly Entry[];
};

/**
 * All parts of the file that are still led to; undefined where one of them is broken, leads to a slide that is gone, or may not
 * go out as it is.
 */
function reach({ file, paths }: Original, { shown, changed }: Change): string[] | undefined {
  const gate = createGate(file);
  if (!gate) return undefined;
  const gone = new Set(paths.filter((path) => !shown.has(path)).map((path) => path.toLowerCase()));
  const seen = new Map<string, string>();
  const open = [''];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (!gate.lets(path, relationsPath(path), changed.get(path)?.ids())) return undefined;
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
  return gate.isOwnNotes() ? [...seen.values()] : undefined;

  function isBroken(path: string): boolean {
    const known = file.part(path)?.isMended === true;
    file.forget(path);
    return known;
  }
}

/** The parts of the file with what was changed and added; nothing goes along that no part leads to any more. */
export function gatherParts(original: Original, change: Change): Entry[] | undefined {
  const { file, mainPath } = original;
  const { shown, changed, mainText, title } = change;
  // What the file said of itself tells of slides that are gone.
  const about: Entry[] = [
    ...partEntries('docProps/core.xml', coreXml(title), createRelations('')),
    ...partEntries('docProps/app.xml', appXml(shown.size), createRelations('')),
  ];
  const added = [...about, ...change.added];
  const root = changeRelations(file, '');
  // The small picture shows the page that was the first one.
  const isFirst = shown.values().next().value === original.paths[0];
  root.drop((kind) => kind !== 'officeDocument' && (kind !== 'thumbnail' || !isFirst));
  root.add('extended-properties', 'docProps/app.xml');
  root.add('core-properties', 'docProps/core.xml', metadata);
  changed.set('', root);
  const isCalled = callsOf(file, mainPath);
  changed
    .get(mainPath)
    ?.drop(
      (kind, target, id) =>
        (kind === 'slide' && !shown.has(target)) ||
        ((!isWanted(kind) || kind === 'customXml') && !isCalled(id)),
    );
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
  const names = parts.map(({ path }) => path);
  const entries = [changeTypes(file, { mainPath, parts: names, added }), ...parts, ...added];
  const isOnce = new Set(entries.map(({ path }) => path.toLowerCase())).size === entries.length;
  return isOnce ? entries : undefined;
}
