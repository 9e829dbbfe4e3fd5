import type { User } from '@app/contract/user/schema.ts';

/** Somebody with an account, as the web knows them. */
export const somebody: User = {
  id: '0198a0c0-0000-7000-8000-000000000001',
  mailbox: 'a@b.cn',
  nickname: 'A',
  type: 'ordinary',
  level: null,
  permissionLevel: 0,
  isFirst: false,
  picture: null,
  language: null,
  theme: null,
  assistantLocation: null,
  createdAt: new Date('2026-11-01T08:00:00Z'),
};

/** The same user as the server sends them. */
export const somebodySent = { ...somebody, createdAt: somebody.createdAt.toISOString() };
