import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { makeInstallation } from './product.ts';
import { median, p95, type Result, round } from './report.ts';
import { modelFolder, openSpeech, speechCosts, warmUp } from './speech.bench.ts';
import { openBrowser } from './story/browser.ts';
import { createCalls } from './story/calls.ts';
import { confirmTwenty, importFifty } from './story/make-talk.ts';
import { questions } from './story/questions.ts';
import { askAll, type Browser, breakInOften, listen, middle, openLink, watchLips } from './story/talk.ts';
import type { Language } from './story/visit.ts';

const samples: Record<Language, string> = { zh: '认识太阳系', en: 'Meet the solar system' };
const linkRounds = 3;

/** The whole story of a talk with the real voice in a real browser: from a deck to an answer. */
export async function run(): Promise<Result> {
  const costs = await part('the cost of speech', voiceCosts());
  const installation = await makeInstallation();
  shareModel(installation.folder);
  const product = await installation.start();
  const browser = await openBrowser();
  try {
    const calls = createCalls(installation.origin, installation.token);
    const imported = await part('the import', importFifty(calls));
    const spoken = await part(
      'twenty pages',
      confirmTwenty(installation.origin, browser, calls, installation.session),
    );
    const zh = await part('the Chinese talk', visitTalk(installation.origin, browser, calls, 'zh'));
    const en = await part('the English talk', visitTalk(installation.origin, browser, calls, 'en'));
    return figuresOf({ costs, imported, spoken, zh, en });
  } finally {
    await browser.close();
    await product.stop();
    installation.remove();
  }
}

/** The whole takes minutes: who waits is told how far it is. */
async function part<T>(name: string, work: Promise<T>): Promise<T> {
  const started = performance.now();
  const found = await work;
  console.log(`measured ${name} in ${round((performance.now() - started) / 1000, 0)} s`);
  return found;
}

/** The parts of the model are joined once per installation, which is not part of any figure. */
function shareModel(folder: string): void {
  const target = path.join(folder, 'engines');
  mkdirSync(target, { recursive: true });
  for (const name of existsSync(modelFolder) ? readdirSync(modelFolder) : [])
    if (!existsSync(path.join(target, name))) linkSync(path.join(modelFolder, name), path.join(target, name));
}

async function voiceCosts() {
  const speech = await openSpeech();
  try {
    await warmUp(speech);
    return await speechCosts(speech);
  } finally {
    await speech.close();
  }
}

type Visit = Awaited<ReturnType<typeof visitTalk>>;

async function visitTalk(
  origin: string,
  browser: Browser,
  calls: ReturnType<typeof createCalls>,
  language: Language,
) {
  const shared = await calls.share(await calls.sampleId(samples[language]));
  const place = { origin, browser, calls, shared };
  const links = [];
  for (let round = 1; round < linkRounds; round++) {
    const opened = await openLink(place, language);
    await opened.page.context().close();
    links.push(opened);
  }
  const last = await openLink(place, language);
  links.push(last);
  const heard = await listen(place, last.page, last.firstMs);
  const stopped = await breakInOften(place, last.page, language);
  const answers = await askAll(last.page, language, questions[language]);
  await last.page.context().close();
  const lips = await watchLips(place, language);
  return { links, heard, stopped, answers, lips };
}

type Measured = {
  costs: Awaited<ReturnType<typeof voiceCosts>>;
  imported: Awaited<ReturnType<typeof importFifty>>;
  spoken: Awaited<ReturnType<typeof confirmTwenty>>;
  zh: Visit;
  en: Visit;
};

function figuresOf({ costs, imported, spoken, zh, en }: Measured): Result {
  const both = <T>(pick: (visit: Visit) => readonly T[]): T[] => [...pick(zh), ...pick(en)];
  const apart = (values: readonly number[]) => p95(values.map(Math.abs));
  const answers = both(({ answers: waits }) => waits);
  const links = both(({ links: opened }) => opened);
  const lips = both(({ lips: { late } }) => late);
  const marks = both(({ heard: { late } }) => late);
  return {
    figures: {
      import_50_slides_ms: round(imported.importMs, 0),
      import_reader_cpu_ms: round(imported.readerMs, 0),
      speech_cpu_per_second_zh: round(costs.zh),
      speech_cpu_per_second_en: round(costs.en),
      speech_bare_model_cpu_per_second: round(costs.floor),
      confirm_to_playable_ms: round(spoken.playable, 0),
      confirm_to_first_sound_ms: round(spoken.sound, 0),
      twenty_pages_spoken_ms: round(spoken.allMs, 0),
      link_to_first_sound_ms: round(median(links.map(({ firstMs }) => firstMs)), 0),
      link_kilobytes_before_sound: round(Math.max(...links.map(({ bytes }) => bytes)) / 1024, 0),
      question_to_first_sound_p50_ms: round(middle(answers).p50, 0),
      question_to_first_sound_p95_ms: round(middle(answers).p95, 0),
      question_p50_zh_ms: round(middle(zh.answers).p50, 0),
      question_p50_en_ms: round(middle(en.answers).p50, 0),
      questions: answers.length,
      stop_after_question_ms: round(Math.max(...both(({ stopped }) => stopped.silentAfter)), 0),
      resume_error_words: Math.max(...both(({ stopped }) => stopped.wordsOff)),
      word_mark_off_p95_ms: round(apart(marks), 1),
      word_mark_off_median_ms: round(median(marks), 1),
      words_marked: marks.length,
      words_not_marked: zh.heard.missed + en.heard.missed,
      sound_clock_spread_ms: round(Math.max(zh.heard.spreadMs, en.heard.spreadMs), 1),
      lips_off_p95_ms: round(apart(lips), 0),
      lips_off_median_ms: round(median(lips), 0),
      lips_frames: lips.length,
      lips_width: zh.lips.width,
      lips_frames_per_second: round(zh.lips.perSecond, 1),
      frame_p95_ms: round(Math.max(zh.heard.frames, en.heard.frames), 1),
      empty_page_frame_p95_ms: round(Math.max(zh.heard.floor, en.heard.floor), 1),
      loop_delay_p99_idle_ms: round(spoken.idle),
      loop_delay_p99_speaking_ms: round(spoken.busy),
    },
    goals: {
      confirm_to_first_sound_ms: { op: '<=', value: 6000 },
      link_to_first_sound_ms: { op: '<=', value: 2000 },
      link_kilobytes_before_sound: { op: '<=', value: 600 },
      question_to_first_sound_p50_ms: { op: '<=', value: 800 },
      question_to_first_sound_p95_ms: { op: '<=', value: 2000 },
      stop_after_question_ms: { op: '<=', value: 50 },
      resume_error_words: { op: '<=', value: 0 },
      word_mark_off_p95_ms: { op: '<=', value: 25 },
      lips_off_p95_ms: { op: '<=', value: 40 },
      loop_delay_p99_speaking_ms: { op: '<=', value: Math.max(50, round(3 * spoken.idle)) },
    },
    notes: {
      import_50_slides_ms: 'from the call to the last page in the database, in a child with limits',
      import_reader_cpu_ms: 'the reader alone in this process: the floor',
      speech_cpu_per_second_zh: 'processor seconds for one second of speech, one thread',
      speech_bare_model_cpu_per_second: 'the model alone, sounds to samples, in the same run: the floor',
      confirm_to_playable_ms: 'the first sentence of the first page is there; the voice was not loaded',
      confirm_to_first_sound_ms: 'heard by its owner, who waits before the stage',
      link_to_first_sound_ms: `median of ${linkRounds} new browsers each in two languages, with typing the code and two clicks`,
      link_kilobytes_before_sound: 'everything that came over the wire before it',
      question_to_first_sound_p50_ms: 'from the Enter key to the first sound of the answer',
      stop_after_question_ms: `from the key to the last sound, the worst of ${zh.stopped.silentAfter.length + en.stopped.silentAfter.length}`,
      resume_error_words: 'between the word that was cut off and the one it went on with, the worst',
      word_mark_off_p95_ms: 'between the sound of a word and its mark in the captions, early or late',
      word_mark_off_median_ms: 'above 0 is late',
      sound_clock_spread_ms:
        'how far the beginnings of sound in one play disagree: the error of these two figures',
      lips_off_p95_ms: 'between the drawn mouth and the sound at that moment, frames in which it moves',
      lips_width: 'of the picture of the presenter, in pixels',
      frame_p95_ms: 'of the stage while it plays, drawn by the processor',
      empty_page_frame_p95_ms: 'of an empty page in the same browser: the floor',
      loop_delay_p99_speaking_ms: 'of the server while twenty pages are spoken; the goal is 3 x idle or 50',
    },
  };
}
