import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { createEmbeddedSpeech } from '@app/server/providers/tts/embedded.ts';
import { engineFiles } from '@app/server/providers/tts/kokoro/engine-files.ts';
import { loadEnglish } from '@app/server/providers/tts/kokoro/english-files.ts';
import { phonemise } from '@app/server/providers/tts/phonemes/phonemise.ts';
import type { SpeechRequest, SpokenSentence } from '@app/server/providers/tts/port.ts';
import { sentencesOf } from '@app/server/providers/tts/sentences.ts';
import { normalise } from '@app/server/providers/tts/text/normalise.ts';
import { cpuSeconds, floorFrom, memoryMiB } from './product.ts';
import { type Result, round } from './report.ts';
import { judged } from './speech/judged.ts';
import { wordOnsets } from './speech-onsets.ts';

const root = path.resolve(import.meta.dirname, '../..');
const chinese =
  '各位同学大家好，今天我们来学习第一章。数字人可以替老师讲课，也可以回答同学们的问题。2026年，已经有三百多所学校在使用它。';
const englishText =
  'Good morning, everyone, and welcome to the first lesson. A digital teacher can give a talk and answer questions. More than 300 schools use it today.';
const answer = '这个问题问得很好，我们先来看第一章里的定义，再看一个具体的例子。';
const idleMs = 3000;
/** The whole, where others keep both cores busy; what is left out for it is told. */
const minutes = Number(process.env['SPEECH_MINUTES'] ?? 15);

const request = (text: string, voice: string, more: Partial<SpeechRequest> = {}): SpeechRequest => ({
  text,
  voice,
  language: 'zh-CN',
  manner: { pace: 1, intonation: 1, volume: 1, emotion: 'general', pitch: 0 },
  dictionary: [],
  ...more,
});

const engineFolder = path.join(root, 'engines/node_modules');
/** Where the parts of the model are joined, once for all benches. */
export const modelFolder = path.join(root, '.cache/engines');

/** The embedded voice with one process; throws where it is not installed. */
export async function openSpeech() {
  const speech = createEmbeddedSpeech({
    engineFolder,
    modelFolder,
    program: { file: path.join(root, 'apps/server/dist/children/speak.js'), execArgv: [] },
    processes: 1,
  });
  const health = await speech.health();
  if (health.state === 'missing') throw new Error(`The speech engine is missing; run: ${health.command}`);
  return speech;
}

type Speech = Awaited<ReturnType<typeof openSpeech>>;

/** Lets the voice load. */
export async function warmUp(speech: Speech): Promise<void> {
  for await (const sentence of speech.speak(request(answer, 'qinghe')))
    if (sentence.durationMs === 0) throw new Error('the voice says nothing');
}

/** Processor seconds for one second of speech: Chinese, English, and the bare model in the same minute. */
export async function speechCosts(
  speech: Speech,
): Promise<{ zh: number; en: number; quick: number; floor: number }> {
  const pid = () => speech.pids()[0] ?? 0;
  return {
    zh: await cost(speech.speak(request(chinese, 'qinghe')), pid),
    en: await cost(speech.speak(request(englishText, 'clara', { language: 'en-US' })), pid),
    quick: await cost(speech.speak(request(englishText, 'nora', { language: 'en-US' })), pid),
    floor: await floorFrom('bare-voice.ts', engineFolder, modelFolder),
  };
}

/** Milliseconds of processor for the text of one sentence: from letters to sounds. */
export async function textCost(): Promise<number> {
  const english = await loadEnglish(engineFiles(engineFolder));
  const sentences = [
    ...sentencesOf(request(chinese, 'qinghe')),
    ...sentencesOf(request(englishText, 'clara', { language: 'en-US' })),
  ];
  const rounds = 200;
  const readAll = (): void => {
    for (const { spans, language } of sentences)
      phonemise(normalise(spans, language), { dictionary: [], english, voice: language });
  };
  for (let round = 0; round < rounds; round++) readAll();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) readAll();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rounds / sentences.length;
}

/** The embedded voice on one core: what it costs, how soon it answers, and that nobody else notices. */
export async function run(): Promise<Result> {
  const endsAt = performance.now() + minutes * 60_000;
  const speech = await openSpeech();
  const first = async (): Promise<number> => {
    const started = performance.now();
    const asked = request(answer, 'qinghe', { firstSoon: true });
    const answering = speech.speak(asked, { urgent: true })[Symbol.asyncIterator]();
    await answering.next();
    const elapsed = performance.now() - started;
    // What comes after it must not be counted with the next measurement.
    while (!(await answering.next()).done);
    return elapsed;
  };
  const pid = (): number => speech.pids()[0] ?? 0;
  try {
    const idleDelay = await delayWhile(() => pause(idleMs));
    // The model is joined from its parts once per installation; that is not part of a cold start.
    const cold = await first();
    const warm = await first();
    let costs = { zh: Number.NaN, en: Number.NaN, quick: Number.NaN, floor: Number.NaN };
    const busyDelay = await delayWhile(async () => {
      costs = await speechCosts(speech);
    });
    const memory = memoryMiB(pid());
    const onsets = await wordOnsets(root);
    const listened = await judged(root, speech, endsAt);
    return {
      figures: {
        ...listened.figures,
        text_ms_per_sentence: round(await textCost()),
        cpu_per_second_zh: round(costs.zh),
        cpu_per_second_en: round(costs.en),
        cpu_per_second_quick: round(costs.quick),
        bare_model_cpu_per_second: round(costs.floor),
        ratio_to_bare_model: round(Math.max(costs.zh, costs.en) / costs.floor),
        first_sound_cold_ms: round(cold, 0),
        first_sound_warm_ms: round(warm, 0),
        memory_per_process_mib: round(memory, 0),
        loop_delay_p99_idle_ms: round(idleDelay),
        loop_delay_p99_speaking_ms: round(busyDelay),
        aligned_words: onsets.words,
        aligned_onset_p50_ms: round(onsets.p50, 0),
        aligned_onset_p95_ms: round(onsets.p95, 0),
        align_cpu_ms_per_second: round(onsets.cpuMsPerSecond, 0),
        quietest_sentence_lufs: round(onsets.quietest, 1),
        loudest_sentence_lufs: round(onsets.loudest, 1),
      },
      goals: {
        ...listened.goals,
        text_ms_per_sentence: { op: '<=', value: 1 },
        ratio_to_bare_model: { op: '<=', value: 1.5 },
        memory_per_process_mib: { op: '<=', value: 1024 },
        loop_delay_p99_speaking_ms: { op: '<=', value: 50 },
        aligned_onset_p50_ms: { op: '<=', value: 40 },
        aligned_onset_p95_ms: { op: '<=', value: 100 },
      },
      notes: {
        ...listened.notes,
        text_ms_per_sentence: 'processor time from the text of a sentence to its sounds, both languages',
        cpu_per_second_zh: 'processor seconds for one second of Chinese speech, one thread',
        cpu_per_second_en: 'the same for English',
        cpu_per_second_quick: 'the same for English with a quick voice',
        bare_model_cpu_per_second: 'the model alone, sounds to samples, in the same run: the floor',
        ratio_to_bare_model: 'the dearer of the two languages against the floor',
        first_sound_cold_ms: 'first clause of an answer, with the start of the process and the loading',
        first_sound_warm_ms: 'first clause of an answer when a process is there',
        memory_per_process_mib: 'the speaking process (Pss) after both texts, with both models loaded',
        loop_delay_p99_idle_ms: 'event loop of the process that asks, at rest',
        loop_delay_p99_speaking_ms: 'the same while another process speaks for it',
        aligned_words: 'words of both languages, in texts and voices that the aligner was not fitted to',
        aligned_onset_p50_ms: 'beginnings of words found in the sound against the voice’s own times',
        aligned_onset_p95_ms: 'the same, 95 % of them',
        align_cpu_ms_per_second: 'processor time of finding them, for one second of speech',
        quietest_sentence_lufs: 'of the same sentences; −16 is aimed at',
        loudest_sentence_lufs: 'the same',
      },
    };
  } finally {
    await speech.close();
  }
}

async function cost(speaking: AsyncIterable<SpokenSentence>, pid: () => number): Promise<number> {
  const before = cpuSeconds(pid());
  let seconds = 0;
  for await (const { durationMs } of speaking) seconds += durationMs / 1000;
  return (cpuSeconds(pid()) - before) / seconds;
}

/** The 99th percentile of the event loop's delay, in milliseconds above the timer's own resolution. */
async function delayWhile(work: () => Promise<unknown>): Promise<number> {
  const resolution = 10;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  await work();
  delay.disable();
  return Math.max(0, delay.percentile(99) / 1e6 - resolution);
}
