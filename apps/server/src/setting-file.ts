import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { StartFault } from './platform/start-fault.ts';
import { startMessages } from './platform/start-messages.ts';

/** What a setting's JSON file holds. What is wrong in it stops the start with a sentence that names the place, not the value. */
export function readSettingFile<S extends z.ZodType>(name: string, file: string, schema: S): z.output<S> {
  const fault = (zh: string, en: string) =>
    new StartFault(startMessages.badSetting, { name, value: file, rule: { zh, en } });
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw isMissing
      ? fault('找不到这个文件', 'names a file that is not there')
      : fault('文件不是有效的 JSON', 'must name a file with valid JSON');
  }
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0] ?? { path: [], message: '' };
  const where = path.length === 0 ? '/' : path.join('.');
  throw fault(`“${where}”处有误（${message}）`, `has something wrong at "${where}" (${message})`);
}
