import { adminErrors } from './admin/errors.ts';
import { avatarErrors } from './avatar/errors.ts';
import { commonErrors } from './base/common-errors.ts';
import { conversationErrors } from './conversation/errors.ts';
import { corporateErrors } from './corporate/errors.ts';
import { couponErrors } from './coupon/errors.ts';
import { coursewareErrors } from './courseware/errors.ts';
import { creditErrors } from './credit/errors.ts';
import { dictionaryErrors } from './dictionary/errors.ts';
import { documentErrors } from './document/errors.ts';
import { exportErrors } from './export/errors.ts';
import { factorErrors } from './factor/errors.ts';
import { goodsErrors } from './goods/errors.ts';
import { helperErrors } from './helper/errors.ts';
import { inviteErrors } from './invite/errors.ts';
import { invoiceErrors } from './invoice/errors.ts';
import { transferErrors } from './transfer/errors.ts';
import { orderErrors } from './order/errors.ts';
import { outlineErrors } from './outline/errors.ts';
import { photoErrors } from './photo/errors.ts';
import { projectErrors } from './project/errors.ts';
import { pushErrors } from './push/errors.ts';
import { questionErrors } from './question/errors.ts';
import { renderErrors } from './render/errors.ts';
import { scriptErrors } from './script/errors.ts';
import { sessionErrors } from './session/errors.ts';
import { shareErrors } from './share/errors.ts';
import { speechErrors } from './speech/errors.ts';
import { storageErrors } from './storage/errors.ts';
import { taskErrors } from './task/errors.ts';
import { uploadErrors } from './upload/errors.ts';
import { userErrors } from './user/errors.ts';
import { voiceErrors } from './voice/errors.ts';

export { allErrors, errorByCode } from './base/errors.ts';

/** The errors of every area. Who looks an error up by its code imports this file, so that all of them are loaded. */
export const errorTables = {
  adminErrors,
  avatarErrors,
  commonErrors,
  conversationErrors,
  corporateErrors,
  couponErrors,
  coursewareErrors,
  creditErrors,
  dictionaryErrors,
  documentErrors,
  exportErrors,
  factorErrors,
  goodsErrors,
  helperErrors,
  inviteErrors,
  invoiceErrors,
  orderErrors,
  transferErrors,
  outlineErrors,
  photoErrors,
  projectErrors,
  pushErrors,
  questionErrors,
  renderErrors,
  scriptErrors,
  sessionErrors,
  shareErrors,
  speechErrors,
  storageErrors,
  taskErrors,
  uploadErrors,
  userErrors,
  voiceErrors,
};
