import { coursewareLimits } from '../../limits.ts';
import { deckVersion } from '../../migrate/migrate.ts';
import { storedScript } from '../../schema/stored.ts';
import type { ScriptDocument } from '../../script/document.ts';
import { isLongScript } from '../../script/long-script.ts';
import { mapCues } from '../../script/map-cues.ts';
import { scriptText } from '../../script/plain.ts';
import { child, findDescendant, type XmlNode } from '../package/nodes.ts';
import type { Part } from '../package/package.ts';
import { ifReadable } from './if-readable.ts';
import { namesOf } from './placeholder.ts';
import type { Targets } from './timing.ts';

/** What this product itself said of a shape when it wrote the file (write/own-marks.ts). */
export function ownMarkOf(shape: XmlNode): { kind: string; source: string } | undefined {
  const list = child(child(namesOf(shape), 'p:cNvPr'), 'a:extLst');
  const mark = list && findDescendant(list, 'rostrum:mark');
  return mark && { kind: mark.attributes['kind'] ?? '', source: mark.attributes['source'] ?? '' };
}

/** Whether this product left something of a chart open, and wrote it for other programs alone. */
export const isUsual = (space: XmlNode, name: string): boolean =>
  (findDescendant(child(space, 'c:extLst'), 'rostrum:mark')?.attributes['source'] ?? '')
    .split(' ')
    .includes(name);

/** The script whose words the notes still are, with its pauses, readings and cues; undefined where they were changed. */
export function markedScript(
  part: Part | undefined,
  notes: string,
  targets: Targets,
): ScriptDocument | undefined {
  const source = findDescendant(child(part?.root, 'p:extLst'), 'rostrum:script')?.text;
  const isShort = source !== undefined && source.length <= coursewareLimits.script.source;
  const value: unknown = isShort && ifReadable(() => JSON.parse(source));
  const script = value ? storedScript(value, deckVersion) : null;
  const isSame = script && !isLongScript(script) && scriptText(script) === notes.trim();
  if (!isSame) return undefined;
  return mapCues(script, (number) => targets.get(number));
}
