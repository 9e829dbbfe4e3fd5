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
  enter: { zh: '进入工作台', en: 'Open my desk' },
  seeHow: { zh: '看看怎么用', en: 'See how it works' },
  noKeys: { zh: '无需密钥', en: 'No keys' },
  noNetwork: { zh: '无需联网', en: 'No network' },
  noGpu: { zh: '无需显卡', en: 'No GPU' },

  stage: { zh: '示意图：数字人正在讲解一页课件', en: 'Picture: a digital human presenting a slide' },
  titleSlide: { zh: '认识太阳系', en: 'The solar system' },
  slideText: { zh: '八大行星与它们的轨道', en: 'Eight planets and their orbits' },
  caption: { zh: '大家好，今天我们从水星讲起……', en: 'Hello everyone. We begin with Mercury…' },
  asker: { zh: '听众提问', en: 'Question' },
  question: { zh: '水星上有水吗？', en: 'Any water there?' },

  products: { zh: '能做什么', en: 'What it does' },
  tileTalk: { zh: '课件变讲解', en: 'Decks become talks' },
  tileTalkText: {
    zh: '{types} 都能变成带讲稿的画布，由数字人逐页播报。',
    en: 'From {types} to a canvas with a script on every page, spoken by an avatar.',
  },
  tileAvatar: { zh: '专属数字人', en: 'An avatar of your own' },
  tileAvatarText: {
    zh: '一张照片定形象，约 {seconds} 秒录音定声音。',
    en: 'A photo gives it a look, about {seconds} seconds of reading give it a voice.',
  },
  tileAnswers: { zh: '互动问答', en: 'Questions answered' },
  tileAnswersText: {
    zh: '接上知识库和题库，讲到一半也能提问，答案注明出处。',
    en: 'With a knowledge base and a question bank it answers mid-talk and names its source.',
  },
  tileBoard: { zh: '数据看板', en: 'A board of numbers' },
  tileBoardText: {
    zh: '观看、互动、收藏、点赞，以及问得最多的 {count} 个问题。',
    en: 'Views, interactions, collections, likes, and the {count} questions asked most.',
  },

  titleHow: { zh: '三步，从课件到开讲', en: 'From deck to talk in three steps' },
  stepMaterial: { zh: '放进资料', en: 'Put in your material' },
  stepMaterialText: {
    zh: '拖入文档或贴上文字，选好场景和页数。pptx 也可以保留原版面。',
    en: 'Drop a document or paste a text, choose the scene and the length. A pptx can keep its own layout.',
  },
  stepScript: { zh: '改大纲，改讲稿', en: 'Shape the outline and the script' },
  stepScriptText: {
    zh: '大纲先给你看，满意了再生成画布和讲稿。停顿、多音字、语速都能调。',
    en: 'You see the outline first; canvas and script follow when you like it. Pauses, readings and pace are yours to set.',
  },
  stepShare: { zh: '确认播报，分享出去', en: 'Confirm and share' },
  stepShareText: {
    zh: '数字人逐页讲完。听众凭链接和提取码打开，边听边问，不用注册。',
    en: 'The avatar presents page by page. Listeners open it with a link and a code, and ask as they listen.',
  },
  pictureScene: { zh: '课堂讲解', en: 'Lecture' },
  picturePages: { zh: '{from}–{to} 页', en: '{from}–{to} pages' },
  pictureMinutes: { zh: '{minutes} 分钟', en: '{minutes} minutes' },
  pictureFile: { zh: '太阳系', en: 'Solar system' },
  pictureOutline: { zh: '大纲', en: 'Outline' },
  pictureOutlineOne: { zh: '太阳', en: 'The sun' },
  pictureOutlineTwo: { zh: '内侧行星', en: 'Inner planets' },
  pictureOutlineThree: { zh: '水星', en: 'Mercury' },
  pictureOutlineFour: { zh: '外侧行星', en: 'Outer planets' },
  pictureVoice: { zh: '讲稿', en: 'Script' },
  pictureScriptOne: { zh: '水星离太阳最近，', en: 'Mercury is closest,' },
  picturePause: { zh: '停 0.5 秒', en: '0.5 s pause' },
  pictureScriptTwo: { zh: '也是最小的', en: 'and a small' },
  pictureReading: { zh: '行', en: 'planet' },
  picturePinyin: { zh: 'xíng', en: 'xíng' },
  pictureScriptThree: { zh: '星。', en: '.' },
  picturePace: { zh: '语速', en: 'Pace' },
  pictureTone: { zh: '语调', en: 'Tone' },
  pictureAnswer: {
    zh: '两极的阴影里有水冰。',
    en: 'There is ice in the shadows of its poles.',
  },
  pictureSource: { zh: '来自第 3 页', en: 'From page 3' },

  titleAvatars: { zh: '挑一位现成的，或者请出你自己', en: 'Pick a presenter, or bring yourself' },
  avatarsText: {
    zh: '模板里的人物由程序绘制，现实中并不存在。用自己的照片和声音也能做一位，肖像和声音只用你本人的，或经本人同意的。',
    en: 'The people of the templates are drawn by software and do not exist. You can also make one from your own photo and voice, or from somebody’s who agreed.',
  },
  toAvatars: { zh: '看看数字人', en: 'Meet the avatars' },
  realistic: { zh: '写实', en: 'Realistic' },
  game: { zh: '游戏', en: 'Game' },
  portraitF3: { zh: '长发、条纹衬衫的女性数字人', en: 'Avatar: a woman with long hair and a striped shirt' },
  portraitM1: { zh: '短发、穿西装的男性数字人', en: 'Avatar: a man with short hair in a suit' },
  portraitF5: {
    zh: '短发、蓝色条纹衬衫的女性数字人',
    en: 'Avatar: a woman with short hair and a blue striped shirt',
  },
  portraitG1: { zh: '绿色长发的游戏风格数字人', en: 'Avatar in game style with long green hair' },

  titleFor: { zh: '谁都有要讲清楚的事', en: 'Everyone has something to explain' },
  teachers: { zh: '老师', en: 'Teachers' },
  teachersText: {
    zh: '把讲义变成能回看、能提问的讲解，课上的时间留给讨论。班级共用数字人和资料，学生也能交上自己的作品。',
    en: 'Turn handouts into talks that can be watched again and asked, and keep class time for discussion. A class shares avatars and materials, and students hand in work of their own.',
  },
  teachersLink: { zh: '做一份讲解', en: 'Make a talk' },
  companies: { zh: '企业', en: 'Companies' },
  companiesText: {
    zh: '培训、产品说明、制度宣讲，做一次，按链接发给该听的人。成员共用积分、数字人和文件，用量查得到每个人。',
    en: 'Training, product tours, policies: made once, sent by link to those who need them. Members share credits, avatars and files, and use is counted per person.',
  },
  companiesLink: { zh: '查看价格', en: 'See the prices' },
  developers: { zh: '开发者', en: 'Developers' },
  developersText: {
    zh: '每项功能都有接口，参数和错误码写在同一份 OpenAPI 文档里。大模型、语音合成、语音识别都能换成你自己的服务。',
    en: 'Everything has an API, with its parameters and error codes in one OpenAPI document. Language model, speech and recognition can be services of your own.',
  },
  developersLink: { zh: '打开接口文档', en: 'Open the API reference' },

  titleQuestions: { zh: '你可能想问', en: 'You may want to ask' },
  questionsText: {
    zh: '还有别的问题，可以问这台服务器的管理员。',
    en: 'Anything else? Ask the administrator of this server.',
  },
  askKeys: { zh: '没有密钥、不联网、没有显卡，能用吗？', en: 'Does it work without keys, network or a GPU?' },
  answerKeys: {
    zh: '能。写大纲、写讲稿、回答提问、合成语音、识别语音、数字人动画，都有内置引擎在这台服务器上运行。管理员也可以换成外部模型，每项结果都会注明出自哪个引擎。',
    en: 'Yes. Outlines, scripts, answers, speech, recognition and the moving avatar all have an engine of their own that runs on this server. The administrator may connect others; every result says which engine made it.',
  },
  askData: { zh: '我的资料存在哪里？', en: 'Where are my materials kept?' },
  answerData: {
    zh: '在运行开讲的这台服务器上，数据库和文件都放在它的数据文件夹里。只有管理员另外配置了数据库、对象存储或外部引擎，才会用到别处。',
    en: 'On the server that runs Rostrum: database and files are in its data folder. Other places are used only if the administrator has set up a database, an object store or an engine elsewhere.',
  },
  toPrivacy: { zh: '读隐私政策', en: 'Read the privacy policy' },
  askDocuments: { zh: '可以用哪些文档？', en: 'Which documents can I use?' },
  answerDocuments: {
    zh: '做项目用 {documents}；知识库还收 {media}。单个文件最大 {usual}，SVIP 1 为 {largest}。',
    en: 'Projects take {documents}; knowledge bases also take {media}. A file may have up to {usual}, with SVIP 1 up to {largest}.',
  },
  askViewers: { zh: '谁能看到我的讲解？', en: 'Who can watch my talk?' },
  answerViewers: {
    zh: '分享之前只有你。分享之后，有链接和提取码的人能看；有效期和人数由你定，随时可以停用。',
    en: 'Only you, until you share it. Then people with the link and its extraction code; you set how long and how many, and can end it at any time.',
  },
  askTruth: { zh: '数字人会不会乱答？', en: 'Will the avatar make things up?' },
  answerTruth: {
    zh: '内置引擎只从你给的资料里找答案，并标出来自哪一页；资料里没有的，它会直说没有。',
    en: 'The built-in engine answers only from the material you gave it and names the page. When the answer is not there, it says so.',
  },
  askPrice: { zh: '要花钱吗？', en: 'What does it cost?' },
  answerPrice: {
    zh: '新账号试用 {months} 个月，送 {credits} 积分。创建一个项目 {project} 积分，创建一位数字人 {avatar} 积分。',
    en: 'A new account has a trial of {months} month with {credits} credits. A project costs {project} credits, an avatar {avatar}.',
  },

  headlineClosing: { zh: '下一堂课，让它先开口', en: 'Let it open your next class' },
});
