import type { ChildProgram } from '../../platform/child-program.ts';
import { createLookChild, type LookLimits } from './look-child.ts';
import { embeddedEngine, type LookEngine, PhotoRefused, type StyleEngine, type StyleImage } from './port.ts';

const megabyte = 1024 * 1024;

/** Everybody waits for a check that takes long, so it may take less than what is made. */
export type EmbeddedLimits = LookLimits & { checkMilliseconds: number };

export const lookLimits: EmbeddedLimits = {
  heapMegabytes: 384,
  // The largest photos that are taken hold about 500.
  memoryBytes: 768 * megabyte,
  milliseconds: 90_000,
  checkMilliseconds: 30_000,
  idleMs: 60_000,
};

export type EmbeddedLooksOptions = {
  /** The program of `children/look`. */
  program: ChildProgram;
  /** The folder above the product's parts, where the models and the face model lie. */
  root: string;
  limits?: EmbeddedLimits;
};

export type EmbeddedLooks = LookEngine & {
  /** The processes that are there now. */
  pids(): number[];
};

/** Makes avatars of photos on this machine, without a network: one process for checks, which people wait for, one for the rest. */
export function createEmbeddedLooks({
  program,
  root,
  limits = lookLimits,
}: EmbeddedLooksOptions): EmbeddedLooks {
  const checks = createLookChild(program, [root], { ...limits, milliseconds: limits.checkMilliseconds });
  const making = createLookChild(program, [root], limits);
  return {
    check: (photo, crop, { mostPixels, ...options } = {}) =>
      checks.run({ kind: 'check', photo, crop, mostPixels }, options).catch((error: unknown) => {
        if (!(error instanceof PhotoRefused)) throw error;
        return { width: 0, height: 0, refusals: [...error.refusals], warnings: [], face: null, crop: null };
      }),
    styles: (photo, crop, options) => making.run({ kind: 'styles', photo, crop }, options),
    build: (photo, crop, look, options) => making.run({ kind: 'build', photo, crop, look }, options),
    pids: () => [checks.pid(), making.pid()].flatMap((pid) => pid ?? []),
    async close() {
      await Promise.all([checks.close(), making.close()]);
    },
  };
}

/** Style images of the product's own engine. It paints all of them in one go. */
export const embeddedStyles = ({ styles }: Pick<LookEngine, 'styles'>): StyleEngine => ({
  name: embeddedEngine,
  async styles(photo, crop, { keep, signal }) {
    const keeping: Promise<void>[] = [];
    const onStyle = ({ style, picture }: StyleImage): void => {
      const one = keep({ style, place: keeping.length }, async () => picture);
      // It is waited for below; until then nobody else hears of it.
      one.catch(() => undefined);
      keeping.push(one);
    };
    await styles(photo, crop, { onStyle, signal });
    await Promise.all(keeping);
  },
});
