import { defineMessages, type Message } from '@app/contract/base/messages.ts';

/** What a screen says whose feature is not built: that it is not, what works instead, and the way there. */
export type PendingTexts = {
  readonly title: Message;
  readonly text: Message;
  readonly action: { readonly label: Message; readonly to: string };
};

const messages = defineMessages('pending', {
  toProject: { zh: '进入我的项目', en: 'Go to my projects' },
  titleMultipleAvatars: { zh: '还不能多人同台', en: 'Avatars cannot share a stage yet' },
  multipleAvatars: {
    zh: '一份讲解由一位数字人完成，每个项目可以各选一位。',
    en: 'One avatar gives a talk. Each project can have its own.',
  },
  titleReport: { zh: '还不能生成统计报告', en: 'Reports are not available yet' },
  report: {
    zh: '观众问过什么、数字人怎么答的，可以在统计里逐条查看。',
    en: 'Every question and its answer is listed under Statistics.',
  },
  toQuestions: { zh: '查看观众提问', en: 'See viewer questions' },
  titleStudent: { zh: '班级功能尚未开放', en: 'Classes are not available yet' },
  student: {
    zh: '你可以和其他账号一样制作讲解，再用链接和提取码分享。',
    en: 'You can make talks like any other account, and share them with a link and a code.',
  },
  titleAvatarSdk: { zh: '还没有网页 SDK', en: 'The web SDK is not available yet' },
  avatarSdk: {
    zh: '已有的功能都能通过接口调用，应答格式、错误码和每个字段都在接口文档里。',
    en: 'Everything that works can be called through the API; formats, error codes and fields are in the reference.',
  },
  toApiDocs: { zh: '打开接口文档', en: 'Open the API reference' },
  titleShareAvatar: { zh: '还不能分享数字人', en: 'Avatars cannot be shared yet' },
  shareAvatar: {
    zh: '讲解可以分享：如果有人给了你讲解的链接和提取码，请打开那个链接。',
    en: 'Talks can be shared: if someone gave you the link and code of a talk, open that link.',
  },
  toHome: { zh: '去首页听示例', en: 'Hear a sample on the home page' },
});

const to = (label: Message, path: string) => ({ label, to: path });
const projects = to(messages.toProject, '/project');

/** The screens that wait for their feature. */
export const pendingTexts = {
  multipleAvatars: { title: messages.titleMultipleAvatars, text: messages.multipleAvatars, action: projects },
  report: {
    title: messages.titleReport,
    text: messages.report,
    action: to(messages.toQuestions, '/record'),
  },
  student: { title: messages.titleStudent, text: messages.student, action: projects },
  avatarSdk: {
    title: messages.titleAvatarSdk,
    text: messages.avatarSdk,
    action: to(messages.toApiDocs, '/api-docs'),
  },
  shareAvatar: {
    title: messages.titleShareAvatar,
    text: messages.shareAvatar,
    action: to(messages.toHome, '/'),
  },
} as const satisfies Record<string, PendingTexts>;

/** The names of these screens: the screen table knows only these, so that the texts load with the screen. */
export type PendingName = keyof typeof pendingTexts;
