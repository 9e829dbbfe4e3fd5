import { defineMessages } from '@app/contract/base/messages.ts';

/** What `npm run backup` and `npm run restore` say. A refusal is one sentence: what is wrong and what to do. */
export const backupMessages = defineMessages('backup', {
  usage: {
    zh: '用法：npm run backup [文件]，或 npm run restore <文件>；跳过已丢失的文件：npm run backup -- --skip-lost [文件]。',
    en: 'Usage: npm run backup [file], or npm run restore <file>; to leave out lost files: npm run backup -- --skip-lost [file].',
  },
  stopped: { zh: '已中止。', en: 'Stopped.' },

  readingTables: {
    zh: '正在读取数据库：{done}/{all} 张表',
    en: 'Reading the database: {done} of {all} tables',
  },
  checkingFiles: { zh: '正在检查文件：{done}/{all}', en: 'Checking the files: {done} of {all}' },
  storingFiles: { zh: '正在备份文件：{done}/{all}', en: 'Backing up the files: {done} of {all}' },
  checkingArchive: {
    zh: '正在检查备份：{done}/{all} 个文件',
    en: 'Checking the backup: {done} of {all} files',
  },
  loadingTables: {
    zh: '正在写入数据库：{done}/{all} 张表',
    en: 'Filling the database: {done} of {all} tables',
  },
  restoringFiles: { zh: '正在恢复文件：{done}/{all}', en: 'Restoring the files: {done} of {all}' },

  backedUp: {
    zh: '备份已写入 {file}：{size}，{tables} 张表共 {rows} 行，{files} 个文件。',
    en: 'The backup is in {file}: {size}, {rows} rows in {tables} tables, {files} files.',
  },
  restored: {
    zh: '已从 {file} 恢复：{size}，{tables} 张表共 {rows} 行，{files} 个文件；现在可以用 npm start 启动。',
    en: 'Restored from {file}: {size}, {rows} rows in {tables} tables, {files} files; npm start starts it.',
  },
  withoutLost: {
    zh: '注意：{count} 个文件已丢失或损坏，不在备份中：{keys}',
    en: 'Note: {count} files are lost or damaged and not in the backup: {keys}',
  },

  fileExists: {
    zh: '{file} 已存在；请换一个文件名，或先删除它。',
    en: '{file} exists already; choose another name or remove it first.',
  },
  cannotWrite: {
    zh: '无法写入 {file}（{reason}）；请检查目录是否存在、权限是否足够。',
    en: '{file} cannot be written ({reason}); check that its folder exists and may be written to.',
  },
  cannotRead: {
    zh: '无法读取 {file}（{reason}）；请检查文件名和权限。',
    en: '{file} cannot be read ({reason}); check its name and permissions.',
  },
  noSpace: {
    zh: '磁盘空间不足；请清理空间后重试。',
    en: 'The disk is full; free some space and try again.',
  },
  nothingHere: {
    zh: '{place} 中没有开讲的数据；请用 DATA_DIR 或 DATABASE_URL 指定要备份的数据所在。',
    en: 'There is no Rostrum installation in {place}; say with DATA_DIR or DATABASE_URL where it is.',
  },
  fileLost: {
    zh: '文件 {key} 已丢失或损坏；请从较早的备份中找回它，或用 npm run backup -- --skip-lost 跳过此类文件。',
    en: 'The stored file {key} is lost or damaged; bring it back from an earlier backup, or leave such files out with npm run backup -- --skip-lost.',
  },
  connectionLost: {
    zh: '与数据库的连接中断；请在数据库运行时重试。',
    en: 'The connection to the database was lost; try again while the database runs.',
  },
  busy: {
    zh: '数据库正忙：另一个备份或恢复正在进行，或者服务正在启动；请稍后重试。',
    en: 'The database is busy: another backup or restore is running, or a server is starting; try again later.',
  },

  notBackup: { zh: '{file} 不是开讲的备份。', en: '{file} is not a backup of Rostrum.' },
  damaged: {
    zh: '备份 {file} 已损坏或不完整（{place}），什么都没有恢复；请使用另一份备份。',
    en: 'The backup {file} is damaged or cut off (at {place}), so nothing was restored; use another copy.',
  },
  newerProduct: {
    zh: '该备份来自 {theirs} 版，当前的 {own} 版不认识它；请安装 {theirs} 版或更新的版本后再恢复。',
    en: 'The backup was made by version {theirs}, which this version {own} does not know; install {theirs} or newer and restore again.',
  },
  notEmpty: {
    zh: '目标中已有账号；恢复只能写入全新的安装，请用 DATA_DIR 或 DATABASE_URL 指定一个空的。',
    en: 'This installation has accounts already; a restore wants an empty one, so name it with DATA_DIR or DATABASE_URL.',
  },
  strangers: {
    zh: '目标数据库中有其他程序的表（{tables}）；请恢复到一个专用的空数据库。',
    en: 'The database holds tables of another program ({tables}); restore into a database of its own.',
  },
  targetNewer: {
    zh: '目标数据库中已有更新版本的表；请恢复到一个空的数据库。',
    en: 'The database already has the tables of a newer version; restore into an empty database.',
  },
});
