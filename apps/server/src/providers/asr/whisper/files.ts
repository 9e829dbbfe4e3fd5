import path from 'node:path';

/** The files of the model below the folder that the engines are installed in. */
export function whisperFiles(engineFolder: string, size: 'base' | 'small' = 'base') {
  const folder = path.join(engineFolder, `sts-whisper-${size}/models/Xenova/whisper-${size}`);
  return {
    encoder: path.join(folder, 'onnx/encoder_model_quantized.onnx'),
    decoder: path.join(folder, 'onnx/decoder_model_merged_quantized.onnx'),
    shape: path.join(folder, 'config.json'),
    settings: path.join(folder, 'generation_config.json'),
    vocabulary: path.join(folder, 'vocab.json'),
  };
}
export type WhisperFiles = ReturnType<typeof whisperFiles>;
