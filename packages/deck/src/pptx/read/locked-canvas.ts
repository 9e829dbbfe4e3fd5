import type { XmlNode } from '../package/nodes.ts';

// What drawings of documents call their shapes with the letters of what is painted, and slides with their own.
const shared = /^a:(sp|cxnSp|pic|grpSp|nv\w+Pr|cNv\w*Pr|spPr|grpSpPr|blipFill|style|txBody)$/;

/** A drawing that was pasted from a document, as a group of a slide: the same things have other names there. */
export function unlocked(canvas: XmlNode): XmlNode {
  const inside = canvas.children.flatMap((node) =>
    // The text of a shape has a place of its own around it.
    node.name === 'a:txSp' ? unlocked(node).children : [unlocked(node)],
  );
  const name = canvas.name.replace(shared, 'p:$1');
  return { ...canvas, name, children: inside };
}
