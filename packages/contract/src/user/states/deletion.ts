/** What an account leaves behind when it is deleted, as the person is told beforehand. */
export const deletionKinds = [
  'projects',
  'avatars',
  'likenesses',
  'voices',
  'shares',
  'files',
  'storage-bytes',
  'tasks',
  'mails',
  'sessions',
  'ledger-entries',
  'orders',
] as const;
export type DeletionKind = (typeof deletionKinds)[number];
