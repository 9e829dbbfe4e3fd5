import { SaxesParser } from 'saxes';
import { guardLimits } from '../guard/limits.ts';
import { Refused } from '../guard/refusal.ts';
import { chooseContent } from './alternate-content.ts';
import { knownPrefix } from './names.ts';
import type { XmlNode } from './nodes.ts';

/** Bytes of an XML part as text: UTF-8, or UTF-16 with its mark or its pattern of zeros. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const little = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const big = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  return new TextDecoder(little ? 'utf-16le' : big ? 'utf-16be' : 'utf-8').decode(bytes);
}

type Scope = ReadonlyMap<string, string>;

function scopeWith(scope: Scope, attributes: Record<string, string>): Scope {
  let inner: Map<string, string> | undefined;
  for (const key in attributes) {
    if (!key.startsWith('xmlns')) continue;
    const prefix = key.slice('xmlns:'.length);
    inner ??= new Map(scope);
    inner.set(prefix, knownPrefix(attributes[key] ?? '') ?? prefix);
  }
  return inner ?? scope;
}

function nameIn(scope: Scope, name: string, isAttribute: boolean): string {
  const colon = name.indexOf(':');
  if (colon === -1) {
    // An attribute without a prefix belongs to no namespace.
    const prefix = isAttribute ? '' : scope.get('');
    return prefix ? `${prefix}:${name}` : name;
  }
  const prefix = name.slice(0, colon);
  const known = scope.get(prefix);
  return known === undefined || known === prefix ? name : known + name.slice(colon);
}

// Where it stands for itself, programs that write no XML of their own often leave it as it is.
const bareAmpersand = /&(?!(?:#\d+|#x[\da-f]+|\w+);)/gi;

/** What is broken in more places than this is no text of a slide any more. */
const mostFaults = 1000;

/**
 * Reads an XML part. More layers or elements than allowed, and any DOCTYPE, refuse the whole file. What breaks the rules of XML
 * throws, unless it is read as far as it goes (`mending`).
 */
export function parseXml(text: string, mending = false): XmlNode {
  const parser = new SaxesParser({ position: false, xmlns: false as const });
  const top: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open: { node: XmlNode; scope: Scope }[] = [{ node: top, scope: new Map() }];
  let [nodes, faults] = [0, 0];
  if (mending) {
    parser.on('error', (fault) => {
      if (++faults > mostFaults) throw fault;
    });
  }
  parser.on('doctype', () => {
    throw new Refused('hostile', 'DOCTYPE');
  });
  parser.on('opentag', (tag) => {
    if (open.length > guardLimits.xmlDepth) throw new Refused('bomb', 'depth of XML');
    if (++nodes > guardLimits.xmlNodes) throw new Refused('bomb', 'elements of XML');
    const parent = open.at(-1) as (typeof open)[number];
    const scope = scopeWith(parent.scope, tag.attributes);
    const attributes: Record<string, string> = {};
    for (const key in tag.attributes) {
      if (!key.startsWith('xmlns')) attributes[nameIn(scope, key, true)] = tag.attributes[key] ?? '';
    }
    const node: XmlNode = { name: nameIn(scope, tag.name, false), attributes, children: [], text: '' };
    parent.node.children.push(node);
    open.push({ node, scope });
  });
  parser.on('closetag', () => {
    const { node } = open.pop() as (typeof open)[number];
    if (node.name !== 'mc:AlternateContent') return;
    const siblings = open.at(-1)?.node.children;
    siblings?.pop();
    siblings?.push(...chooseContent(node));
  });
  const addText = (piece: string) => {
    const innermost = open.at(-1)?.node;
    if (innermost) innermost.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  const source = mending ? text.replaceAll(bareAmpersand, '&amp;') : text;
  parser.write(source.charCodeAt(0) === 0xfeff ? source.slice(1) : source).close();
  const [root] = top.children;
  if (!root) throw new Error('an XML part without an element');
  return root;
}
