import { readFile } from 'node:fs/promises';
import { bytesField, integers, node } from '../../tts/model/proto-writer.ts';

const graphField = 7;
const nameOfConstant = 0x42;
const places = 'embed_positions.weight';
const allPlaces = `${places.slice(0, -1)}X`;

/**
 * The encoder for sounds of any length up to its 30 seconds. It takes each frame for itself until it adds where the frame
 * stands, for exactly 1,500 of them; here it adds as many places as there are frames, so that a short sound costs
 * as little as it is short.
 */
export async function readEncoder(file: string): Promise<Buffer> {
  const model = await readFile(file);
  const at = model.indexOf(
    Buffer.concat([Buffer.from([nameOfConstant, places.length]), Buffer.from(places)]),
  );
  if (at < 0) throw new Error(`the encoder has no ${places}`);
  // Of the same length, so that no length field changes; two graphs are merged when the model is read.
  model.write(allPlaces, at + 2, 'latin1');
  const cut = [
    integers('cut_0', [0]),
    integers('cut_1', [1]),
    integers('cut_2', [2]),
    node('Shape', ['/Transpose_output_0'], 'cut_shape'),
    node('Slice', ['cut_shape', 'cut_1', 'cut_2'], 'cut_frames'),
    node('Slice', [allPlaces, 'cut_0', 'cut_frames', 'cut_0'], places),
  ];
  return Buffer.concat([model, bytesField(graphField, ...cut)]);
}
