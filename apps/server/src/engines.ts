import { adminMessages } from '@app/contract/admin/messages.ts';
import { speechMessages } from '@app/contract/speech/messages.ts';
import { voiceMessages } from '@app/contract/voice/messages.ts';
import type { Env } from './env.ts';
import type { Engine } from './modules/admin/service/check-engines.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Transcriber } from './providers/asr/port.ts';
import type { Documents } from './providers/document/port.ts';
import type { LanguageModel, LanguageModels, LocalModels } from './providers/llm/port.ts';
import type { HttpStyles } from './providers/look/http-styles.ts';
import type { Mailer } from './providers/mail/port.ts';
import type { FilmEngine } from './providers/render/port.ts';
import type { Storage } from './providers/storage/port.ts';
import type { SpeechProvider } from './providers/tts/port.ts';
import type { VoiceService } from './providers/voice/port.ts';

type Parts = {
  env: Env;
  database: OpenDatabase;
  storage: Storage;
  mailer: Mailer;
  speech: SpeechProvider;
  transcriber: Transcriber;
  documents: Documents;
  languageModels: LanguageModels;
  localModels: LocalModels | undefined;
  styleService?: HttpStyles;
  voiceService?: VoiceService;
  filmEngine: FilmEngine | undefined;
};

/** What the product stands on, as the administrator sees it. A new engine is one more entry. */
export const listEngines = ({
  env,
  database,
  storage,
  mailer,
  speech,
  transcriber,
  documents,
  ...models
}: Parts): readonly Engine[] => [
  {
    name: 'database',
    provider: env.DATABASE_URL === undefined ? 'embedded' : 'postgresql',
    check: () => database.pool.query('select 1'),
    failing: adminMessages.databaseFailing,
  },
  {
    name: 'storage',
    provider: env.S3_BUCKET === undefined ? 'disk' : 's3',
    check: () => storage.check(),
    failing: adminMessages.storageFailing,
  },
  {
    name: 'mail',
    provider: mailer.name,
    check: () => mailer.check(),
    failing: adminMessages.mailFailing,
    ...(env.SMTP_URL === undefined ? { missing: adminMessages.mailMissing } : {}),
  },
  speechEngine(speech),
  {
    name: 'transcription',
    provider: transcriber.name,
    check: () => transcriber.check(),
    failing: speechMessages.transcriptionFailing,
    ...(transcriber.missing() === undefined ? {} : { missing: adminMessages.transcriptionMissing }),
  },
  scanEngine(documents),
  ...(models.styleService ? [styleEngine(models.styleService)] : []),
  ...(models.voiceService ? [voiceEngine(models.voiceService)] : []),
  ...(models.filmEngine ? [presenterFilms(models.filmEngine)] : []),
  ...models.languageModels.all.map(engineOf),
  ...(models.localModels ? [foundEngine(models.localModels)] : []),
];

const speechEngine = ({ name, remote, check, isInstalled }: SpeechProvider): Engine => ({
  name: 'speech',
  provider: remote ? `${name} · ${remote.address}` : name,
  check,
  failing: speechMessages.faultNotSpoken,
  ...(isInstalled() ? {} : { missing: adminMessages.speechMissing }),
  ...(remote ? { about: adminMessages.speechSent } : {}),
  // Counted when the desk asks, not when the product starts.
  get slots() {
    return { count: String(remote?.charactersSent() ?? 0) };
  },
});

const scanEngine = ({ readsScans }: Documents): Engine => ({
  name: 'textRecognition',
  provider: 'embedded',
  // Its files are looked for: to load them for a look would take as long as a page.
  check: async () => undefined,
  failing: adminMessages.textRecognitionMissing,
  ...(readsScans() ? {} : { missing: adminMessages.textRecognitionMissing }),
});

const styleEngine = ({ name, address, check }: HttpStyles): Engine => ({
  name: 'styleImages',
  provider: `${name} · ${address}`,
  check,
  failing: adminMessages.styleImagesFailing,
});

const voiceEngine = ({ name, address, check }: VoiceService): Engine => ({
  name: 'voiceCloning',
  provider: `${name} · ${address}`,
  check,
  failing: voiceMessages.serviceFailing,
});

const presenterFilms = ({ name, address, check }: FilmEngine): Engine => ({
  name: 'presenterFilms',
  provider: `${name} · ${address}`,
  check,
  failing: adminMessages.presenterFilmsFailing,
});

const modelEngine = { name: 'languageModel', failing: adminMessages.languageModelFailing } as const;

const engineOf = ({ name, model, address, check }: LanguageModel): Engine => ({
  ...modelEngine,
  provider: [...new Set([name, model, address])].join(' · '),
  about: adminMessages.modelForChat,
  check,
});

/** One that the host could use, and does not. */
const foundEngine = ({ baseUrl, models, suggested }: LocalModels): Engine => ({
  ...modelEngine,
  provider: baseUrl,
  check: () => Promise.resolve(),
  missing: adminMessages.languageModelFound,
  slots: { models: models.slice(0, 5).join(', '), address: baseUrl, model: suggested },
});
