import { defineMessages } from '../base/messages.ts';

/** Texts about uploads that the server sends. */
export const uploadMessages = defineMessages('upload', {
  tooLarge: {
    zh: '文件过大，最大支持 {max}。请压缩或拆分后重新上传',
    en: 'The file is too large: at most {max}. Make it smaller or split it, then upload it again.',
  },
  typeRefused: {
    zh: '不支持这种文件。支持：{types}。有密码的文件请先去掉密码，.doc 和 .ppt 请另存为新格式',
    en: 'This kind of file is not supported. Supported: {types}. Remove the password of a protected file; save .doc and .ppt in the newer format.',
  },
  missing: { zh: '请选择要上传的文件', en: 'Please choose a file to upload' },
  oneFile: { zh: '一次只能上传一个文件', en: 'Only one file can be uploaded at a time' },
  mixedKinds: {
    zh: '视频、图片和音频不能混在一次上传中，请分开上传',
    en: 'Videos, pictures and audio cannot be mixed in one upload. Please upload them separately.',
  },
  nameEmpty: { zh: '请填写文件名称', en: 'Please give the file a name' },
  nameTooLong: { zh: '文件名称最多 255 个字', en: 'A file name can have at most 255 characters' },
  incomplete: {
    zh: '上传中断，文件未保存，请重新上传',
    en: 'The upload was interrupted and nothing was saved. Please upload the file again.',
  },
  outOfOrder: {
    zh: '这一段与已收到的内容接不上，请从第 {received} 字节继续',
    en: 'This part does not follow what was received. Continue at byte {received}.',
  },
  linkExpired: { zh: '链接已失效，请刷新页面', en: 'This link has expired. Please reload the page.' },
});
