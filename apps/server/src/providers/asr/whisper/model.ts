import { readFile } from 'node:fs/promises';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { WhisperFiles } from './files.ts';
import { readEncoder } from './any-length.ts';
import { framesOf, logMel, melBands, recordedRate } from './log-mel.ts';
import {
  createTokenReader,
  readDecoderShape,
  readSpecialTokens,
  type DecoderShape,
  type SpecialTokens,
} from './vocabulary.ts';

const tokensPerSecond = 9;
const fewestTokens = 12;
const mostTokens = 220;

const oneThread: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableMemPattern: false,
  logSeverityLevel: 3,
};

type Past = Record<string, Tensor>;
type Step = { logits: Float32Array; past: Past };

/** Hears at most 30 seconds. */
export type Whisper = { hear(samples: Float32Array, language?: ContentLanguage): Promise<WindowText> };
type WindowText = { text: string; language: ContentLanguage };

/** Loads the model once. A call keeps its thread busy, so this belongs into a process of its own. */
export async function loadWhisper(files: WhisperFiles): Promise<Whisper> {
  const special = readSpecialTokens(await readFile(files.settings, 'utf8'));
  const read = createTokenReader(await readFile(files.vocabulary, 'utf8'));
  const encoder = await InferenceSession.create(await readEncoder(files.encoder), oneThread);
  const decoder = await InferenceSession.create(files.decoder, oneThread);
  const step = createStep(decoder, readDecoderShape(await readFile(files.shape, 'utf8')));

  return {
    async hear(samples, known) {
      const frames = framesOf(samples);
      const features = new Tensor('float32', logMel(samples, frames), [1, melBands, frames]);
      const heard = await encoder.run({ input_features: features }, ['last_hidden_state']);
      const hidden = heard['last_hidden_state'] as Tensor;
      const language = known ?? (await detectLanguage(step, hidden, special));
      const most = Math.min(
        mostTokens,
        fewestTokens + Math.ceil((samples.length / recordedRate) * tokensPerSecond),
      );
      const prompt = [special.start, special.languages[language], special.transcribe, special.noTimestamps];
      return { text: read(await say(step, hidden, { special, prompt, most })), language };
    },
  };
}

/** One step of the decoder: tokens in, and how likely each token is to come next. */
function createStep(decoder: InferenceSession, { layers, heads, headSize }: DecoderShape) {
  const empty: Past = {};
  for (let layer = 0; layer < layers; layer++)
    for (const part of ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'])
      empty[`past_key_values.${layer}.${part}`] = new Tensor('float32', new Float32Array(0), [
        1,
        heads,
        0,
        headSize,
      ]);
  const pasts = Object.keys(empty);
  const outputs = ['logits', ...pasts.map(presentOf)];

  return async (hidden: Tensor, tokens: readonly number[], past?: Past): Promise<Step> => {
    const output = await decoder.run(
      {
        input_ids: new Tensor('int64', BigInt64Array.from(tokens.map(BigInt)), [1, tokens.length]),
        encoder_hidden_states: hidden,
        use_cache_branch: new Tensor('bool', [past !== undefined], [1]),
        ...(past ?? empty),
      },
      outputs,
    );
    const logits = output['logits'] as Tensor;
    const size = logits.dims.at(-1) ?? 0;
    const next: Past = {};
    // What is known of the sound comes from the first step alone; later ones answer nothing there.
    for (const name of pasts)
      next[name] =
        past && name.includes('encoder') ? (past[name] as Tensor) : (output[presentOf(name)] as Tensor);
    return { logits: (logits.data as Float32Array).slice(-size), past: next };
  };
}

const presentOf = (past: string): string => past.replace('past_key_values', 'present');

type DecoderStep = ReturnType<typeof createStep>;

async function detectLanguage(step: DecoderStep, hidden: Tensor, { start, languages }: SpecialTokens) {
  const { logits } = await step(hidden, [start]);
  const score = (language: ContentLanguage): number => logits[languages[language]] ?? 0;
  return score('zh-CN') >= score('en-US') ? 'zh-CN' : 'en-US';
}

type Task = { special: SpecialTokens; prompt: readonly number[]; most: number };

/** The likeliest token after the other, until the end or until it only repeats itself. */
async function say(step: DecoderStep, hidden: Tensor, { special, prompt, most }: Task): Promise<number[]> {
  const said: number[] = [];
  let { logits, past } = await step(hidden, prompt);
  while (said.length < most) {
    for (const token of special.never) logits[token] = -Infinity;
    if (said.length === 0) for (const token of special.neverFirst) logits[token] = -Infinity;
    const token = likeliest(logits, special.end);
    if (token === special.end) break;
    said.push(token);
    if (isLoop(said)) return said.slice(0, -loopLength * 2);
    ({ logits, past } = await step(hidden, [token], past));
  }
  return said;
}

/** Among words and the end: times and languages, which have higher numbers, are not asked for. */
function likeliest(logits: Float32Array, end: number): number {
  let best = end;
  for (let token = 0; token <= end; token++) if ((logits[token] ?? 0) > (logits[best] ?? 0)) best = token;
  return best;
}

const loopLength = 8;

/** Noise makes the model say the same few tokens for ever. */
function isLoop(said: readonly number[]): boolean {
  const last = said.slice(-loopLength).join();
  const before = said.slice(-loopLength * 2, -loopLength).join();
  const earlier = said.slice(-loopLength * 3, -loopLength * 2).join();
  return said.length >= loopLength * 3 && last === before && before === earlier;
}
