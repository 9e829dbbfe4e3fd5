import { setTimeout } from 'node:timers/promises';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { type ModelConfig, ModelFault } from './port.ts';

/** How patient we are with an endpoint; a test passes smaller numbers. */
export type Patience = {
  /** The longest that a whole call may take, however steadily it trickles. */
  readonly totalMs: number;
  /** How often a request is sent that an endpoint was too busy for, or that did not reach it. */
  readonly tries: number;
  /** Doubled with each try, where the endpoint does not say how long to wait. */
  readonly firstWaitMs: number;
  /** Who wants us to wait longer than this gets no second try; the caller decides. */
  readonly longestWaitMs: number;
  /** Longer than the desk waits for a check, so that its own sentence is the one that is shown. */
  readonly checkMs: number;
  readonly pause: (ms: number, signal: AbortSignal | undefined) => Promise<unknown>;
  readonly clock: Clock;
};

export const usualPatience: Patience = {
  totalMs: 10 * 60_000,
  tries: 3,
  firstWaitMs: 500,
  longestWaitMs: 20_000,
  checkMs: 6_000,
  pause: (ms, signal) => setTimeout(ms, undefined, signal ? { signal } : {}),
  clock: systemClock,
};

/** Before anything is sent: what is too long costs nothing. */
export function refuseTooMuch(config: ModelConfig, texts: readonly string[]): void {
  const given = texts.reduce((sum, text) => sum + text.length, 0);
  const most = config.inputCharacters;
  if (given > most) throw new ModelFault('tooMuchInput', { engine: config.name, given, most });
}
