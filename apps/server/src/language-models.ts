import type { Text } from '@app/contract/base/messages.ts';
import * as z from 'zod';
import { StartFault } from './platform/start-fault.ts';
import { startMessages } from './platform/start-messages.ts';
import type { ModelConfig } from './providers/llm/port.ts';
import { readSettingFile } from './setting-file.ts';

/** What is written behind the host would have to be repeated on every screen that names the address. */
export const modelAddress = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((value) => {
    const { username, password, search, hash } = new URL(value);
    return [username, password, search, hash].every((part) => part === '');
  })
  .transform((value) => value.replace(/\/+$/, ''));
/** Only what can stand in a header; the error of another one would quote it. */
export const modelKey = z.string().regex(/^[\x21-\x7e]+$/);

/** What the budget of a call may be, in the settings and in the host's file. */
export const modelBudget = {
  inputCharacters: { least: 100, most: 10_000_000, usual: 60_000 },
  outputTokens: { least: 16, most: 1_000_000, usual: 4096 },
  silenceSeconds: { least: 1, most: 290, usual: 120 },
} as const;

const name = z.string().min(1).max(100);
const within = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most);
const fileSchema = z.array(
  z.strictObject({
    name,
    baseUrl: modelAddress,
    apiKey: modelKey.optional(),
    model: name,
    inputCharacters: within(modelBudget.inputCharacters).optional(),
    outputTokens: within(modelBudget.outputTokens).optional(),
    silenceSeconds: within(modelBudget.silenceSeconds).optional(),
  }),
);

type Settings = {
  readonly LLM_BASE_URL?: string | undefined;
  readonly LLM_MODEL?: string | undefined;
  readonly LLM_API_KEY?: string | undefined;
  readonly LLM_INPUT_CHARACTERS: number;
  readonly LLM_OUTPUT_TOKENS: number;
  readonly LLM_SILENCE_SECONDS: number;
};

/** The language models of the settings and of the host's file, in this order; the first is the default. */
export function readLanguageModels(settings: Settings, file: string | undefined): readonly ModelConfig[] {
  const limits = {
    inputCharacters: settings.LLM_INPUT_CHARACTERS,
    outputTokens: settings.LLM_OUTPUT_TOKENS,
    silenceMs: settings.LLM_SILENCE_SECONDS * 1000,
  };
  const own = ofSettings(settings).map((entry) => ({ ...entry, ...limits }));
  if (file === undefined) return own;
  const listed = readSettingFile('LLM_ENGINES_FILE', file, fileSchema);
  const all: readonly ModelConfig[] = [
    ...own,
    ...listed.map(({ silenceSeconds, ...entry }) => ({
      ...entry,
      inputCharacters: entry.inputCharacters ?? limits.inputCharacters,
      outputTokens: entry.outputTokens ?? limits.outputTokens,
      silenceMs: silenceSeconds === undefined ? limits.silenceMs : silenceSeconds * 1000,
    })),
  ];
  refuseTwins(all, file);
  return all;
}

/** Results are told apart by the name of their engine; the one of LLM_MODEL is called by its model. */
function refuseTwins(all: readonly ModelConfig[], file: string): void {
  const names = all.map((entry) => entry.name);
  const twin = names.find((one, index) => names.indexOf(one) !== index);
  if (twin === undefined) return;
  throw new StartFault(startMessages.badSetting, {
    name: 'LLM_ENGINES_FILE',
    value: file,
    rule: { zh: `名称“${twin}”出现了两次`, en: `names "${twin}" twice` },
  });
}

function ofSettings(settings: Settings) {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = settings;
  if (baseUrl === undefined) {
    const alone = (['LLM_MODEL', 'LLM_API_KEY'] as const).find((key) => settings[key]);
    if (alone === undefined) return [];
    throw missing('LLM_BASE_URL', {
      zh: `设置了 ${alone} 时必须填写`,
      en: `is needed when ${alone} is set`,
    });
  }
  if (model === undefined) {
    throw missing('LLM_MODEL', {
      zh: '设置了 LLM_BASE_URL 时必须填写',
      en: 'is needed when LLM_BASE_URL is set',
    });
  }
  return [{ name: model, baseUrl, apiKey, model }];
}

const missing = (setting: string, rule: Text) =>
  new StartFault(startMessages.missingSetting, { name: setting, rule });
