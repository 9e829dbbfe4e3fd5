import { createPrivateKey, createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Text } from '@app/contract/base/messages.ts';
import type { Levels } from '@app/contract/user/states/level.ts';
import * as z from 'zod';
import { modelAddress, modelBudget, modelKey, readLanguageModels } from './language-models.ts';
import { readLevels } from './levels.ts';
import { StartFault } from './platform/start-fault.ts';
import { startMessages } from './platform/start-messages.ts';
import type { ModelConfig } from './providers/llm/port.ts';
import { remoteVoices, voicesRule } from './remote-voices.ts';

type Setting<S extends z.ZodType = z.ZodType> = { readonly schema: S; readonly rule: Text };

const setting = <S extends z.ZodType>(schema: S, rule: Text): Setting<S> => ({ schema, rule });

const oneOf = <const T extends readonly [string, ...string[]]>(names: T) =>
  setting(z.enum(names), { zh: `应为 ${names.join('、')} 之一`, en: `must be one of ${names.join(', ')}` });

const wholeNumber = (least: number, most: number, usual: number) =>
  setting(z.coerce.number().int().min(least).max(most).default(usual), {
    zh: `应为 ${least} 到 ${most} 的整数`,
    en: `must be a whole number from ${least} to ${most}`,
  });

const address = (protocol: RegExp, example: string) =>
  setting(z.url({ protocol }).optional(), {
    zh: `应为类似 ${example} 的地址`,
    en: `must be an address such as ${example}`,
  });

const text = (least = 1) =>
  setting(z.string().min(least), {
    zh: `至少 ${least} 个字符`,
    en: `must have at least ${least} characters`,
  });

const withDefault = <O extends string>({ schema, rule }: Setting<z.ZodType<O>>, usual: O) =>
  setting(
    schema.optional().transform((value) => value ?? usual),
    rule,
  );
const optional = <S extends z.ZodType>({ schema, rule }: Setting<S>) => setting(schema.optional(), rule);

/** Every proxy, or these ones. */
const trustProxy = z
  .string()
  .refine((value) => value.split(',').every((part) => isProxy(part.trim())))
  .transform((value) => (value === 'true' ? true : value))
  .optional();
const isProxy = (part: string): boolean =>
  /^(true|loopback|linklocal|uniquelocal)$/.test(part) || isIP(part.replace(/\/\d{1,3}$/, '')) !== 0;

/** Where companies transfer money to: name, bank and number. */
const bankAccount = z
  .string()
  .transform((value) => value.split('/').map((part) => part.trim()))
  .refine((parts) => parts.length === 3 && parts.every((part) => part !== '' && part.length <= 100))
  .transform(([accountName = '', bank = '', accountNumber = '']) => ({ accountName, bank, accountNumber }))
  .optional();

const sender = z.string().refine((value) => {
  const address = /<([^<>]+)>$/.exec(value.trim())?.[1] ?? value.trim();
  return z.email().safeParse(address).success;
});

const budget = ({ least, most, usual }: { least: number; most: number; usual: number }) =>
  wholeNumber(least, most, usual);
const ofModels = setting(modelAddress.optional(), {
  zh: '应为类似 https://api.example.com/v1 的地址，不含用户名、密码、? 和 #',
  en: 'must be an address such as https://api.example.com/v1, without user name, password, ? and #',
});

const ofKeys = setting(modelKey.optional(), {
  zh: '只能由英文字母、数字和符号组成，不含空格和换行',
  en: 'must consist of ASCII letters, digits and signs, without spaces or line ends',
});

/** A key in PEM, on one line with \\n between its lines or as the base64 between its first and last. */
const pem = (kind: 'PRIVATE KEY' | 'PUBLIC KEY') =>
  setting(
    z
      .string()
      .transform((value) => value.replaceAll('\\n', '\n'))
      .transform((value) =>
        value.includes('-----') ? value : `-----BEGIN ${kind}-----\n${value}\n-----END ${kind}-----`,
      )
      .refine((value) => isKey(value, kind))
      .optional(),
    { zh: '应为 PEM 格式的 RSA 密钥', en: 'must be an RSA key in PEM' },
  );

function isKey(value: string, kind: 'PRIVATE KEY' | 'PUBLIC KEY'): boolean {
  try {
    const key = kind === 'PRIVATE KEY' ? createPrivateKey(value) : createPublicKey(value);
    return key.asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const speechProviders = ['embedded', 'openai', 'azure', 'test'] as const;
const meaningProviders = ['embedded', 'none'] as const;

const usualDataFolder = './data';
/** Where Ollama listens unless it is told otherwise. */
const usualLocalModels = 'http://127.0.0.1:11434/v1';

/** Every setting of the server. docs/operations.md explains them; a test holds the two together. */
export const settings = {
  MODE: withDefault(oneOf(['local', 'production', 'test']), 'local'),
  ROLE: withDefault(oneOf(['all', 'api', 'worker']), 'all'),
  PORT: wholeNumber(0, 65535, 8080),
  HOST: withDefault(text(), '0.0.0.0'),
  PUBLIC_URL: address(/^https?$/, 'https://talks.example.com'),
  TRUST_PROXY: setting(trustProxy, {
    zh: '应为 true，或以逗号分隔的代理地址',
    en: 'must be true, or the addresses of proxies separated by commas',
  }),
  DATA_DIR: withDefault(text(), usualDataFolder),
  WEB_DIR: withDefault(text(), './apps/web/dist'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/rostrum'),
  DATABASE_CONNECTIONS: wholeNumber(2, 500, 10),
  ADMIN_MAILBOX: setting(z.email().default('admin@rostrum.local'), {
    zh: '应为邮箱地址',
    en: 'must be a mail address',
  }),
  ADMIN_SECOND_FACTOR: withDefault(oneOf(['optional', 'required']), 'optional'),
  SECOND_FACTOR_OFF: setting(z.email().optional(), { zh: '应为邮箱地址', en: 'must be a mail address' }),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: setting(sender.default('Rostrum <no-reply@rostrum.local>'), {
    zh: '应为发件人，例如 开讲 <no-reply@example.com>',
    en: 'must be a sender such as Rostrum <no-reply@example.com>',
  }),
  BOT_ALLOW_PRIVATE: withDefault(oneOf(['true', 'false']), 'false'),
  S3_BUCKET: optional(text(3)),
  S3_ENDPOINT: address(/^https?$/, 'https://s3.example.com'),
  S3_REGION: withDefault(text(), 'us-east-1'),
  S3_PREFIX: withDefault(text(), 'rostrum/'),
  S3_ACCESS_KEY: optional(text()),
  S3_SECRET_KEY: optional(text()),
  KEEP_FREE_MB: wholeNumber(0, 1_000_000, 200),
  JOBS_AT_ONCE: wholeNumber(1, 64, 2),
  JOBS_PER_USER: wholeNumber(1, 64, 1),
  TTS_PROVIDER: optional(oneOf(speechProviders)),
  TTS_URL: ofModels,
  TTS_REGION: optional(
    setting(z.string().regex(/^[a-z0-9]{2,40}$/), {
      zh: '应为 Azure 区域名，例如 eastasia',
      en: 'must be the name of an Azure region such as eastasia',
    }),
  ),
  TTS_MODEL: optional(text()),
  TTS_KEY: ofKeys,
  TTS_VOICES: setting(remoteVoices.optional(), voicesRule),
  TTS_SECONDS: wholeNumber(1, 280, 60),
  SPEECH_MODEL_DIR: withDefault(text(), './engines/node_modules'),
  SAMPLES_DIR: withDefault(text(), './apps/server/samples'),
  LLM_BASE_URL: ofModels,
  LLM_MODEL: optional(text()),
  LLM_API_KEY: ofKeys,
  LLM_ENGINES_FILE: optional(text()),
  LLM_LOCAL_URL: ofModels,
  LLM_INPUT_CHARACTERS: budget(modelBudget.inputCharacters),
  LLM_OUTPUT_TOKENS: budget(modelBudget.outputTokens),
  LLM_SILENCE_SECONDS: budget(modelBudget.silenceSeconds),
  LOOK_URL: ofModels,
  LOOK_MODEL: optional(text()),
  LOOK_KEY: ofKeys,
  LOOK_SECONDS: wholeNumber(1, 280, 120),
  ASR_URL: ofModels,
  ASR_MODEL: optional(text()),
  ASR_KEY: ofKeys,
  VOICE_CLONE_URL: ofModels,
  VOICE_CLONE_KEY: ofKeys,
  VOICE_CLONE_SECONDS: wholeNumber(1, 600, 300),
  RENDER_URL: ofModels,
  RENDER_MODEL: optional(text()),
  RENDER_KEY: ofKeys,
  RENDER_SECONDS: wholeNumber(1, 7200, 1800),
  LEVELS_FILE: optional(text()),
  BANK_ACCOUNT: setting(bankAccount, {
    zh: '应为「户名 / 开户行 / 账号」，以斜杠分隔',
    en: 'must be “name / bank / number”, separated by slashes',
  }),
  PAY_SANDBOX: withDefault(oneOf(['true', 'false']), 'false'),
  STRIPE_SECRET_KEY: ofKeys,
  STRIPE_WEBHOOK_SECRET: ofKeys,
  STRIPE_URL: ofModels,
  ALIPAY_APP_ID: optional(text()),
  ALIPAY_PRIVATE_KEY: pem('PRIVATE KEY'),
  ALIPAY_PUBLIC_KEY: pem('PUBLIC KEY'),
  ALIPAY_URL: withDefault(text(), 'https://openapi.alipay.com/gateway.do'),
  WECHAT_PAY_APP_ID: optional(text()),
  WECHAT_PAY_MERCHANT_ID: optional(text()),
  WECHAT_PAY_SERIAL: optional(text()),
  WECHAT_PAY_PRIVATE_KEY: pem('PRIVATE KEY'),
  WECHAT_PAY_PUBLIC_KEY: pem('PUBLIC KEY'),
  WECHAT_PAY_API_KEY: optional(text(32)),
  WECHAT_PAY_URL: withDefault(text(), 'https://api.mch.weixin.qq.com'),
  SPEECH_PROCESSES: wholeNumber(1, 64, Math.max(1, availableParallelism() - 1)),
  MEANING_PROVIDER: optional(oneOf(meaningProviders)),
  REQUEST_SILENCE_SECONDS: wholeNumber(1, 3600, 300),
  CALLS_PER_MINUTE: wholeNumber(1, 1_000_000, 6000),
  METRICS_TOKEN: optional(text(8)),
  LOG_LEVEL: optional(oneOf(logLevels)),
} as const;

type Name = keyof typeof settings;
type Values = { [N in Name]: z.output<(typeof settings)[N]['schema']> };

/** The checked settings; folders are absolute. `root` is the folder that relative paths start from. */
export type Env = Readonly<Omit<Values, 'LOG_LEVEL' | 'TTS_PROVIDER' | 'MEANING_PROVIDER'>> & {
  readonly LOG_LEVEL: (typeof logLevels)[number];
  readonly TTS_PROVIDER: (typeof speechProviders)[number];
  readonly MEANING_PROVIDER: (typeof meaningProviders)[number];
  readonly root: string;
  /** What the levels have, where LEVELS_FILE changes it. */
  readonly levels: Levels | undefined;
  /** The first is the default; none is needed. */
  readonly languageModels: readonly ModelConfig[];
};

/** Reads and checks the settings; the first one that is wrong stops the start with a sentence. */
export function readEnv(source: NodeJS.ProcessEnv, root: string): Env {
  const read: Partial<Record<Name, unknown>> = {};
  for (const name of Object.keys(settings) as Name[]) {
    // An empty value means "not set": that is how shells and compose files leave a setting out.
    const given = source[name] === '' ? undefined : source[name];
    const result = settings[name].schema.safeParse(given);
    if (!result.success) throw badSetting(name, given ?? '');
    read[name] = result.data;
  }
  // Every name of the table was parsed by its own schema just now.
  const values = read as Values;
  checkTogether(values);
  if (values.MODE === 'test') refuseOwnData(values.DATA_DIR, root);
  return {
    ...values,
    // At a person's desk only what needs attention is printed; the banner must not drown.
    LOG_LEVEL: values.LOG_LEVEL ?? (values.MODE === 'production' ? 'info' : 'warn'),
    TTS_PROVIDER: values.TTS_PROVIDER ?? (values.MODE === 'test' ? 'test' : 'embedded'),
    // Most tests have no question, and would start the process of its model for nothing.
    MEANING_PROVIDER: values.MEANING_PROVIDER ?? (values.MODE === 'test' ? 'none' : 'embedded'),
    root,
    levels: readLevels(values.LEVELS_FILE && path.resolve(root, values.LEVELS_FILE)),
    languageModels: readLanguageModels(
      values,
      values.LLM_ENGINES_FILE && path.resolve(root, values.LLM_ENGINES_FILE),
    ),
    // What happens to run on a developer's machine must not change what a test sees.
    LLM_LOCAL_URL: values.LLM_LOCAL_URL ?? (values.MODE === 'test' ? undefined : usualLocalModels),
    SPEECH_MODEL_DIR: path.resolve(root, values.SPEECH_MODEL_DIR),
    SAMPLES_DIR: path.resolve(root, values.SAMPLES_DIR),
    DATA_DIR: path.resolve(root, values.DATA_DIR),
    WEB_DIR: path.resolve(root, values.WEB_DIR),
  };
}

const isEmbedded = ({ TTS_PROVIDER }: Values): boolean => (TTS_PROVIDER ?? 'embedded') === 'embedded';

function checkTogether(values: Values): void {
  if (values.ROLE !== 'all' && values.DATABASE_URL === undefined) {
    throw missing('DATABASE_URL', {
      zh: `ROLE 为 ${values.ROLE} 时必须填写，因为内置数据库只属于一个进程`,
      en: `is needed when ROLE is ${values.ROLE}, because the embedded database belongs to one process`,
    });
  }
  if (values.VOICE_CLONE_URL !== undefined && values.MODE !== 'test' && isEmbedded(values)) {
    throw missing('TTS_PROVIDER', {
      zh: '设置了 VOICE_CLONE_URL 时必须填写：内置语音引擎不认识克隆的声音',
      en: 'must name another engine when VOICE_CLONE_URL is set: the embedded one does not know cloned voices',
    });
  }
  if (values.TTS_PROVIDER === 'test' && values.MODE !== 'test') {
    throw new StartFault(startMessages.badSetting, {
      name: 'TTS_PROVIDER',
      value: 'test',
      rule: {
        zh: '测试音只能用于 MODE=test',
        en: 'may be "test" only when MODE is test: it makes tones, not speech',
      },
    });
  }
  checkSpeech(values);
  checkPayment(values);
  if (values.LOOK_URL !== undefined && values.LOOK_MODEL === undefined)
    throw missing('LOOK_MODEL', { zh: '设置了 LOOK_URL 时必须填写', en: 'is needed when LOOK_URL is set' });
  if (values.ASR_URL !== undefined && values.ASR_MODEL === undefined)
    throw missing('ASR_MODEL', { zh: '设置了 ASR_URL 时必须填写', en: 'is needed when ASR_URL is set' });
  if (values.RENDER_URL !== undefined && values.RENDER_MODEL === undefined)
    throw missing('RENDER_MODEL', {
      zh: '设置了 RENDER_URL 时必须填写',
      en: 'is needed when RENDER_URL is set',
    });
  for (const name of ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const) {
    if (values.S3_BUCKET === undefined || values[name] !== undefined) continue;
    throw missing(name, { zh: '设置了 S3_BUCKET 时必须填写', en: 'is needed when S3_BUCKET is set' });
  }
}

/** What each way of paying cannot do without; the first name says that it is wanted. */
const neededToPay = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  [
    'WECHAT_PAY_MERCHANT_ID',
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_PUBLIC_KEY',
    'WECHAT_PAY_API_KEY',
  ],
] as const satisfies readonly (readonly Name[])[];

function checkPayment(values: Values): void {
  for (const [first, ...others] of neededToPay) {
    if (values[first] === undefined) continue;
    if (values.PAY_SANDBOX === 'true')
      throw new StartFault(startMessages.badSetting, {
        name: 'PAY_SANDBOX',
        value: 'true',
        rule: {
          zh: `设置了 ${first} 时不能启用沙盒：真实付款与模拟付款不能并存`,
          en: `must not be true when ${first} is set: real and pretended payments do not go together`,
        },
      });
    const rule = { zh: `设置了 ${first} 时必须填写`, en: `is needed when ${first} is set` };
    for (const name of others) if (values[name] === undefined) throw missing(name, rule);
    if (values.PUBLIC_URL === undefined)
      throw missing('PUBLIC_URL', {
        zh: `${rule.zh}：支付服务要回调这里`,
        en: `${rule.en}: the payment provider calls back there`,
      });
  }
}

/** What each engine elsewhere cannot do without. */
const neededBy = {
  openai: ['TTS_URL', 'TTS_MODEL', 'TTS_VOICES'],
  azure: ['TTS_KEY', 'TTS_VOICES'],
} as const;

function checkSpeech(values: Values): void {
  const { TTS_PROVIDER: provider } = values;
  if (provider !== 'openai' && provider !== 'azure') {
    // Whoever names an address means to use it, and would not notice that nothing is sent there.
    if (values.TTS_URL === undefined && values.TTS_REGION === undefined) return;
    throw missing('TTS_PROVIDER', {
      zh: '设置了 TTS_URL 或 TTS_REGION 时应为 openai 或 azure',
      en: 'must be openai or azure when TTS_URL or TTS_REGION is set',
    });
  }
  const rule = {
    zh: `TTS_PROVIDER 为 ${provider} 时必须填写`,
    en: `is needed when TTS_PROVIDER is ${provider}`,
  };
  for (const name of neededBy[provider]) if (values[name] === undefined) throw missing(name, rule);
  if (provider === 'azure' && values.TTS_URL === undefined && values.TTS_REGION === undefined)
    throw missing('TTS_REGION', rule);
}

/** A test that forgets its folder must fail, not migrate and serve what people have in theirs. */
function refuseOwnData(folder: string, root: string): void {
  const own = path.resolve(root, usualDataFolder);
  if (!`${path.resolve(root, folder)}${path.sep}`.startsWith(`${own}${path.sep}`)) return;
  throw new StartFault(startMessages.badSetting, {
    name: 'DATA_DIR',
    value: folder,
    rule: {
      zh: 'MODE 为 test 时须指定另一个目录，测试不得触碰真实数据',
      en: 'must name another folder when MODE is test: tests never touch real data',
    },
  });
}

const secretNames = /SECRET|KEY|TOKEN$|_URL$/;

// A broken secret must not end up on a screen or in a log.
const badSetting = (name: Name, value: string) =>
  new StartFault(startMessages.badSetting, {
    name,
    value: secretNames.test(name) ? '…' : value,
    rule: settings[name].rule,
  });

const missing = (name: Name, rule: Text) => new StartFault(startMessages.missingSetting, { name, rule });
