import { gigabyte, megabyte } from '@app/contract/storage/limits.ts';
import {
  type LevelName,
  type Levels,
  levelNames,
  type Rights,
  rightsOf,
} from '@app/contract/user/states/level.ts';
import * as z from 'zod';
import { readSettingFile } from './setting-file.ts';

const count = z.int().min(0).max(1_000_000_000);
const limit = z.union([count, z.null()]);
const amount = z.number().min(0).max(1_000_000);

/** What a host may change of a level; what is not named stays. */
const changeSchema = z.strictObject({
  credits: count.optional(),
  helperUsesPerMonth: count.optional(),
  interactionsPerMonth: count.optional(),
  storageGB: z.number().positive().max(1_000_000).optional(),
  projects: limit.optional(),
  avatars: limit.optional(),
  uploadMB: z.number().positive().max(10_000).optional(),
  videoMark: z.boolean().optional(),
  pricePerMonth: z.strictObject({ CNY: amount, USD: amount }).optional(),
});
const fileSchema = z.partialRecord(z.enum(levelNames), changeSchema);
type Change = z.output<typeof changeSchema>;

function changed(rights: Rights, { storageGB, uploadMB, ...plain }: Change): Rights {
  const given = Object.entries(plain).filter(([, value]) => value !== undefined);
  return {
    ...rights,
    ...Object.fromEntries(given),
    ...(storageGB === undefined ? {} : { storageBytes: Math.round(storageGB * gigabyte) }),
    ...(uploadMB === undefined ? {} : { uploadBytes: Math.round(uploadMB * megabyte) }),
  };
}

/** The levels of the host's file; undefined without one. What is wrong in it stops the start with a sentence. */
export function readLevels(file: string | undefined): Levels | undefined {
  if (file === undefined) return undefined;
  const changes = readSettingFile('LEVELS_FILE', file, fileSchema);
  const ofLevel = (name: LevelName) => [name, changed(rightsOf(name), changes[name] ?? {})];
  return Object.fromEntries(levelNames.map(ofLevel)) as Levels;
}
