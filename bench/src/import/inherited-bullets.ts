import { all, first, said, type Opened, type Xml } from './package-xml.ts';

// Which paragraphs have a bullet that they do not say themselves: by their shape, its placeholder on the layout and on the
// master, the master's list of styles, and what the deck starts from (ISO/IEC 29500-1, 21.1.2.4).

const kinds = ['buNone', 'buChar', 'buAutoNum', 'buBlip'];
const kindIn = (level: Xml | undefined) => level?.inside.find(({ tag }) => kinds.includes(tag))?.tag;

const placeholderOf = (shape: Xml) => all(first(shape, 'nvSpPr'), 'ph')[0];
const familyOf = (type: string) =>
  /^(?:ctrT|t)itle$/.test(type) ? 'title' : /^(?:dt|ftr|sldNum|hdr)$/.test(type) ? type : 'body';

/** The layout and master that a slide stands on, and the styles of the deck. */
export type Ground = { layout: Xml | undefined; master: Xml | undefined; presentation: Xml | undefined };

export function groundOf(file: Opened, slide: string, presentation: Xml | undefined): Ground {
  const next = (path: string, type: string) =>
    [...file.relations(path).values()].find((each) => each.type === type)?.target ?? '';
  const layout = next(slide, 'slideLayout');
  return { layout: file.part(layout), master: file.part(next(layout, 'slideMaster')), presentation };
}

function placesOf(ph: Xml, { layout, master }: Ground) {
  const onLayout = all(layout, 'sp').filter(placeholderOf);
  const [index, type] = [said(ph, 'idx'), said(ph, 'type') ?? 'obj'];
  const near =
    onLayout.find((each) => index !== undefined && said(placeholderOf(each), 'idx') === index) ??
    onLayout.find(
      (each) =>
        familyOf(said(placeholderOf(each), 'type') ?? 'obj') === familyOf(type) &&
        (said(placeholderOf(each), 'type') ?? 'obj') === type,
    );
  const kind = said(ph, 'type') ?? (near ? said(placeholderOf(near), 'type') : undefined) ?? 'obj';
  const far = all(master, 'sp').find((each) => {
    const there = placeholderOf(each);
    return there && (said(there, 'type') ?? 'obj') === familyOf(kind);
  });
  return { shapes: [near, far], family: familyOf(kind) };
}

/** The kind of bullet that a paragraph of a shape inherits. */
export function inheritedKind(shape: Xml, paragraph: Xml, ground: Ground): string | undefined {
  const level = `lvl${Number(said(first(paragraph, 'pPr'), 'lvl') ?? 0) + 1}pPr`;
  const ph = placeholderOf(shape);
  const { shapes, family } = ph ? placesOf(ph, ground) : { shapes: [], family: undefined };
  const style = { title: 'titleStyle', body: 'bodyStyle' }[family ?? ''] ?? 'otherStyle';
  const lists = [
    ...[shape, ...shapes].map((each) => first(each, 'txBody', 'lstStyle')),
    ...(ph ? [first(ground.master, 'txStyles', style)] : []),
    first(ground.presentation, 'defaultTextStyle'),
  ];
  return lists.map((list) => kindIn(first(list, level))).find((kind) => kind !== undefined);
}

/** Whether a paragraph says itself what stands before it. */
export const saysKind = (paragraph: Xml): boolean => kindIn(first(paragraph, 'pPr')) !== undefined;
