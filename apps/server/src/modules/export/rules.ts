import { fill, type Language, messageByKey } from '@app/contract/base/messages.ts';
import { exportLimits } from '@app/contract/export/limits.ts';
import { exportMessages } from '@app/contract/export/messages.ts';
import { plainFileName } from '@app/contract/export/states/file-name.ts';
import type { ExportFormat } from '@app/contract/export/states/format.ts';
import { projectFile } from '@app/contract/project-file/limits.ts';
import { taskMessages } from '@app/contract/task/messages.ts';
import type { TaskFault } from '../../platform/jobs/tables.ts';

/** What a file that was made is called where its content is in use, and in its signed address. */
export const exportName = (id: string): string => `export:${id}`;

/** Why a file was not made, in both languages. */
export function failureOf(fault: TaskFault | null): { zh: string; en: string } {
  const { zh, en } = exportMessages.failed;
  // That tries are used up says nothing about the deck.
  const known = fault && fault.key !== taskMessages.failed.key ? messageByKey(fault.key) : undefined;
  if (!known) return { zh, en };
  return { zh: fill(known, 'zh-CN', fault?.params), en: fill(known, 'en-US', fault?.params) };
}

/** Which finished files of an account make room for one more; they come newest first. */
export function surplusOf(done: readonly { id: string; size: number }[]): string[] {
  const { files, bytes } = exportLimits.keptOfAccount;
  let sum = 0;
  return done.filter(({ size }, place) => (sum += size) > bytes || place >= files - 1).map(({ id }) => id);
}

/** The name that a file is saved under. One with speech is told from one without. */
export function fileNameOf(
  title: string,
  { format, narrated }: { format: ExportFormat; narrated: boolean },
  language: Language,
): string {
  const name = plainFileName(title);
  const whole = narrated ? fill(exportMessages.narratedName, language, { title: name }) : name;
  return `${whole}.${format === 'project' ? projectFile.ending : format}`;
}

/** The ending under which a medium goes into a file, by its type; undefined for what no deck can have. */
export const endingOf = (type: string): string | undefined => endings[type.split(';')[0]?.trim() ?? ''];

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/ogg': 'ogg',
};
