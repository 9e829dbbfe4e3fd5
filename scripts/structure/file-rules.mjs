// Rules about one file: its name, its place, its length, its exports. Each gives sentences that say what to do.
import { codeOnly } from './read-imports.mjs';
import { globTest } from './read-sources.mjs';

const kebabFolder = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const kebabFile = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)+$/;

export const fileRules = {
  *'long file'({ path, text, isTest }, { map }) {
    const lines = text.trimEnd().split('\n').length;
    if (isTest || lines <= map.maxLines || map.longFiles[path]) return;
    yield `it has ${lines} lines, at most ${map.maxLines} are allowed. Split it by what it does, or give the reason under "longFiles" in scripts/structure.json.`;
  },

  *'forbidden name'({ path }, { map }) {
    const folders = path.split('/');
    const [base] = folders.pop().split('.');
    const bad = [...folders, base].find((part) => map.forbiddenNames.includes(part));
    if (bad)
      yield `nothing is called "${bad}" here. Name it after the thing it holds, or move its functions there.`;
  },

  *'kebab-case'({ path }) {
    const folders = path.split('/');
    const file = folders.pop();
    if (!kebabFile.test(file) || folders.some((folder) => !kebabFolder.test(folder)))
      yield 'write the names of files and folders in kebab-case: lower case, words joined by "-".';
  },

  *zone({ zone }) {
    if (!zone)
      yield 'no zone of scripts/structure.json holds it. Move it to its place, or add the zone and its arrows.';
  },

  *'closed names'({ isTest, place }) {
    if (!place || isTest || place.closed.free?.includes(place.unit)) return;
    const { closed, unit, inside } = place;
    if (inside === '') {
      const top = closed.top ?? [];
      if (!top.includes(unit))
        yield `${closed.path} holds folders (one per ${closed.kind})${top.length ? ` and ${top.join(', ')}` : ''}. Move it into the folder of its thing.`;
      return;
    }
    const names = [...closed.files, ...(closed.more?.[unit] ?? [])];
    if (!globTest(names)(inside))
      yield `"${inside}" is not a file of a ${closed.kind}. Use one of: ${names.join(', ')}.`;
  },

  *'default export'({ path, text }, { map }) {
    if (path.endsWith('.css') || globTest(map.defaultExports)(path)) return;
    if (/^\s*export\s+default\b|\bas\s+default\b/m.test(codeOnly(text)))
      yield 'export it by name; only config files have a default export.';
  },

  *globals({ path, text, isTest, zone }) {
    if (isTest || !zone?.noGlobals || globTest(zone.globalsAllowedIn ?? [])(path)) return;
    const code = codeOnly(text);
    for (const name of zone.noGlobals) {
      if (new RegExp(`(?<![.\\w])${name.replace('.', '\\s*\\.\\s*')}\\b`).test(code))
        yield `${zone.name} must not use ${name}. ${zone.why} Take it as a parameter.`;
    }
  },
};
