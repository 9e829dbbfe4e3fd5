import { defineMessages } from '@app/contract/base/messages.ts';

/** What the console says when the product cannot start. Each is one sentence: what is wrong and what to do. */
export const startMessages = defineMessages('start', {
  badSetting: {
    zh: '配置项 {name} 的值“{value}”不对：{rule}。',
    en: 'The setting {name} is "{value}", but it {rule}.',
  },
  missingSetting: {
    zh: '缺少配置项 {name}：{rule}。',
    en: 'The setting {name} is missing: it {rule}.',
  },
  folderUnusable: {
    zh: '无法使用数据目录 {folder}（{reason}）；请检查权限，或用 DATA_DIR 指定另一个目录。',
    en: 'The data folder {folder} cannot be used ({reason}); check its permissions or choose another one with DATA_DIR.',
  },
  folderLocked: {
    zh: '数据目录 {folder} 正被另一个进程使用（进程号 {pid}）；请先停止它，或用 DATA_DIR 指定另一个目录。',
    en: 'The data folder {folder} is in use by another process (pid {pid}); stop that one first or choose another folder with DATA_DIR.',
  },
  noSpace: {
    zh: '数据目录 {folder} 所在磁盘空间不足（剩余 {free}，至少需要 {needed}）；请清理空间后再启动。',
    en: 'The disk of the data folder {folder} is full ({free} left, {needed} needed); free some space and start again.',
  },
  portInUse: {
    zh: '端口 {port} 已被占用；请停止占用它的程序，或用 PORT 指定另一个端口。',
    en: 'Port {port} is already in use; stop the program that uses it or choose another one with PORT.',
  },
  portRefused: {
    zh: '无法监听端口 {port}（{reason}）；请用 PORT 指定另一个端口。',
    en: 'Cannot listen on port {port} ({reason}); choose another one with PORT.',
  },
  databaseFailed: {
    zh: '内置数据库无法启动：{reason}',
    en: 'The embedded database could not start: {reason}',
  },
  databaseMissing: {
    zh: '没有适用于 {platform} 的内置数据库；请用 DATABASE_URL 指定一个 PostgreSQL 15 或更新的版本。',
    en: 'There is no embedded database for {platform}; name a PostgreSQL 15 or newer with DATABASE_URL.',
  },
  databaseUnreachable: {
    zh: '连接不上 DATABASE_URL 指定的数据库（{reason}）；请检查地址、账号，以及数据库是否已启动。',
    en: 'The database named by DATABASE_URL cannot be reached ({reason}); check the address, the account and that it is running.',
  },
  databaseTooOld: {
    zh: 'DATABASE_URL 指定的 PostgreSQL 版本是 {version}；请换用 15 或更新的版本。',
    en: 'The PostgreSQL named by DATABASE_URL is version {version}; use 15 or newer.',
  },
  storageUnusable: {
    zh: '文件存储不可用：{reason}',
    en: 'The file storage cannot be used: {reason}',
  },
  incomplete: {
    zh: '程序不完整：{detail}',
    en: 'The program is incomplete: {detail}',
  },
});
