import { adminLimits } from '@app/contract/admin/limits.ts';
import { adminMessages } from '@app/contract/admin/messages.ts';
import type { EngineHealth } from '@app/contract/admin/schema.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { fill, type Language, type Message, say } from '@app/contract/base/messages.ts';
import type { Clock } from '../../../platform/clock.ts';
import { ModelFault } from '../../../providers/llm/port.ts';
import { SpeechFailed } from '../../../providers/tts/port.ts';

/** Something that the product stands on. */
export type Engine = {
  readonly name: string;
  /** Which of the possible ones is in use, such as `disk` or `s3`. */
  readonly provider: string;
  /** Throws when it does not work now. */
  check(): Promise<unknown>;
  /** What is wrong and what to do, with the slot {reason} unless the faults say themselves why. */
  readonly failing: Message;
  /** Present when the provider only stands in for one that is not configured. */
  readonly missing?: Message;
  /** What the texts above have slots for, besides the reason. */
  readonly slots?: Readonly<Record<string, string>>;
  /** What it is for, where its name does not say it. */
  readonly about?: Message;
};

type Deps = { engines: readonly Engine[]; clock: Clock };

const longestReason = 200;
const late = Symbol('late');

/** Asks every engine at once whether it works. One that does not answer is as broken as one that refuses. */
export const checkEngines =
  ({ engines, clock }: Deps) =>
  (language: Language): Promise<EngineHealth[]> =>
    Promise.all(
      engines.map(async (engine) => {
        const fault = await faultOf(engine);
        return {
          name: engine.name,
          provider: engine.provider,
          ...withAbout(engine, healthOf(engine, fault, language), language),
          checkedAt: clock.now(),
        };
      }),
    );

type Health = Pick<EngineHealth, 'state' | 'detail'>;

function withAbout({ about, slots }: Engine, { state, detail }: Health, language: Language): Health {
  if (!about) return { state, detail };
  return { state, detail: `${fill(about, language, slots)}${language === 'zh-CN' ? '' : ' '}${detail}` };
}

function healthOf(engine: Engine, fault: unknown, language: Language): Health {
  if (fault === late) {
    const seconds = adminLimits.engineCheckMs / 1000;
    return { state: 'failing', detail: say(adminMessages.engineSlow, language, { seconds }) };
  }
  // It says already what to do.
  if (fault instanceof ModelFault || fault instanceof SpeechFailed)
    return { state: 'failing', detail: fault.say(language) };
  if (fault instanceof AppError)
    return { state: 'failing', detail: fill(fault.def.message, language, fault.params) };
  if (fault !== undefined) {
    return { state: 'failing', detail: fill(engine.failing, language, { reason: reasonOf(fault) }) };
  }
  if (engine.missing) return { state: 'missing', detail: fill(engine.missing, language, engine.slots) };
  return { state: 'ready', detail: say(adminMessages.engineReady, language) };
}

async function faultOf({ check }: Engine): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<symbol>((resolve) => {
    timer = setTimeout(() => resolve(late), adminLimits.engineCheckMs);
  });
  const answered = check().then(
    () => undefined,
    (error: unknown) => error ?? new Error(),
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}

// Node's own errors about connections sometimes have a code and no sentence.
function reasonOf(fault: unknown): string {
  const { message, code, name } = fault as { message?: string; code?: string; name?: string };
  return (message || code || name || '?').split('\n', 1).join('').slice(0, longestReason);
}
