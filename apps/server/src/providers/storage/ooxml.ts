import { inflateRawSync } from 'node:zlib';
import { projectEntries, projectFile } from '@app/contract/project-file/limits.ts';

const localHeader = Buffer.from('PK\x03\x04', 'latin1');
const headerBytes = 30;
// The list of content types of a 100-slide deck has some 50 kB; more than this is a bomb.
const maxContentTypes = 1024 * 1024;

type Entry = { name: string; method: number; data: Buffer };

/** Whether a zip says in its first entry that it is a project file. That entry is not packed, so that nothing is unpacked here. */
export function isProjectFile(head: Buffer): boolean {
  const [first] = readEntries(head);
  if (first?.name !== projectEntries.type || first.method !== 0) return false;
  return first.data.subarray(0, projectFile.type.length).toString('latin1') === projectFile.type;
}

// Office files are zips. Which kind it is says the list of content types; some programs write it last,
// beyond the head we have, and then the names of the parts tell.
export function sniffOoxml(head: Buffer): 'pptx' | 'docx' | undefined {
  const entries = readEntries(head);
  const types = entries.find(({ name }) => name === '[Content_Types].xml');
  const main = types && /"application\/([\w.-]+)\.main\+xml"/.exec(unpack(types))?.[1];
  if (main) return byMainPart.get(main);
  if (entries.some(({ name }) => name.startsWith('ppt/'))) return 'pptx';
  if (entries.some(({ name }) => name.startsWith('word/'))) return 'docx';
  return undefined;
}

// A deck may be saved to be shown at once, as a template, or with macros, which nobody here runs: its slides are the same.
// Documents with macros and their templates are not taken.
const byMainPart: ReadonlyMap<string, 'pptx' | 'docx'> = new Map([
  ['vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'],
  ['vnd.openxmlformats-officedocument.presentationml.slideshow', 'pptx'],
  ['vnd.openxmlformats-officedocument.presentationml.template', 'pptx'],
  ['vnd.ms-powerpoint.presentation.macroEnabled', 'pptx'],
  ['vnd.ms-powerpoint.slideshow.macroEnabled', 'pptx'],
  ['vnd.ms-powerpoint.template.macroEnabled', 'pptx'],
  ['vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
]);

// Goes from signature to signature and not by the sizes: streamed zips have zeros there.
function readEntries(head: Buffer) {
  const entries: Entry[] = [];
  let at = head.indexOf(localHeader);
  while (at !== -1 && at + headerBytes <= head.length) {
    const nameEnd = at + headerBytes + head.readUInt16LE(at + 26);
    entries.push({
      name: head.toString('latin1', at + headerBytes, nameEnd),
      method: head.readUInt16LE(at + 8),
      data: head.subarray(nameEnd + head.readUInt16LE(at + 28)),
    });
    at = head.indexOf(localHeader, at + headerBytes);
  }
  return entries;
}

// `data` runs to the end of the head: the unpacker stops by itself, and stored text is only searched.
function unpack({ method, data }: Entry) {
  if (method === 0) return data.toString('latin1');
  try {
    const options = {
      finishFlush: 2 /* Z_SYNC_FLUSH: the head may cut the data */,
      maxOutputLength: maxContentTypes,
    };
    return inflateRawSync(data, options).toString('latin1');
  } catch {
    return ''; // damaged or too large: as good as absent
  }
}
