import type { Slide } from '../../slide.ts';
import { child, childrenOf } from '../package/nodes.ts';
import type { Package } from '../package/package.ts';
import { decodeXml, parseXml } from '../package/xml.ts';
import { sectionsXml } from '../write/presentation.ts';
import { tag } from '../write/xml.ts';
import { inUtf8 } from './plain-text.ts';
import type { Original } from './read-original.ts';
import type { Relations } from './relations.ts';

const sectionList =
  /<p:ext\b[^<>]{0,2000}\buri=["']\{521415D9-36F7-43E2-AB2F-B90AF26B5E84\}["'][^<>]{0,2000}>[\s\S]*?<\/p:ext>/i;
const shows = /<p:custShowLst\b[^<>]{0,2000}>[\s\S]*?<\/p:custShowLst>/;
const slideList = /<p:sldIdLst\b[^<>]{0,2000}>[\s\S]*?<\/p:sldIdLst>/;
const afterNotesMaster = /<p:(?:handoutMasterIdLst|sldIdLst)\b/;
const officeRelations =
  /xmlns:r=["']http:\/\/schemas\.openxmlformats\.org\/officeDocument\/2006\/relationships["']/;

const lastId = 2_147_483_647;

/** A page in its order: the part that it is in the file. */
export type Shown = { path: string; slide: Slide };

/** The numbers and names of relations by which the main part lists slides. */
function listedIn(file: Package, path: string): Map<string, { id: number; relation: string }> {
  const part = file.part(path);
  const found = new Map<string, { id: number; relation: string }>();
  for (const { attributes } of childrenOf(child(part?.root, 'p:sldIdLst'), 'p:sldId')) {
    const relation = attributes['r:id'] ?? '';
    const target = part?.relations.get(relation)?.target;
    if (target !== undefined) found.set(target, { id: Number(attributes['id']), relation });
  }
  return found;
}

const sameSections = (pages: readonly Shown[], { sections }: Original) =>
  pages.every(({ path, slide }) => slide.section === sections.get(path));

/**
 * The main part with another list of slides; nothing where it is as it was, and undefined where that cannot be said in its own
 * words.
 */
export function changeMain(
  original: Original,
  pages: readonly Shown[],
  relations: Relations,
  notesMaster: string | undefined,
): { text?: string } | undefined {
  const { file, mainPath } = original;
  // It goes out as UTF-8, whatever it came in.
  const text = inUtf8(decodeXml(file.read(mainPath) ?? new Uint8Array()));
  const listed = listedIn(file, mainPath);
  const ids = [...listed.values()].map(({ id }) => id);
  const fresh = pages.filter(({ path }) => !listed.has(path)).length;
  const isNumbered = ids.every((id) => Number.isInteger(id) && id > 0 && id <= lastId);
  // Numbers of masters begin behind those of slides.
  if (!isNumbered || Math.max(255, ...ids) + fresh > lastId) return undefined;
  const isSame =
    listed.size === pages.length && [...listed.keys()].every((path, at) => path === pages[at]?.path);
  if (isSame && notesMaster === undefined && sameSections(pages, original)) return {};
  if (!slideList.test(text) || !officeRelations.test(text)) return undefined;
  let next = Math.max(255, ...ids);
  const shown = pages.map(({ path }) => {
    const known = listed.get(path);
    return known ?? { id: ++next, relation: relations.add('slide', path) };
  });
  const list = shown.map(({ id, relation }) => tag('p:sldId', { id, 'r:id': relation })).join('');
  let changed = text.replace(slideList, () => `<p:sldIdLst>${list}</p:sldIdLst>`);
  // A show of one's own names slides that may be gone.
  if ([...listed.keys()].some((path) => pages.every((page) => page.path !== path)))
    changed = changed.replace(shows, '');
  if (notesMaster !== undefined) {
    const master = tag('p:notesMasterId', { 'r:id': relations.add('notesMaster', notesMaster) });
    const own = `<p:notesMasterIdLst>${master}</p:notesMasterIdLst>`;
    changed = changed.replace(afterNotesMaster, (next) => own + next);
  }
  const sections = sectionsXml(
    pages.map(({ slide }) => slide),
    shown.map(({ id }) => id),
  );
  changed = changed.replace(sectionList, '');
  if (sections !== '')
    changed = /<\/p:extLst>\s*<\/p:presentation>\s*$/.test(changed)
      ? changed.replace(
          /<\/p:extLst>\s*<\/p:presentation>\s*$/,
          () => `${sections}</p:extLst></p:presentation>`,
        )
      : changed.replace(/<\/p:presentation>\s*$/, () => `<p:extLst>${sections}</p:extLst></p:presentation>`);
  return holds(changed, shown, notesMaster !== undefined) ? { text: changed } : undefined;
}

/** Whether the text says what it should: it was changed by its letters, and read by its meaning. */
function holds(text: string, shown: readonly { relation: string }[], hasNotes: boolean): boolean {
  const root = parseXml(text);
  const found = childrenOf(child(root, 'p:sldIdLst'), 'p:sldId').map(({ attributes }) => attributes['r:id']);
  return (
    found.length === shown.length &&
    shown.every(({ relation }, at) => found[at] === relation) &&
    (!hasNotes || child(root, 'p:notesMasterIdLst') !== undefined)
  );
}
