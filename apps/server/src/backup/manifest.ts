import * as z from 'zod';

/** Raised when an older product could no longer read what a newer one writes. */
export const archiveFormat = 1;

// The order of the archive; the last entry holds the first one's hash, so that a cut is always noticed.
export const manifestName = 'manifest.json';
export const tableName = (table: string): string => `tables/${table}.copy`;
export const fileName = (key: string): string => `files/${key}`;
export const sealName = 'manifest.sha256';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

/** What says that a file is ours and how it is to be read, whatever else a newer version puts beside it. */
export const headSchema = z.object({
  product: z.literal('rostrum'),
  format: z.number().int(),
  version: z.string(),
});

export const manifestSchema = headSchema.extend({
  format: z.literal(archiveFormat),
  createdAt: z.iso.datetime(),
  /** The migrations that made these tables, oldest first. */
  migrations: z.array(z.object({ hash: sha256, createdAt: z.number() })).min(1),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: count, bytes: count, sha256 }),
  ),
  /** The last number that each counter gave out; decimal, because it may be larger than a double. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/) })),
  files: count,
  /** Contents that the tables name but that the installation had lost. */
  lost: z.array(sha256),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];
export type Migration = Manifest['migrations'][number];
