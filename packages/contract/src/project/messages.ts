import { defineMessages } from '../base/messages.ts';
import { projectLimits } from './limits.ts';

/** Texts about projects that the server sends or both sides show. */
export const projectMessages = defineMessages('project', {
  /** Spec section 3: the title of a new project. */
  untitled: { zh: '未命名', en: 'Untitled' },
  copyOf: { zh: '{title} 副本', en: '{title} copy' },
  createFailed: {
    zh: '项目新建失败，请稍后重试',
    en: 'The project could not be created. Please try again in a moment.',
    specKey: 'preview-tip-7',
  },
  titleEmpty: { zh: '请填写项目标题', en: 'Please give the project a title' },
  titleTooLong: {
    zh: `项目标题最多 ${projectLimits.title.max} 个字`,
    en: `A project title can have at most ${projectLimits.title.max} characters`,
  },
  textTooLong: {
    zh: `文字最多 ${projectLimits.text.max} 个字，请精简，或改为上传文档`,
    en: `The text can have at most ${projectLimits.text.max} characters. Shorten it, or upload a document instead.`,
  },
  tooMany: {
    zh: '你的等级最多新建 {max} 个项目。请删除不用的项目，或升级',
    en: 'Your plan allows {max} projects. Delete one you no longer use, or upgrade.',
  },
  tooManyTemplates: {
    zh: '最多保存 {max} 个模板。请先删除不用的模板',
    en: 'You can keep {max} templates. Delete one you no longer use first.',
  },
  materialsMissing: {
    zh: '还没有资料。请先上传文档或输入文字，再生成大纲',
    en: 'There is no material yet. Upload a document or enter text, then generate the outline.',
  },
  outlineMissing: {
    zh: '还没有大纲。请先生成大纲，再生成页面',
    en: 'There is no outline yet. Generate it first, then make the pages.',
  },
  isTemplate: {
    zh: '这是保存的模板，只能查看、改名和删除。要编辑、讲解或分享，请先用它新建项目',
    en: 'This is a saved template: it can be viewed, renamed and deleted. To edit, present or share it, create a project from it first.',
  },
  onlyDecks: {
    zh: '这是 {kind} 文件。直接生成页面只支持课件文件（{types}），请换一个文件，或先生成大纲',
    en: 'This is a {kind} file. Only a deck ({types}) can become pages directly: choose one, or generate an outline first.',
  },
  onlyDocuments: {
    zh: '项目的资料只能是文档（{types}），请换一个文件',
    en: 'The material of a project must be a document ({types}). Choose another file.',
  },
  busy: {
    zh: '项目正在生成，请等待完成后再操作',
    en: 'The project is being generated. Wait until it is done, then try again.',
  },
  outlineFailed: {
    zh: '大纲生成失败。资料都在，请重试',
    en: 'The outline could not be generated. Your material is safe; please try again.',
  },
  broadcastFailed: {
    zh: '有 {count} 页讲解生成失败，请在这些页面上重试',
    en: '{count} {count:page|pages} could not be generated. Try again on those pages.',
  },
});
