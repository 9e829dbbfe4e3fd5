import { defineMessages, type Message } from '@app/contract/base/messages.ts';

/** What a screen without anything says: a title, a sentence, and a way on that exists. */
export type EmptyTexts = {
  readonly title: Message;
  readonly text: Message;
  readonly action?: { readonly label: Message; readonly to: string };
};

const messages = defineMessages('empty', {
  toFiles: { zh: '打开文件库', en: 'Open my files' },
  toProject: { zh: '回到我的项目', en: 'Back to my projects' },
  titleAvatars: { zh: '还没有数字人', en: 'No avatars yet' },
  avatars: {
    zh: '一张照片、一段声音，就是你的数字分身。它们会排在这里，随时可以讲解和答疑。',
    en: 'A photo and a voice make your digital double. Yours will stand here, ready to present and to answer.',
  },
  titleAvatarEdit: { zh: '没有正在编辑的数字人', en: 'No avatar is being edited' },
  avatarEdit: {
    zh: '形象、风格、声音、知识、题库五步，都从“数字人”里的一位开始。',
    en: 'Picture, style, voice, knowledge and questions: the five steps begin with one of your avatars.',
  },
  toAvatars: { zh: '回到数字人', en: 'Back to avatars' },
  titleMultipleAvatars: { zh: '台上还没有人', en: 'Nobody is on stage yet' },
  multipleAvatars: {
    zh: '请两到六位数字人同台，谁被问到谁来答。先要有两位数字人。',
    en: 'Two to six avatars share a stage, and whoever is asked answers. It takes two avatars to begin.',
  },
  titleMultimedia: { zh: '还没有图片、视频和音频', en: 'No pictures, videos or audio yet' },
  multimedia: {
    zh: '放进文件库的图片、视频和音频会按类别出现在这里，供画布使用。',
    en: 'Pictures, videos and audio among your files will be sorted here for use on the canvas.',
  },
  titleStatistics: { zh: '还没有观众', en: 'No viewers yet' },
  statistics: {
    zh: '分享一个项目之后，谁看了、问了什么、停在哪一页，都会在这里看到。',
    en: 'Once you share a project you will see here who watched, what they asked and where they stopped.',
  },
  titleBilling: { zh: '还没有订单', en: 'No orders yet' },
  billing: {
    zh: '订单、次数、优惠券和发票会列在这里。各级权益可以先看看。',
    en: 'Orders, quantities, coupons and invoices will be listed here. You can compare the levels already.',
  },
  toRights: { zh: '查看权益', en: 'Compare the levels' },
  titleUpgrade: { zh: '选择适合你的套餐', en: 'Choose a package that fits' },
  upgrade: {
    zh: '套餐与积分包的价格都列在价格页，可以先按自己的用量算一算。',
    en: 'The prices of packages and credits are on the pricing page, with a calculator for your own use.',
  },
  toPricing: { zh: '查看价格', en: 'See the prices' },
  titleCreditUsage: { zh: '还没有积分记录', en: 'No credits used yet' },
  creditUsage: {
    zh: '每一笔积分的来去都会记在这里，可以按时间和类型查看、导出。',
    en: 'Every credit earned or spent will be noted here, by time and kind, ready to export.',
  },
  titleStudentAvatar: { zh: '班级还没有数字人', en: 'The class has no avatar yet' },
  studentAvatar: {
    zh: '老师把数字人分享给班级后，你可以在这里向它提问。',
    en: 'When your teacher shares an avatar with the class, you can ask it here.',
  },
  titleStudentFiles: { zh: '班级还没有资料', en: 'The class has no materials yet' },
  studentFiles: {
    zh: '老师分享的课件和文档会出现在这里。',
    en: 'Decks and documents that your teacher shares will be here.',
  },
  titleStudentWork: { zh: '还没有作品', en: 'No work yet' },
  studentWork: {
    zh: '你完成并提交的项目会出现在这里。',
    en: 'Projects that you finish and hand in will be here.',
  },
  titleAvatarSdk: { zh: '用接口接入', en: 'Connect through the API' },
  avatarSdk: {
    zh: '所有功能都有公开的接口，应答格式、错误码和每个字段都写在接口文档里。',
    en: 'Everything here has a public API. Its envelope, its error codes and every field are described in the reference.',
  },
  toApiDocs: { zh: '打开接口文档', en: 'Open the API reference' },
  titleShareAvatar: { zh: '没有找到这个分享', en: 'This share was not found' },
  shareAvatar: {
    zh: '链接可能已失效或被分享者关闭，请向分享者要一个新的链接。',
    en: 'The link may have expired or been closed. Ask the person who shared it for a new one.',
  },
  toHome: { zh: '了解开讲', en: 'About Rostrum' },
});

const to = (label: Message, path: string) => ({ label, to: path });

/** The empty screens, until their feature fills them. */
export const emptyTexts = {
  avatars: { title: messages.titleAvatars, text: messages.avatars },
  avatarEdit: {
    title: messages.titleAvatarEdit,
    text: messages.avatarEdit,
    action: to(messages.toAvatars, '/avatars'),
  },
  multipleAvatars: {
    title: messages.titleMultipleAvatars,
    text: messages.multipleAvatars,
    action: to(messages.toAvatars, '/avatars'),
  },
  multimedia: {
    title: messages.titleMultimedia,
    text: messages.multimedia,
    action: to(messages.toFiles, '/upload'),
  },
  statistics: {
    title: messages.titleStatistics,
    text: messages.statistics,
    action: to(messages.toProject, '/project'),
  },
  billing: {
    title: messages.titleBilling,
    text: messages.billing,
    action: to(messages.toRights, '/rights-details'),
  },
  upgrade: {
    title: messages.titleUpgrade,
    text: messages.upgrade,
    action: to(messages.toPricing, '/pricing'),
  },
  creditUsage: { title: messages.titleCreditUsage, text: messages.creditUsage },
  studentAvatar: { title: messages.titleStudentAvatar, text: messages.studentAvatar },
  studentFiles: { title: messages.titleStudentFiles, text: messages.studentFiles },
  studentWork: { title: messages.titleStudentWork, text: messages.studentWork },
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
} as const satisfies Record<string, EmptyTexts>;

/** The names of the empty screens: the screen table knows only these, so that the texts load with the screen. */
export type EmptyName = keyof typeof emptyTexts;
