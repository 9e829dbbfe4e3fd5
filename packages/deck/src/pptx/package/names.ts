// The same vocabulary has two addresses: that of the transitional files everybody writes, and the strict one.
const office = 'http://schemas.openxmlformats.org/';
const strict = 'http://purl.oclc.org/ooxml/';

const vocabulary: [prefix: string, ...paths: string[]][] = [
  ['a', 'drawingml/2006/main', 'drawingml/main'],
  ['p', 'presentationml/2006/main', 'presentationml/main'],
  ['r', 'officeDocument/2006/relationships', 'officeDocument/relationships'],
  ['c', 'drawingml/2006/chart', 'drawingml/chart'],
  ['dgm', 'drawingml/2006/diagram', 'drawingml/diagram'],
  ['m', 'officeDocument/2006/math', 'officeDocument/math'],
  ['w', 'wordprocessingml/2006/main', 'wordprocessingml/main'],
  ['wp', 'drawingml/2006/wordprocessingDrawing', 'drawingml/wordprocessingDrawing'],
  ['pic', 'drawingml/2006/picture', 'drawingml/picture'],
  ['rel', 'package/2006/relationships'],
  ['mc', 'markup-compatibility/2006'],
];

const prefixes = new Map<string, string>([
  ...vocabulary.flatMap(([prefix, ...paths]) =>
    paths.flatMap((path): [string, string][] => [
      [office + path, prefix],
      [strict + path, prefix],
    ]),
  ),
  // The drawing that Office keeps of a diagram has the shapes of a slide under another address.
  ['http://schemas.microsoft.com/office/drawing/2008/diagram', 'p'],
  ['http://schemas.microsoft.com/office/drawing/2010/main', 'a14'],
  ['http://schemas.microsoft.com/office/powerpoint/2010/main', 'p14'],
  ['http://schemas.microsoft.com/office/powerpoint/2012/main', 'p15'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  // What this product itself adds to its files.
  ['urn:rostrum:deck', 'rostrum'],
]);

/** The prefix we know an XML namespace by, whatever the file calls it. */
export const knownPrefix = (address: string): string | undefined => prefixes.get(address);
