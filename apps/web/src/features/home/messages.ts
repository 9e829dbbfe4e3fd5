import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the home page. What starts with `title` or `headline` is set in the display font. */
export const homeMessages = defineMessages('home', {
  headline: { zh: '让你的课件', en: 'Give your slides' },
  headlineEnd: { zh: '开口说话', en: 'a voice' },
  about: {
    zh: '上传课件，数字人替你讲、替你答，并告诉你谁听懂了。',
    en: 'Drop in a deck. A digital human presents it, answers questions about it, and tells you who listened.',
  },
  start: { zh: '免费开始', en: 'Start free' },
  enter: { zh: '进入工作台', en: 'Open workspace' },
  seeHow: { zh: '看看怎么用', en: 'See how it works' },
  noKeys: { zh: '无需密钥', en: 'No keys' },
  noNetwork: { zh: '无需联网', en: 'No network' },
  noGpu: { zh: '无需显卡', en: 'No GPU' },

  stage: { zh: '示意图：数字人正在讲解一页课件', en: 'Illustration: an avatar presenting a slide' },
  titleSlide: { zh: '认识太阳系', en: 'The solar system' },
  slideText: { zh: '八大行星与它们的轨道', en: 'Eight planets and their orbits' },
  caption: { zh: '大家好，今天我们从水星讲起……', en: 'Hello everyone. We begin with Mercury…' },
  asker: { zh: '观众提问', en: 'Question' },
  question: { zh: '水星上有水吗？', en: 'Any water there?' },

  products: { zh: '能做什么', en: 'What it does' },
  tileTalk: { zh: '课件变讲解', en: 'Decks become talks' },
  tileTalkText: {
    zh: '上传 {types}，版面保留；PDF、Word 和文本先做成课件。每页都有讲稿，由数字人逐页讲解。',
    en: 'Upload a {types} and its layout stays; a PDF, Word file or text becomes a deck. Every page gets a script, and an avatar presents it.',
  },
  tileAvatar: { zh: '专属数字人', en: 'Your own avatar' },
  tileAvatarText: {
    zh: '一张照片生成，或自己画一位，口型与语音同步。',
    en: 'Made from a photo or drawn by you, with lips in sync.',
  },
  tileAnswers: { zh: '互动问答', en: 'Questions answered' },
  tileAnswersText: {
    zh: '讲到一半也能提问，答案只来自课件，并注明出自哪一页。',
    en: 'Viewers ask mid-talk; answers come only from the deck and name the page.',
  },
  tileBoard: { zh: '提问记录', en: 'What people ask' },
  tileBoardText: {
    zh: '观众问了什么、怎么答的、哪些课件未涉及，逐条列出。',
    en: 'Every question with its answer, and which ones the deck does not cover.',
  },

  titleHow: { zh: '三步，从课件到开讲', en: 'From deck to talk in three steps' },
  stepMaterial: { zh: '上传课件', en: 'Upload a deck' },
  stepMaterialText: {
    zh: '拖入一份课件，版面保留。备注就是讲稿；没有备注的页面，按画面内容写讲稿。',
    en: 'Drop a deck; its layout stays. Speaker notes become the script, and slides without notes get one from what they show.',
  },
  stepScript: { zh: '改讲稿，选数字人', en: 'Edit the script, choose the avatar' },
  stepScriptText: {
    zh: '讲稿逐页可改，边写边存。再选一位数字人和一个声音。',
    en: 'Edit the script of every page; it saves as you type. Then choose an avatar and a voice.',
  },
  stepShare: { zh: '生成讲解，分享出去', en: 'Create the talk and share it' },
  stepShareText: {
    zh: '数字人逐页讲解。观众凭链接和提取码打开，边听边问，无需注册。',
    en: 'The avatar presents page by page. Viewers open it with a link and a code, ask as they listen, and need no account.',
  },
  pictureNotes: { zh: '备注作为讲稿', en: 'Notes become the script' },
  pictureFile: { zh: '太阳系', en: 'Solar system' },
  picturePages: { zh: '页面', en: 'Pages' },
  picturePageOne: { zh: '太阳', en: 'The sun' },
  picturePageTwo: { zh: '内侧行星', en: 'Inner planets' },
  picturePageThree: { zh: '水星', en: 'Mercury' },
  picturePageFour: { zh: '外侧行星', en: 'Outer planets' },
  pictureScript: { zh: '讲稿', en: 'Script' },
  pictureWords: {
    zh: '水星离太阳最近，也是最小的行星。',
    en: 'Mercury is closest to the sun, and the smallest planet.',
  },
  pictureVoice: { zh: '声音', en: 'Voice' },
  pictureAnswer: {
    zh: '两极的阴影里有水冰。',
    en: 'There is ice in the shadows of its poles.',
  },
  pictureSource: { zh: '来自第 3 页', en: 'From page 3' },

  titleAvatars: { zh: '选一位现成讲师，或用你自己的形象', en: 'Pick an avatar, or make your own' },
  avatarsText: {
    zh: '二十位现成的数字人，插画或写实，都不是真人。你自己的形象，一张照片就能生成。',
    en: 'Twenty avatars, illustrated or realistic; none is a real person. One photo makes one of yourself.',
  },
  toAvatars: { zh: '做我的数字人', en: 'Make my avatar' },
  nameDawn: { zh: '晓讲', en: 'Dawn' },
  nameZhou: { zh: '周教授', en: 'Prof. Zhou' },
  nameLayla: { zh: '莱拉', en: 'Layla' },
  portraitDawn: {
    zh: '齐肩发、穿青绿西装的女士',
    en: 'A woman with shoulder-length hair in a teal jacket',
  },
  portraitZhou: { zh: '戴眼镜、鬓角花白的男教授', en: 'A professor with glasses and grey temples' },
  portraitLayla: { zh: '戴绿色头巾的女士', en: 'A woman in a green headscarf' },

  titleFor: { zh: '适合谁用', en: 'Who it is for' },
  teachers: { zh: '老师', en: 'Teachers' },
  teachersText: {
    zh: '把讲义变成能回看、能提问的讲解，课上的时间留给讨论。学生问过什么，课后一看便知。',
    en: 'Turn handouts into talks that students can replay and question, and keep class time for discussion. See afterwards what they asked.',
  },
  teachersLink: { zh: '做一份讲解', en: 'Make a talk' },
  companies: { zh: '企业', en: 'Companies' },
  companiesText: {
    zh: '培训、产品说明、制度宣讲，做一次，发个链接就能听。有效期、人数和提取码由你定。',
    en: 'Training, product tours, policies: make it once and share a link. You set how long, how many viewers and the code.',
  },
  companiesLink: { zh: '查看价格', en: 'See pricing' },
  developers: { zh: '开发者', en: 'Developers' },
  developersText: {
    zh: '每项功能都有接口，参数和错误码写在同一份 OpenAPI 文档里。数据库、对象存储和邮件都能换成你自己的服务。',
    en: 'Everything has an API, with parameters and error codes in one OpenAPI document. Database, object storage and email can be your own services.',
  },
  developersLink: { zh: '打开接口文档', en: 'Open the API reference' },

  titleQuestions: { zh: '常见问题', en: 'Frequently asked questions' },
  questionsText: {
    zh: '还有别的问题，请联系这台服务器的管理员。',
    en: 'Anything else? Ask the administrator of this server.',
  },
  askKeys: { zh: '没有密钥、不联网、没有显卡，能用吗？', en: 'Does it work without keys, network or a GPU?' },
  answerKeys: {
    zh: '能。读课件、写讲稿、回答提问、合成语音、数字人动画，都由内置引擎在这台服务器或你的浏览器里完成。',
    en: 'Yes. Built-in engines on this server or in your browser read decks, write scripts, answer, speak and move the avatar.',
  },
  askData: { zh: '我的资料存在哪里？', en: 'Where is my data stored?' },
  answerData: {
    zh: '在运行开讲的这台服务器的数据目录里，除非管理员另外配置了数据库或对象存储。',
    en: 'In the data folder of the server that runs Rostrum, unless the administrator has set up another database or object storage.',
  },
  toPrivacy: { zh: '读隐私政策', en: 'Read the privacy policy' },
  askDocuments: { zh: '可以用哪些文档？', en: 'Which documents can I use?' },
  answerDocuments: {
    zh: '做项目用 {documents}。文件库还收 {media}。单个文件最大 {usual}，SVIP 1 为 {largest}。',
    en: 'Projects take {documents}. Your files can also be {media}. Files can be up to {usual}, or {largest} with SVIP 1.',
  },
  askViewers: { zh: '谁能看到我的讲解？', en: 'Who can watch my talk?' },
  answerViewers: {
    zh: '分享之前只有你。分享之后，有链接和提取码的人能看；有效期和人数由你定，随时可以停用。',
    en: 'Only you, until you share it. Then anyone with the link and its extraction code; you set how long and how many, and can disable it at any time.',
  },
  askTruth: { zh: '数字人会不会乱答？', en: 'Will the avatar make things up?' },
  answerTruth: {
    zh: '内置引擎只从你的课件里找答案，并标出来自哪一页；课件里没有的，它会直说没有。',
    en: 'The built-in engine answers only from your deck and names the page. When the answer is not there, it says so.',
  },
  askPrice: { zh: '要花钱吗？', en: 'What does it cost?' },
  answerPrice: {
    zh: '新账号试用 {months} 个月，送 {credits} 积分。新建一个项目 {project} 积分。',
    en: 'New accounts get a {months}-month trial with {credits} credits. A project costs {project} credits.',
  },

  headlineClosing: { zh: '下一堂课，让它先开口', en: 'Let it open your next class' },
});
