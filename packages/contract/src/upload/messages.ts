import { defineMessages } from '../base/messages.ts';

/** Texts about uploads that the server sends. */
export const uploadMessages = defineMessages('upload', {
  tooLarge: {
    zh: '文件过大，最大支持 {max}。请压缩或拆分后重新上传',
    en: 'The file is too large: at most {max}. Make it smaller or split it, then upload it again.',
  },
  typeRefused: {
    zh: '不支持这种文件。支持：{types}。请换一个文件，或另存为其中一种',
    en: 'This kind of file is not supported. Supported: {types}. Choose another file, or save it as one of these.',
  },
  empty: {
    zh: '文件是空的（0 字节），可能没有下载或保存完整。请重新下载或保存，再上传',
    en: 'The file is empty (0 bytes): it was probably not downloaded or saved completely. Download or save it again, then upload it.',
  },
  oldFormat: {
    zh: '这是旧版 Office 文件（.ppt、.doc 等）。请用 PowerPoint、Word 或 WPS 打开，另存为 .pptx 或 .docx 后重新上传',
    en: 'This is an old Office file (.ppt, .doc and the like). Open it in PowerPoint or Word, save it as .pptx or .docx, and upload it again.',
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
  locked: {
    zh: '这个文件设有密码。请输入打开密码后继续',
    en: 'This file is protected by a password. Enter the password that opens it to continue.',
  },
  wrongPassword: {
    zh: '密码不对，文件未打开。请核对大小写后重新输入',
    en: 'The password is wrong, so the file was not opened. Check upper and lower case and enter it again.',
  },
  notUnlocked: {
    zh: '这个文件的加密方式无法打开，或文件已损坏。请在 PowerPoint 或 Word 中去掉密码后重新上传',
    en: 'This file is damaged or locked in a way that cannot be opened here. Remove the password in PowerPoint or Word and upload it again.',
  },
  linkExpired: { zh: '链接已失效，请刷新页面', en: 'This link has expired. Please reload the page.' },
});
