import { bytesField } from './proto-writer.ts';

const graphField = 7;
const outputField = 0x12;

/** The name that an output gets when new nodes step in behind it: of the same length, so that no length field changes. */
export const moved = (name: string): string => `${name.slice(0, -1)}X`;

/**
 * A model with more nodes. Two messages of the same field are merged when protobuf reads them, so the new nodes are a
 * second graph that is appended; only the outputs that they step in between get another name, in place.
 */
export function appendGraph(model: Buffer, outputs: readonly string[], graph: readonly Buffer[]): Buffer {
  for (const name of outputs) renameOutput(model, name);
  return Buffer.concat([model, bytesField(graphField, ...graph)]);
}

/** Renames a name where it is the output of a node: behind the field's tag and the length of the name. */
function renameOutput(model: Buffer, name: string): void {
  const searched = Buffer.concat([Buffer.from([outputField, name.length]), Buffer.from(name)]);
  const at = model.indexOf(searched);
  if (at < 0) throw new Error(`the model has no output ${name}`);
  model.write(moved(name), at + 2, 'latin1');
}
