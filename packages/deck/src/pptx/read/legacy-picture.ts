import { descendants, findDescendant, type XmlNode } from '../package/nodes.ts';
import type { Context } from './context.ts';

// Namespaces other than those of the format keep the prefix that their file gives them.
const local = (name: string) => name.slice(name.indexOf(':') + 1);
const valueOf = ({ attributes }: XmlNode, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => local(key) === name)?.[1];

/**
 * The address of the picture that older programs keep of an embedded object: not in its frame, but in a drawing of the
 * slide in another language (VML), under the id that the frame names.
 */
export function legacyPicture(data: XmlNode, { part, openPart, media }: Context): string | undefined {
  const id = findDescendant(data, 'p:oleObj')?.attributes['spid'];
  if (id === undefined) return undefined;
  for (const relation of part.relations.values()) {
    const drawing = relation.type === 'vmlDrawing' ? openPart(relation.target) : undefined;
    const shape =
      drawing &&
      descendants(drawing.root).find(
        (node) => local(node.name) === 'shape' && [valueOf(node, 'spid'), valueOf(node, 'id')].includes(id),
      );
    const picture = shape && descendants(shape).find(({ name }) => local(name) === 'imagedata');
    const target =
      picture && drawing.relations.get(valueOf(picture, 'relid') ?? valueOf(picture, 'id') ?? '');
    const url = target && !target.external ? media.add(target.target) : undefined;
    if (url !== undefined) return url;
  }
  return undefined;
}
