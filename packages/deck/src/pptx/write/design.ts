import type { Layout, Master, Placeholder, TextLevel } from '../../design.ts';
import type { PartWriter } from './context.ts';
import { geometryXml, rectangleXml } from './geometry.ts';
import { colorMapXml } from './notes.ts';
import { placeNames, placeXml } from './placeholder.ts';
import { runLookXml } from './run.ts';
import { boxXml, namesXml, paintXml } from './shape.ts';
import { backgroundXml } from './slide.ts';
import { bodyXml, paragraphLookXml } from './text.ts';
import { plainGround } from './theme.ts';
import { treeXml } from './tree.ts';
import { escapeText, namespaces, tag } from './xml.ts';

const deepest = 9;

/** How the levels of a place look; deeper ones than it knows are like its last. */
function levelsXml(levels: readonly TextLevel[], writer: PartWriter): string {
  const all = Array.from({ length: deepest }, (_, at) => levels[at] ?? levels.at(-1));
  return tag(
    'a:lstStyle',
    {},
    ...all.map((level, at) =>
      level
        ? paragraphLookXml(
            `a:lvl${at + 1}pPr`,
            level.paragraph,
            writer,
            runLookXml('a:defRPr', level.run, writer),
          )
        : '',
    ),
  );
}

const prompts: Readonly<Record<string, string>> = {
  title: '标题 Title',
  ctrTitle: '标题 Title',
  subTitle: '副标题 Subtitle',
  body: '正文 Text',
  obj: '正文 Text',
  sldNum: '‹#›',
};

const promptXml = (type: string): string => {
  const words = tag('a:t', {}, escapeText(prompts[type] ?? ''));
  if (type === 'sldNum')
    return tag(
      'a:p',
      {},
      tag('a:fld', { id: '{5C7A2A3D-4B0F-4E57-9A0C-0B9B4B7E3C21}', type: 'slidenum' }, tag('a:rPr'), words),
    );
  return tag('a:p', {}, prompts[type] === undefined ? '' : tag('a:r', {}, tag('a:rPr'), words));
};

function placeShape(place: Placeholder, name: { type: string; idx?: number }, writer: PartWriter): string {
  return tag(
    'p:sp',
    {},
    tag(
      'p:nvSpPr',
      {},
      namesXml({ id: `place ${place.id}` }, 'Placeholder', writer),
      tag('p:cNvSpPr', {}, tag('a:spLocks', { noGrp: true })),
      tag('p:nvPr', {}, placeXml(name)),
    ),
    tag(
      'p:spPr',
      {},
      boxXml(place.box, writer),
      place.geometry ? geometryXml(place.geometry) : rectangleXml,
      paintXml(place, false, writer),
    ),
    tag('p:txBody', {}, bodyXml(place.body, writer), levelsXml(place.levels, writer), promptXml(name.type)),
  );
}

/** A layout with the places it keeps. */
export function layoutXml(layout: Layout, writer: PartWriter): string {
  const names = placeNames(layout);
  const places = layout.placeholders.map((place) =>
    placeShape(place, names.get(place.id) ?? { type: 'body' }, writer),
  );
  return tag(
    'p:sldLayout',
    { ...namespaces, preserve: true, showMasterSp: layout.hidesMaster ? false : undefined },
    tag(
      'p:cSld',
      { name: layout.name ?? layout.id },
      backgroundXml(layout.background, writer),
      treeXml(layout.elements, writer, () => places.join('')),
    ),
    tag('p:clrMapOvr', {}, tag('a:masterClrMapping')),
  );
}

/** A layout for slides that stand on none. */
export const bareLayoutXml = (writer: PartWriter): string =>
  tag(
    'p:sldLayout',
    { ...namespaces, type: 'blank', preserve: true, showMasterSp: false },
    tag('p:cSld', { name: '空白 Blank' }, plainGround, treeXml([], writer)),
    tag('p:clrMapOvr', {}, tag('a:masterClrMapping')),
  );

/** A master; its layouts say all that their places look like, so that its own lists are empty. */
export function masterXml(
  master: Master,
  layouts: readonly { id: number; relation: string }[],
  writer: PartWriter,
): string {
  return tag(
    'p:sldMaster',
    { ...namespaces, preserve: true },
    tag(
      'p:cSld',
      master.name === undefined ? {} : { name: master.name },
      backgroundXml(master.background, writer) || plainGround,
      treeXml(master.elements, writer),
    ),
    colorMapXml,
    tag(
      'p:sldLayoutIdLst',
      {},
      ...layouts.map(({ id, relation }) => tag('p:sldLayoutId', { id, 'r:id': relation })),
    ),
    tag('p:txStyles', {}, tag('p:titleStyle'), tag('p:bodyStyle'), tag('p:otherStyle')),
  );
}
