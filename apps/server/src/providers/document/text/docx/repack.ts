import type { XmlNode } from '@app/deck/pptx/package/nodes.ts';
import { strToU8, zipSync } from 'fflate';

// The names that the library knows; everything else in a file is nothing to it.
const spaces: Record<string, string> = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  w14: 'http://schemas.microsoft.com/office/word/2010/wordml',
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const isKnown = (name: string) => Object.hasOwn(spaces, name.slice(0, Math.max(0, name.indexOf(':'))));

function write(node: XmlNode, out: string[]): void {
  if (!isKnown(node.name)) return;
  const attributes = Object.entries(node.attributes).filter(([name]) => isKnown(name));
  out.push('<', node.name, ...attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`), '>');
  for (const each of node.children) write(each, out);
  out.push(escaped(node.text), '</', node.name, '>');
}

function xmlOf(root: XmlNode): Uint8Array {
  const out: string[] = [];
  write(root, out);
  const declared = Object.entries(spaces).map(([prefix, address]) => ` xmlns:${prefix}="${address}"`);
  return strToU8(out.join('').replace(root.name, root.name + declared.join('')));
}

/** The parts of a text as a file of their own: what a library unpacks is what we have written. */
export const repack = (parts: Readonly<Record<string, XmlNode | undefined>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).flatMap(([name, root]) =>
        root ? [[`word/${name}.xml`, xmlOf(root)] as const] : [],
      ),
    ),
    { level: 0 },
  );
