import { createRelations, type Entry, partEntries } from '../write/part.ts';
import { appXml, coreXml } from '../write/presentation.ts';
import { decodeXml } from '../package/xml.ts';
import { type Gate, isCalledIn } from './gate.ts';
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

type Kept = { path: string; text: string | undefined };

/**
 * All parts of the file that are still led to; undefined where one of them leads to a slide that is gone, or may not go out. What
 * may not be called any more is taken from their relations.
 */
function reach({ file, paths }: Original, gate: Gate, { shown, changed }: Change): Kept[] | undefined {
  const gone = new Set(paths.filter((path) => !shown.has(path)).map((path) => path.toLowerCase()));
  const seen = new Map<string, Kept>();
  const open = [''];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const cleared = gate.part(path);
    if (!cleared) return undefined;
    const own = changed.get(path) ?? (cleared.dropped.size > 0 ? changeRelations(file, path) : undefined);
    own?.drop((_kind, _target, id) => cleared.dropped.has(id));
    if (own) changed.set(path, own);
    seen.set(path.toLowerCase(), { path, text: cleared.text });
    const targets = own?.targets() ?? cleared.leads.map((each) => each.path);
    for (const target of targets) {
      const key = target.toLowerCase();
      if (gone.has(key)) return undefined;
      if (seen.has(key)) continue;
      seen.set(key, { path: target, text: undefined });
      open.push(target);
    }
  }
  return [...seen.values()];
}

/** The parts of the file with what was changed and added; nothing goes along that no part leads to any more. */
export function gatherParts(original: Original, gate: Gate, change: Change): Entry[] | undefined {
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
  const main = decodeXml(file.read(mainPath) ?? new Uint8Array());
  changed
    .get(mainPath)
    ?.drop(
      (kind, target, id) =>
        (kind === 'slide' && !shown.has(target)) || (kind === 'customXml' && !isCalledIn(main, id)),
    );
  const kept = reach(original, gate, change);
  // The list of slides is ours already.
  if (!kept || kept.some(({ path, text }) => path === mainPath && text !== undefined)) return undefined;
  const asItIs = (path: string) => file.packed(path) ?? [];
  const parts = kept.flatMap(({ path, text }): Entry[] => {
    const written = path === mainPath ? mainText : text;
    const part = written === undefined ? asItIs(path) : { path, content: written };
    const relations = changed.get(path)?.entry() ?? asItIs(relationsPath(path));
    return [part, relations].flat();
  });
  const names = parts.map(({ path }) => path);
  const entries = [changeTypes(file, { mainPath, parts: names, added }), ...parts, ...added];
  const isOnce = new Set(entries.map(({ path }) => path.toLowerCase())).size === entries.length;
  return isOnce ? entries : undefined;
}
