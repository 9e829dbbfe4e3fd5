import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Env } from './env.ts';
import { childProgram } from './platform/child-program.ts';
import { newId } from './platform/ids.ts';
import type { Log } from './platform/log.ts';
import type { AnswerProvider } from './providers/answer/port.ts';
import { createAnswerProvider } from './providers/answer/provider.ts';
import { createEmbeddedMeanings } from './providers/meaning/embedded.ts';
import { type MeaningProvider, noMeanings } from './providers/meaning/port.ts';
import { createEmbeddedTranscriber } from './providers/asr/embedded.ts';
import { createHttpTranscriber } from './providers/asr/http.ts';
import type { Transcriber } from './providers/asr/port.ts';
import { createTestTranscriber } from './providers/asr/test-transcriber.ts';
import { createWebhookBot } from './providers/bot/webhook.ts';
import { createEmbeddedDeckWriting } from './providers/deck-writer/embedded.ts';
import { createEmbeddedDocuments } from './providers/document/embedded.ts';
import { createEmbeddedLooks, embeddedStyles } from './providers/look/embedded.ts';
import { createLanguageModels } from './providers/llm/configured.ts';
import { findLocalModels } from './providers/llm/find-local.ts';
import type { LocalModels } from './providers/llm/port.ts';
import { createHttpStyles, type HttpStyles } from './providers/look/http-styles.ts';
import type { LookEngine, StyleEngine } from './providers/look/port.ts';
import { createOutboxMailer } from './providers/mail/outbox.ts';
import type { Mail, Mailer } from './providers/mail/port.ts';
import { createSmtpMailer } from './providers/mail/smtp.ts';
import { createHttpFilms } from './providers/render/http.ts';
import type { FilmEngine } from './providers/render/port.ts';
import { createDiskStorage } from './providers/storage/disk.ts';
import type { Storage } from './providers/storage/port.ts';
import { createS3Storage } from './providers/storage/s3.ts';
import { encodeMp3, encodeWav } from './providers/tts/audio/encode.ts';
import { joinSentences } from './providers/tts/audio/join-sentences.ts';
import { mp3Clip, mp3DelayMs } from './providers/tts/audio/mp3-clip.ts';
import { createEmbeddedGraphs } from './providers/graph/embedded.ts';
import { createEmbeddedBranches } from './providers/outline/embedded-branches.ts';
import { createEmbeddedOutliner } from './providers/outline/embedded.ts';
import { createOutliner } from './providers/outline/with-model.ts';
import { createEmbeddedSpeech } from './providers/tts/embedded.ts';
import { installCommand } from './providers/tts/kokoro/engine-files.ts';
import type { SpeechAudio, SpeechProvider } from './providers/tts/port.ts';
import { createAzureVoice } from './providers/tts/remote/azure.ts';
import { createOpenAiVoice } from './providers/tts/remote/openai.ts';
import { type RemoteEngine, usualPatience } from './providers/tts/remote/remote-engine.ts';
import { createRemoteSpeech } from './providers/tts/remote/remote-speech.ts';
import { createTestSpeech } from './providers/tts/test-voice.ts';
import { createEmbeddedVoices } from './providers/voice/embedded.ts';
import { createHttpVoices } from './providers/voice/http.ts';
import type { VoiceMaker, VoiceService } from './providers/voice/port.ts';

const megabyte = 1024 * 1024;

/** Puts something before an engine that answers in its place. */
export type BeforeLooks = (looks: LookEngine) => LookEngine;

/** The ways that the settings choose to get what we need from outside. */
export const chooseProviders = async (env: Env, log: Log, beforeLooks?: BeforeLooks) => ({
  storage: createStorage(env),
  mailer: createMailer(env),
  bot: createWebhookBot({ allowPrivate: env.BOT_ALLOW_PRIVATE === 'true' }),
  documents: createEmbeddedDocuments({
    deck: childProgram(env.root, 'read-document'),
    text: childProgram(env.root, 'read-text'),
    unlock: childProgram(env.root, 'unlock-document'),
    engineFolder: env.SPEECH_MODEL_DIR,
  }),
  deckWriting: createEmbeddedDeckWriting(childProgram(env.root, 'write-deck')),
  branchDrawer: createEmbeddedBranches(childProgram(env.root, 'outline')),
  graphDrawer: createEmbeddedGraphs(childProgram(env.root, 'graph')),
  ...createLooks(env, beforeLooks),
  speech: createSpeech(env),
  speechAudio,
  transcriber: createTranscriber(env),
  ...createVoices(env),
  filmEngine: createFilms(env),
  answers: createAnswers(env, log),
  ...createWriters(env, log),
  localModels: await lookForModels(env),
});

/** Language models, and who makes outlines and talks with them or without. */
function createWriters(env: Env, log: Log) {
  const languageModels = createLanguageModels(env.languageModels);
  const embedded = createEmbeddedOutliner(childProgram(env.root, 'outline'));
  return { languageModels, outliner: createOutliner({ embedded, languageModels, log, newId }) };
}

/** `styleService` is there when style images come from elsewhere. */
type Looks = { looks: LookEngine; styleEngine: StyleEngine; styleService?: HttpStyles };

/** Photos are always looked at here; style images may come from elsewhere. */
function createLooks(env: Env, before: BeforeLooks = (looks) => looks): Looks {
  const looks = before(createEmbeddedLooks({ program: childProgram(env.root, 'look'), root: env.root }));
  const { LOOK_URL: baseUrl, LOOK_MODEL: model = '', LOOK_KEY: apiKey } = env;
  if (baseUrl === undefined) return { looks, styleEngine: embeddedStyles(looks) };
  const styleEngine = createHttpStyles({ baseUrl, model, apiKey, timeoutMs: env.LOOK_SECONDS * 1000, looks });
  return { looks, styleEngine, styleService: styleEngine };
}

/** Presenters are filmed elsewhere or not at all: without an engine their avatars move by themselves. */
function createFilms(env: Env): FilmEngine | undefined {
  const { RENDER_URL: baseUrl, RENDER_MODEL: model = '', RENDER_KEY: apiKey } = env;
  if (baseUrl === undefined) return undefined;
  return createHttpFilms({ baseUrl, model, apiKey, timeoutMs: env.RENDER_SECONDS * 1000 });
}

/** Two at most: more would only take memory from the calls. */
const createAnswers = (env: Env, log: Log): AnswerProvider =>
  createAnswerProvider({
    program: childProgram(env.root, 'answer'),
    threads: Math.min(2, availableParallelism()),
    longestMs: 60_000,
    meaning: createMeanings(env, log),
  });

const createMeanings = (env: Env, log: Log): MeaningProvider =>
  env.MEANING_PROVIDER === 'none'
    ? noMeanings
    : createEmbeddedMeanings({
        engineFolder: env.SPEECH_MODEL_DIR,
        program: childProgram(env.root, 'meaning'),
        onFault: (error) => log.warn({ err: error }, 'what texts mean is not known'),
      });

const printMail = ({ to, subject, text }: Mail) =>
  void process.stdout.write(`\n  ✉ ${to}\n  ${subject}\n\n  ${text.replaceAll('\n', '\n  ')}\n`);

/** The storage that the settings ask for. */
export function createStorage(env: Env): Storage {
  const keepFree = env.KEEP_FREE_MB * megabyte;
  if (env.S3_BUCKET === undefined) return createDiskStorage({ folder: env.DATA_DIR, keepFree });
  return createS3Storage({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`,
    // env.ts refuses a bucket without keys.
    accessKey: env.S3_ACCESS_KEY ?? '',
    secretKey: env.S3_SECRET_KEY ?? '',
    forcePathStyle: env.S3_ENDPOINT !== undefined,
    prefix: env.S3_PREFIX,
    tempFolder: path.join(env.DATA_DIR, 'tmp'),
    keepFree,
  });
}

const speechAudio: SpeechAudio = {
  join: joinSentences,
  wav: encodeWav,
  mp3: encodeMp3,
  mp3DelayMs,
  mp3Clip,
};

/** Models of this machine are named to the host, who decides; a worker has nobody to name them to. */
async function lookForModels(env: Env): Promise<LocalModels | undefined> {
  const { ROLE, MODE, LLM_LOCAL_URL, languageModels } = env;
  if (ROLE === 'worker' || LLM_LOCAL_URL === undefined) return undefined;
  // A start should not wait for it; a test should not fail because its machine is busy.
  const timeoutMs = MODE === 'test' ? 60_000 : 3_000;
  return findLocalModels({ baseUrl: LLM_LOCAL_URL, configured: languageModels, timeoutMs });
}

function createSpeech(env: Env): SpeechProvider {
  if (env.TTS_PROVIDER === 'test') return createTestSpeech();
  if (env.TTS_PROVIDER !== 'embedded')
    return createRemoteSpeech({
      engine: createVoiceEngine(env),
      voices: env.TTS_VOICES ?? [],
      program: childProgram(env.root, 'align'),
      engineFolder: env.SPEECH_MODEL_DIR,
    });
  return createEmbeddedSpeech({
    engineFolder: env.SPEECH_MODEL_DIR,
    modelFolder: path.join(env.DATA_DIR, 'engines'),
    program: childProgram(env.root, 'speak'),
    processes: env.SPEECH_PROCESSES,
  });
}

/** What env.ts has checked is there. */
function createVoiceEngine(env: Env): RemoteEngine {
  const { TTS_REGION, TTS_MODEL: model = '', TTS_KEY: apiKey, TTS_VOICES: voices = [] } = env;
  const patience = { ...usualPatience, sentenceMs: env.TTS_SECONDS * 1000 };
  if (env.TTS_PROVIDER === 'openai')
    return createOpenAiVoice({ baseUrl: env.TTS_URL ?? '', model, apiKey, patience });
  const baseUrl = env.TTS_URL ?? `https://${TTS_REGION}.tts.speech.microsoft.com`;
  return createAzureVoice({ baseUrl, apiKey: apiKey ?? '', voices, patience });
}

/** Recordings are turned into text where the voices are: by the stand-in in tests, on this machine, or elsewhere. */
function createTranscriber(env: Env): Transcriber {
  const { ASR_URL: baseUrl, ASR_MODEL: model = '', ASR_KEY: apiKey } = env;
  if (baseUrl !== undefined) return createHttpTranscriber({ baseUrl, model, apiKey, timeoutMs: 60_000 });
  if (env.TTS_PROVIDER === 'test') return createTestTranscriber();
  return createEmbeddedTranscriber({
    engineFolder: env.SPEECH_MODEL_DIR,
    program: childProgram(env.root, 'transcribe'),
    installCommand,
  });
}

/** `voiceService` is there when voices are cloned elsewhere. */
function createVoices(env: Env): { voiceMaker: VoiceMaker; voiceService?: VoiceService } {
  const program = childProgram(env.root, 'measure-voice');
  const { VOICE_CLONE_URL: baseUrl, VOICE_CLONE_KEY: apiKey } = env;
  if (baseUrl === undefined) return { voiceMaker: createEmbeddedVoices({ program }) };
  const timeoutMs = env.VOICE_CLONE_SECONDS * 1000;
  const voiceService = createHttpVoices({ baseUrl, apiKey, timeoutMs, program });
  return { voiceMaker: voiceService, voiceService };
}

function createMailer(env: Env): Mailer {
  return env.SMTP_URL === undefined
    ? createOutboxMailer({
        folder: path.join(env.DATA_DIR, 'mail'),
        from: env.MAIL_FROM,
        // With no mail server the person at the console is the one who hands codes on.
        announce: env.MODE === 'test' ? () => undefined : printMail,
      })
    : createSmtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM });
}
