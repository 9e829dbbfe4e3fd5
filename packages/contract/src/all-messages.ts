import { adminMessages, auditMessages } from './admin/messages.ts';
import { avatarMessages } from './avatar/messages.ts';
import { commonMessages, ruleMessages, typeMessages } from './base/common-messages.ts';
import { fieldMessages } from './base/field-messages.ts';
import { broadcastMessages } from './broadcast/messages.ts';
import { clientMessages } from './client/messages.ts';
import { conversationMessages } from './conversation/messages.ts';
import { corporateMessages } from './corporate/messages.ts';
import { couponMessages } from './coupon/messages.ts';
import { coursewareMessages } from './courseware/messages.ts';
import { creditMessages } from './credit/messages.ts';
import { reasonMessages } from './credit/states/reason-messages.ts';
import { rewardMessages } from './credit/states/reward-messages.ts';
import { usageMessages } from './credit/states/usage-messages.ts';
import { dictionaryMessages } from './dictionary/messages.ts';
import { documentMessages } from './document/messages.ts';
import { engineMessages } from './engine/messages.ts';
import { factorMessages } from './factor/messages.ts';
import { goodsMessages } from './goods/messages.ts';
import { helperMessages } from './helper/messages.ts';
import { workMessages } from './helper/states/work-messages.ts';
import { paperMessages } from './invoice/states/paper-messages.ts';
import { moneyMessages } from './money/messages.ts';
import { transferMessages } from './transfer/messages.ts';
import { inviteMessages } from './invite/messages.ts';
import { invoiceMessages } from './invoice/messages.ts';
import { llmMessages } from './llm/messages.ts';
import { mailMessages } from './mail/messages.ts';
import { orderMessages } from './order/messages.ts';
import { exportMessages } from './export/messages.ts';
import { graphMessages } from './graph/messages.ts';
import { orderLetterMessages } from './order/states/letter-messages.ts';
import { outlineMessages } from './outline/messages.ts';
import { photoMessages } from './photo/messages.ts';
import { projectMessages } from './project/messages.ts';
import { pushMessages } from './push/messages.ts';
import { questionMessages } from './question/messages.ts';
import { renderMessages } from './render/messages.ts';
import { scriptMessages } from './script/messages.ts';
import { sessionMessages } from './session/messages.ts';
import { shareMessages } from './share/messages.ts';
import { emotionMessages } from './speech/states/emotion-messages.ts';
import { speechMessages } from './speech/messages.ts';
import { storageMessages } from './storage/messages.ts';
import { subscriptionMessages } from './subscription/messages.ts';
import { taskMessages } from './task/messages.ts';
import { ttsMessages } from './tts/messages.ts';
import { uploadMessages } from './upload/messages.ts';
import { userMessages } from './user/messages.ts';
import { voiceMessages } from './voice/messages.ts';

export { allMessages, messageByKey, messageBySpecKey } from './base/messages.ts';

/** The texts of every area. Who looks a text up by its key imports this file, so that all of them are loaded. */
export const messageTables = {
  adminMessages,
  auditMessages,
  avatarMessages,
  broadcastMessages,
  commonMessages,
  ruleMessages,
  typeMessages,
  fieldMessages,
  clientMessages,
  conversationMessages,
  corporateMessages,
  couponMessages,
  coursewareMessages,
  creditMessages,
  reasonMessages,
  rewardMessages,
  usageMessages,
  documentMessages,
  engineMessages,
  factorMessages,
  goodsMessages,
  helperMessages,
  workMessages,
  inviteMessages,
  paperMessages,
  moneyMessages,
  transferMessages,
  invoiceMessages,
  llmMessages,
  mailMessages,
  orderMessages,
  orderLetterMessages,
  outlineMessages,
  exportMessages,
  graphMessages,
  photoMessages,
  projectMessages,
  pushMessages,
  questionMessages,
  renderMessages,
  scriptMessages,
  sessionMessages,
  shareMessages,
  dictionaryMessages,
  emotionMessages,
  speechMessages,
  storageMessages,
  subscriptionMessages,
  taskMessages,
  ttsMessages,
  uploadMessages,
  userMessages,
  voiceMessages,
};
