/** Attributes of an element; those that are undefined are not written. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

// Letters that no XML may hold, however they are written; a half of a pair is none.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Kept as they are only in this form inside of attributes.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Words as they stand between tags. */
export const escapeText = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>\r]/g, (sign) => signs[sign] ?? sign);

const escapeAttribute = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"\t\n\r]/g, (sign) => signs[sign] ?? sign);

const written = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : escapeAttribute(String(value));

/** An element with what stands in it, which is XML already. */
export function tag(name: string, attributes: Attributes = {}, ...content: readonly string[]): string {
  let head = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) head += ` ${key}="${written(value)}"`;
  }
  const inner = content.join('');
  return inner === '' ? `${head}/>` : `${head}>${inner}</${name}>`;
}

/** The addresses of what the parts of a presentation are made of. */
export const namespaces = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const;

/** A whole part. */
export const xmlPart = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;
