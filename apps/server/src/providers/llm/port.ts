import { fill, type Language } from '@app/contract/base/messages.ts';
import { llmMessages } from '@app/contract/llm/messages.ts';
import type * as z from 'zod';

/** One configured endpoint. */
export type ModelConfig = {
  /** How the host calls it; results carry it. */
  readonly name: string;
  /** Where its calls begin, such as https://api.example.com/v1: http or https, no secret in it, no slash at its end. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** The most that one call may send, in characters of all its messages. */
  readonly inputCharacters: number;
  /** The most that one call may be answered with. */
  readonly outputTokens: number;
  /** How long nothing may come before the call is given up. */
  readonly silenceMs: number;
};

export type ModelMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };

export type ChatAsk = {
  readonly messages: readonly ModelMessage[];
  readonly temperature?: number;
  /** Less than the engine's own budget; more is cut down to it. */
  readonly outputTokens?: number;
  readonly signal?: AbortSignal;
};

/** Who made a thing: every result says so, and every screen that shows it. */
export type MadeBy = { readonly engine: string; readonly model: string };

/** Tokens as the endpoint counted them, or else as we guess them. */
export type TokenCount = {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly isEstimated: boolean;
};

type Made = { readonly madeBy: MadeBy; readonly usage: TokenCount };

/** `budget`: the answer is longer than it may be, and stops in the middle. */
export type ChatAnswer = Made & { readonly text: string; readonly ending: 'complete' | 'budget' };
export type JsonAnswer<T> = Made & { readonly value: T };

/**
 * One language model. What fails is a ModelFault and stays a failure: nothing here turns to another engine. A call
 * whose signal is aborted throws the signal's reason.
 */
export type LanguageModel = {
  readonly name: string;
  /** Without the key. */
  readonly address: string;
  readonly model: string;
  /** The most that one call may send, in characters of all its messages. */
  readonly inputCharacters: number;
  /** Hands the pieces of the answer to `onText` as they come. */
  chat(ask: ChatAsk, onText?: (piece: string) => void): Promise<ChatAnswer>;
  /** An answer by a schema; one that does not fit is mended, or else asked for once more. */
  chatJson<T>(ask: ChatAsk & { readonly schema: z.ZodType<T> }): Promise<JsonAnswer<T>>;
  /** Throws when it cannot be used now. */
  check(): Promise<void>;
};

/** Every language model that the host configured; none is needed. */
export type LanguageModels = {
  readonly all: readonly LanguageModel[];
  /** The one that is asked; undefined when none is configured, and the embedded engine does the work. */
  readonly first: LanguageModel | undefined;
};

/** A service on this machine that could be used, and the models it has. */
export type LocalModels = {
  readonly baseUrl: string;
  readonly models: readonly string[];
  /** One of them that chats, as far as names tell. */
  readonly suggested: string;
};

export type ModelFaultKind = keyof typeof llmMessages;

/** Trying the same again later may help. */
const passing: readonly ModelFaultKind[] = ['unreachable', 'slow', 'busy', 'failed', 'cut', 'garbage'];

/** Why a language model could not do it, in a sentence for the one who can act. It never holds the key. */
export class ModelFault extends Error {
  readonly kind: ModelFaultKind;
  readonly isPassing: boolean;
  /** When the endpoint wants to be asked again. */
  readonly retryAfterMs: number | undefined;
  readonly #params: Record<string, string | number>;

  constructor(kind: ModelFaultKind, params: Record<string, string | number>, retryAfterMs?: number) {
    super(fill(llmMessages[kind], 'en-US', params));
    this.name = 'ModelFault';
    this.kind = kind;
    this.isPassing = passing.includes(kind);
    this.retryAfterMs = retryAfterMs;
    this.#params = params;
  }

  say(language: Language): string {
    return fill(llmMessages[this.kind], language, this.#params);
  }
}
