import { codeTable, type NameOf } from '../../base/codes.ts';
import type { Price } from '../../order/states/currency.ts';
import { gigabyte, megabyte } from '../../storage/limits.ts';

/** The level as it travels (spec section 3); a user without one is ordinary. */
export const level = codeTable('user level', { vip1: 0, vip2: 1, vip3: 2, vip4: 3, svip1: 4 });

/** A paid level. */
export type Level = NameOf<typeof level>;

/** All six levels of spec section 6, the lowest first. */
export const levelNames = ['ordinary', ...level.names] as const;

/** A level, with the name for the absent one. */
export type LevelName = (typeof levelNames)[number];

/** What an account of one level may have; null means no limit. */
export type Rights = {
  readonly credits: number;
  readonly creditsCome: 'once' | 'monthly';
  readonly helperUsesPerMonth: number;
  readonly interactionsPerMonth: number;
  readonly storageBytes: number;
  readonly projects: number | null;
  readonly avatars: number | null;
  readonly uploadBytes: number;
  /** An exported video carries the product's mark. */
  readonly videoMark: boolean;
  readonly pricePerMonth: Price;
};

/** Spec section 6: svip1 uploads up to 150 MB, all others 50 MB. */
const upload = { usual: 50 * megabyte, svip1: 150 * megabyte };

/** What the paid levels share. */
const paid = { creditsCome: 'monthly', uploadBytes: upload.usual, videoMark: false } as const;

/** What each level has. */
export type Levels = Readonly<Record<LevelName, Rights>>;

/** The levels as they come with the product; a host may change their numbers. */
export const usualLevels: Levels = {
  ordinary: {
    credits: 200,
    creditsCome: 'once',
    helperUsesPerMonth: 100,
    interactionsPerMonth: 100,
    storageBytes: gigabyte,
    projects: 5,
    avatars: 3,
    uploadBytes: upload.usual,
    videoMark: true,
    pricePerMonth: { CNY: 0, USD: 0 },
  },
  vip1: {
    ...paid,
    credits: 300,
    helperUsesPerMonth: 300,
    interactionsPerMonth: 1_000,
    storageBytes: 5 * gigabyte,
    projects: 20,
    avatars: 5,
    pricePerMonth: { CNY: 39, USD: 6 },
  },
  vip2: {
    ...paid,
    credits: 800,
    helperUsesPerMonth: 1_000,
    interactionsPerMonth: 5_000,
    storageBytes: 20 * gigabyte,
    projects: 100,
    avatars: 20,
    pricePerMonth: { CNY: 99, USD: 15 },
  },
  vip3: {
    ...paid,
    credits: 2_000,
    helperUsesPerMonth: 3_000,
    interactionsPerMonth: 20_000,
    storageBytes: 50 * gigabyte,
    projects: 500,
    avatars: 50,
    pricePerMonth: { CNY: 299, USD: 45 },
  },
  vip4: {
    ...paid,
    credits: 5_000,
    helperUsesPerMonth: 10_000,
    interactionsPerMonth: 50_000,
    storageBytes: 100 * gigabyte,
    projects: 2_000,
    avatars: 100,
    pricePerMonth: { CNY: 699, USD: 99 },
  },
  svip1: {
    ...paid,
    credits: 12_000,
    helperUsesPerMonth: 30_000,
    interactionsPerMonth: 200_000,
    storageBytes: 500 * gigabyte,
    projects: null,
    avatars: null,
    uploadBytes: upload.svip1,
    pricePerMonth: { CNY: 1_999, USD: 279 },
  },
};

/** The name of a user's level; absent means ordinary. */
export const levelNameOf = (value: LevelName | null | undefined): LevelName => value ?? 'ordinary';

/** What a user of this level may have; absent means ordinary. `levels` are those of the host. */
export const rightsOf = (value: LevelName | null | undefined, levels: Levels = usualLevels): Rights =>
  levels[levelNameOf(value)];
