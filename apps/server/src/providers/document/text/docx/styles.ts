import { child, childAt, childrenOf, numberAt, type XmlNode } from '@app/deck/pptx/package/nodes.ts';

/** What the style of a paragraph says about its place. */
export type StyleRole = { level?: number; isContents?: true; isTitle?: true; isSubtitle?: true };

const headingName = /^(?:heading|标题|標題|überschrift|titre|título|заголовок)\s*([1-9])/iu;
const contentsName = /^(?:toc\s*(?:\d|heading)|目录|目錄|table of figures)/iu;
const titleName = /^(?:title|标题|標題|文档标题)$/iu;
const subtitleName = /^(?:subtitle|副标题|副標題)$/iu;
// Nine means body text.
const deepest = 8;

const outlineOf = (properties: XmlNode | undefined): number | undefined => {
  const level = numberAt(child(properties, 'w:outlineLvl'), 'w:val');
  return level !== undefined && level >= 0 && level <= deepest ? level + 1 : undefined;
};

/** Reads what paragraphs are by their styles, and by their own outline level. */
export function readRoles(root: XmlNode | undefined): (paragraph: XmlNode) => StyleRole {
  const styles = new Map(
    childrenOf(root, 'w:style').map((style) => [style.attributes['w:styleId'] ?? '', style]),
  );
  const roles = new Map<string, StyleRole>();

  function roleOf(id: string, depth = 0): StyleRole {
    const known = roles.get(id);
    const style = styles.get(id);
    if (known || !style || depth > 20) return known ?? {};
    const name = child(style, 'w:name')?.attributes['w:val'] ?? '';
    const named = headingName.exec(name)?.[1];
    const level = named === undefined ? outlineOf(child(style, 'w:pPr')) : Number(named);
    const base = child(style, 'w:basedOn')?.attributes['w:val'];
    const inherited = base === undefined ? {} : roleOf(base, depth + 1);
    const role: StyleRole = contentsName.test(name)
      ? { isContents: true }
      : titleName.test(name)
        ? { isTitle: true, level: 1 }
        : subtitleName.test(name)
          ? { isSubtitle: true }
          : level === undefined
            ? inherited
            : { level };
    roles.set(id, role);
    return role;
  }

  return (paragraph) => {
    const own = childAt(paragraph, 'w:pPr');
    const role = roleOf(child(own, 'w:pStyle')?.attributes['w:val'] ?? '');
    const written = numberAt(child(own, 'w:outlineLvl'), 'w:val');
    if (written === undefined || role.isTitle || role.isSubtitle || role.isContents) return role;
    const level = outlineOf(own);
    return level === undefined ? {} : { level };
  };
}
