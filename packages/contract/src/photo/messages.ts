import { defineMessages } from '../base/messages.ts';
import { photoLimits } from './limits.ts';

const { person, waiting } = photoLimits;
const hours = waiting.keptMs / (60 * 60 * 1000);

/** Texts about avatars that are made from photos. */
export const photoMessages = defineMessages('photo', {
  /** What is agreed to for one's own face; other words are another version (states/consent.ts). */
  consentSelf: {
    zh: '照片里是我本人。我同意用它制作会说话的数字人，并用在我的讲解里。',
    en: 'The photo shows me. I agree that a talking avatar is made from it and used in my talks.',
  },
  consentOther: {
    zh: '照片里是 {person}，并且对方已同意我用它制作会说话的数字人，用在我的讲解里。',
    en: 'The photo shows {person}, who has agreed that I make a talking avatar from it and use it in my talks.',
  },
  consentMissing: {
    zh: '使用照片前，请确认照片里是谁，并同意制作数字人',
    en: 'Before the photo can be used, say who it shows and agree that an avatar is made from it.',
  },
  personEmpty: { zh: '请填写照片里的人的姓名', en: 'Please enter the name of the person in the photo' },
  personTooLong: {
    zh: `姓名最多 ${person.max} 个字`,
    en: `The name can have at most ${person.max} characters`,
  },
  missing: {
    zh: `这张照片已不在了：未使用的照片保留 ${hours} 小时。请重新上传`,
    en: `This photo is no longer here: one that is not used is kept for ${hours} hours. Upload it again.`,
  },
  cropOutside: {
    zh: '裁剪框超出了照片，请重新裁剪',
    en: 'The crop lies outside of the photo. Crop it again.',
  },
  tooOften: {
    zh: '操作太频繁，请 {wait} 秒后再试',
    en: 'Too many photos in a short time. Try again in {wait} seconds.',
  },
  outOfOrder: {
    zh: '现在还不能进行这一步。请刷新页面，从当前步骤继续',
    en: 'This step is not possible now. Reload the page and continue from where the avatar stands.',
  },
  noPhoto: { zh: '请先上传照片', en: 'Upload a photo first.' },
  styleUnknown: {
    zh: '没有这种风格的图片。请从已生成的风格图里选择',
    en: 'There is no image in this style. Choose one of the style images.',
  },
  notFromPhoto: {
    zh: '这位数字人不是用照片制作的，不能换照片。可以新建一位',
    en: 'This avatar was not made from a photo, so it cannot be given another one. Create a new one instead.',
  },
  copied: {
    zh: '这位数字人有副本还在用现在的形象，所以不能再换。请先删除副本，或新建一位数字人',
    en: "A copy still uses this look, so it can't be changed. Delete the copy first, or create a new avatar.",
  },
  /** What owners of avatars read of an image service; its own words are for the administrator. */
  stylesRefused: {
    zh: '图像服务没有接受这张照片，没有扣除次数。请换一张照片，或联系管理员',
    en: 'The image service did not accept this photo, and no uses were charged. Use another photo, or ask the administrator.',
  },
  stylesUnavailable: {
    zh: '图像服务暂时不可用，没有扣除次数。请稍后重试，或联系管理员',
    en: 'The image service is not available now, and no uses were charged. Try again later, or ask the administrator.',
  },
  engineUnreachable: {
    zh: '无法连接生成风格图的服务 {engine}（{reason}）。请稍后重试，或联系管理员',
    en: 'The service {engine} that makes style images cannot be reached ({reason}). Try again later, or ask the administrator.',
  },
  engineSlow: {
    zh: '生成风格图的服务 {engine} 在 {seconds} 秒内没有完成。请稍后重试，或联系管理员调大 LOOK_SECONDS',
    en: 'The service {engine} that makes style images did not answer within {seconds} seconds. Try again later, or ask the administrator to raise LOOK_SECONDS.',
  },
  engineFailed: {
    zh: '生成风格图的服务 {engine} 出错（{reason}）。请稍后重试',
    en: 'The service {engine} that makes style images failed ({reason}). Try again later.',
  },
  engineRefused: {
    zh: '生成风格图的服务 {engine} 拒绝了请求（{reason}）。请换一张照片，或请管理员检查 LOOK_URL、LOOK_MODEL 和 LOOK_KEY',
    en: 'The service {engine} that makes style images refused the request ({reason}). Use another photo, or ask the administrator to check LOOK_URL, LOOK_MODEL and LOOK_KEY.',
  },
  engineGarbage: {
    zh: '生成风格图的服务 {engine} 返回的不是图片（{reason}）。请重试，或请管理员换一个模型',
    en: 'The service {engine} that makes style images did not answer with a picture ({reason}). Try again, or ask the administrator to use another model.',
  },
  stylesFailed: {
    zh: '风格图生成失败，没有扣除次数；为这位数字人预留的积分还在。请重试，或换一张照片',
    en: 'The style images could not be generated, and no uses were charged; the credits for this avatar stay reserved. Try again, or use another photo.',
  },
  stylesCancelled: {
    zh: '已取消生成风格图，没有扣除次数。为这位数字人预留的积分还在：可以继续，删除它就会退回',
    en: 'Generating the style images was cancelled, and no uses were charged. The credits for this avatar stay reserved: continue, or delete it to have them refunded.',
  },
  lookFailed: {
    zh: '形象生成失败，积分已退回。请重试，或换一张照片',
    en: 'The look could not be generated, and the credits were refunded. Try again, or use another photo.',
  },
  lookCancelled: {
    zh: '已取消生成形象，积分已退回。重试时会重新扣除',
    en: 'Generating the look was cancelled, and the credits were refunded. Trying again charges them again.',
  },
  /** Where there is a look from before, which was paid for. */
  lookKept: {
    zh: '新形象生成失败，原来的形象保持不变。请重试，或换一张照片',
    en: 'The new look could not be generated, and the old one stays. Try again, or use another photo.',
  },
  lookKeptCancelled: {
    zh: '已取消生成新形象，原来的形象保持不变',
    en: 'Generating the new look was cancelled, and the old one stays.',
  },
});
