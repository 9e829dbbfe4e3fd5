import { defineMessages } from '../base/messages.ts';
import { megabyte } from '../storage/limits.ts';
import { avatarLimits } from './limits.ts';

const { name, persona, greetings, photo, portrait } = avatarLimits;
const photoMegabytes = photo.maxBytes / megabyte;

/** Texts about avatars that the server sends or both sides show. */
export const avatarMessages = defineMessages('avatar', {
  notChosen: {
    zh: '还没有选择数字人，讲稿未保存。请先选择数字人，再保存讲稿',
    en: 'No avatar is chosen, so the script was not saved. Choose an avatar, then save again.',
    specKey: 'avatar-tip-3',
  },
  noSpeaker: {
    zh: '还没有选择数字人，无法生成讲解。请先为项目选择数字人，再生成讲解',
    en: 'No avatar is chosen, so the talk cannot be created. Choose an avatar for the project, then try again.',
  },
  nameEmpty: { zh: '请给数字人起个名字', en: 'Please give the avatar a name' },
  nameTooLong: {
    zh: `数字人的名字最多 ${name.max} 个字`,
    en: `An avatar’s name can have at most ${name.max} characters`,
  },
  personaTooLong: {
    zh: `人设最多 ${persona.max} 个字，请精简后再保存`,
    en: `The persona can have at most ${persona.max} characters. Shorten it and save again.`,
  },
  greetingsTooLong: {
    zh: `开场白最多 ${greetings.max} 个字，请精简后再保存`,
    en: `The greeting can have at most ${greetings.max} characters. Shorten it and save again.`,
  },
  copyOf: { zh: '{name} 副本', en: '{name} copy' },
  notDrawn: {
    zh: '这位数字人不是画出来的，外貌不能修改。可以新建一位',
    en: 'This avatar was not drawn, so its looks cannot be changed. Create a new one instead.',
  },
  tooMany: {
    zh: '你的等级最多创建 {max} 位数字人。请删除不用的，或升级',
    en: 'Your plan allows {max} avatars. Delete one you no longer use, or upgrade.',
  },
  photoType: {
    zh: '照片需为 PNG 或 JPG 格式，请换一张',
    en: 'The photo must be a PNG or JPG. Choose another one.',
  },
  photoTooLarge: {
    zh: `照片不能超过 ${photoMegabytes} MB，请压缩后重新上传`,
    en: `The photo must not exceed ${photoMegabytes} MB. Make it smaller and upload it again.`,
  },
  portraitSmall: {
    zh: `照片只有 {width}×{height}，成像可能不清晰。建议使用 ${portrait.width}×${portrait.height} 或更大的人像`,
    en: `The photo has {width}×{height} pixels and may look blurred. ${portrait.width}×${portrait.height} or more works best.`,
  },
  photoNoFace: {
    zh: '没有找到正面人脸。请换一张正对镜头、面部无遮挡的照片',
    en: 'No face could be found. Use a photo that looks straight into the camera with nothing covering the face.',
  },
  photoManyFaces: {
    zh: '照片里有多张人脸。请换一张单人照片',
    en: 'There is more than one face in the photo. Use a photo of one person.',
  },
  photoNotFrontal: {
    zh: '面部转得太多。请换一张正对镜头的照片',
    en: 'The face is turned too far. Use a photo that looks straight into the camera.',
  },
  photoBlurry: { zh: '照片太模糊。请换一张清晰的照片', en: 'The photo is blurred. Use a sharp one.' },
  photoTooDark: {
    zh: '照片太暗。请在光线充足的地方重拍一张',
    en: 'The photo is too dark. Take another one in better light.',
  },
  photoTooBright: {
    zh: '照片过曝。请避开强光重拍一张',
    en: 'The photo is overexposed. Take another one away from strong light.',
  },
  photoFaceTooSmall: {
    zh: '人脸在照片里太小。请靠近一些再拍，或换一张更大的照片',
    en: 'The face is too small in the photo. Come closer to the camera, or use a larger photo.',
  },
  photoTooSmall: {
    zh: `照片的像素太少。请上传原图，建议 ${portrait.width}×${portrait.height} 或更大`,
    en: `The photo has too few pixels. Upload the original, best with ${portrait.width}×${portrait.height} or more.`,
  },
  photoEyesClosed: {
    zh: '照片里眼睛是闭着的。请换一张睁眼的照片',
    en: 'The eyes are closed in the photo. Use one with open eyes.',
  },
  photoUnreadable: {
    zh: '这张照片打不开。请换一张 PNG 或 JPG 照片，或重新导出后再上传',
    en: 'This photo cannot be opened. Use another PNG or JPG, or export it again and upload it.',
  },
  photoCutOff: {
    zh: '脸没有完整地在照片里。请换一张露出整张脸的照片，或把裁剪框放大',
    en: 'Part of the face is outside the photo. Use one that shows the whole face, or make the crop larger.',
  },
  photoNotAPhoto: {
    zh: '这看起来不是真人照片。请上传真人照片；想要画出来的形象，可以选“画一位”',
    en: 'This does not look like a photo of a person. Upload one, or choose “Draw one” instead.',
  },
  photoSoft: {
    zh: '照片不够清晰，可以使用，换一张更清晰的效果会更好',
    en: 'The photo is a little soft. It can be used; a sharper one will look better.',
  },
  photoFaceSmall: {
    zh: '人脸在照片里偏小，可以使用，靠近一些拍的照片会更清晰',
    en: 'The face is rather small. The photo can be used; one taken from closer will look sharper.',
  },
  photoHeadCutOff: {
    zh: '头顶被裁掉了一些，可以使用，露出整个头部的照片会更好看',
    en: 'The top of the head is cut off. The photo can be used; one that shows the whole head will look better.',
  },
  notReady: {
    zh: '数字人还没有生成好，请稍后再用',
    en: 'This avatar is not ready yet. Please wait until it has been generated.',
  },
  busy: {
    zh: '这个数字人正在生成，请等待完成后再修改',
    en: 'This avatar is being generated. Wait until it is done, then change it.',
  },
  forbidden: {
    zh: '这个数字人已被停用。如有疑问，请联系管理员',
    en: 'This avatar was disabled. If you have questions, ask the administrator.',
  },
  resting: {
    zh: '暂时无法回答提问，请联系分享者',
    en: 'Questions cannot be answered right now. Please contact the person who shared this.',
  },
});
