import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { UploadRow } from './tables.ts';

export const canEditUpload = (visitor: UserVisitor, upload: Pick<UploadRow, 'userId'>): boolean =>
  upload.userId === visitor.userId;
