import { defineMessages } from '@app/contract/base/messages.ts';

/** The privacy policy. Numbers come from the contract; what is said here must be true of the code. */
export const privacyMessages = defineMessages('privacy', {
  titlePrivacy: { zh: '隐私政策', en: 'Privacy policy' },
  changedOn: { zh: '最近更新：{date}', en: 'Last updated on {date}' },
  contents: { zh: '目录', en: 'Contents' },
  print: { zh: '打印', en: 'Print' },
  lead: {
    zh: '开讲把课件变成由数字人讲解的内容，为此需要保存你的账号和文件。这份政策说明保存什么、为什么、放在哪里、放多久，以及怎么删除。',
    en: 'Rostrum turns decks into talks given by an avatar. To do that it stores your account and your files. This policy says what is stored, why, where, for how long, and how to delete it.',
  },

  who: { zh: '谁在运行', en: 'Who runs this' },
  whoText: {
    zh: '开讲是一套可以自行部署的软件。你现在用的这台服务器，由部署它的个人或机构（下称“运行者”）运行，由他们指定的管理员管理。你交给这台服务器的内容由运行者负责，软件的作者接触不到。',
    en: 'Rostrum is software that people run on servers of their own. The server you are using is run by the person or organisation that set it up (“the host”) and is looked after by the administrator they named. The host is responsible for what you give to this server; the authors of the software have no access to it.',
  },

  what: { zh: '保存什么', en: 'What is stored' },
  whatAccount: {
    zh: '账号：邮箱、昵称、等级、注册时间，以及密码经 argon2id 计算后的结果。密码原文不保存。',
    en: 'Account: your email, nickname, plan and the day you signed up, and your password as an argon2id hash. The password itself is never stored.',
  },
  whatDocuments: {
    zh: '文档和素材：你上传的文档、图片、视频和音频，以及从中读出的文字。',
    en: 'Documents and media: what you upload (documents, pictures, videos, audio) and the text read from it.',
  },
  whatProjects: {
    zh: '项目：页面、讲稿、讲解语音、选用的数字人和声音、分享设置。',
    en: 'Projects: slides, scripts, spoken audio, the avatar and voice you chose, and sharing settings.',
  },
  whatVisitors: {
    zh: '观众留下的：观看和停留时间、提问与回答、互动、点赞和收藏。',
    en: 'What viewers leave: views and how long they stayed, questions and answers, interactions, likes and collections.',
  },
  whatMoney: {
    zh: '积分：积分、次数和存储的记录。本站没有在线支付，不保存任何付款信息。',
    en: 'Credits: the records of credits, uses and storage. There is no online payment here, and no payment data is stored.',
  },
  whatMail: {
    zh: '邮件：系统发给你的邮件（例如验证码和重设密码的链接），管理员可以看到。',
    en: 'Email: messages the system sends to you, such as verification codes and reset links. The administrator can read them.',
  },
  whatLogs: {
    zh: '技术记录：每次请求的编号、方法、路径、结果、耗时和访客种类，不含查询参数、密码和令牌；输错密码的次数，按邮箱和网络地址计。',
    en: 'Technical records: for each request an id, method, path, result, duration and kind of visitor, without query strings, passwords or tokens; and the number of wrong passwords per email and network address.',
  },

  why: { zh: '为什么保存', en: 'Why it is stored' },
  whyService: {
    zh: '为了提供你要的功能：登录、制作项目、生成讲解、回答提问、分享和统计。',
    en: 'To do what you ask for: logging in, making projects, creating talks, answering, sharing and statistics.',
  },
  whySafety: {
    zh: '为了安全：阻止猜密码和滥用，查找故障。',
    en: 'For safety: to stop password guessing and abuse, and to find faults.',
  },
  whyLaw: {
    zh: '为了记账：积分记录按法律要求留存。',
    en: 'For accounting: credit records are kept as the law requires.',
  },
  whyNot: {
    zh: '没有广告，不出售数据，也不用你的内容训练通用模型。',
    en: 'There are no advertisements, nothing is sold, and your content does not train general models.',
  },

  where: { zh: '放在哪里，在哪里处理', en: 'Where it is kept and processed' },
  whereText: {
    zh: '数据库和文件放在运行者的服务器上。运行者也可以把数据库和文件交给自己选定的服务（例如对象存储），那时数据也在那里。',
    en: 'The database and files are on the host’s server. The host may place them with a service of its choice, such as object storage; then they are there too.',
  },
  whereEngines: {
    zh: '读取课件、写讲稿、回答提问、合成语音和用照片生成形象，都由内置引擎在这台服务器上完成，不需要联网。只有运行者另外配置了语言模型，课件、讲稿和提问才会发给那个模型；只有配置了图像服务，从照片里抠出的人像才会发给它来画风格图。',
    en: 'Decks are read, scripts written, questions answered, voices generated and looks made from photos by built-in engines on this server, without any network. Only if the host has configured a language model are decks, scripts and questions sent to that model; only if an image service is configured is the person cut out of a photo sent to it, to paint style images.',
  },
  whereMail: {
    zh: '发信只交给运行者配置的邮件服务；没有配置时，邮件留在这台服务器上。申请邀请码时填写的机器人地址，只用来把邀请码发过去。',
    en: 'Email goes only to the mail server that the host configured; without one, it stays here. The bot address given when requesting invitation codes is used to send the codes there and for nothing else.',
  },

  likeness: { zh: '肖像和声音', en: 'Likeness and voice' },
  likenessOwn: {
    zh: '随产品提供的数字人和声音由程序绘制或合成，都不是真人，本站不收集声音样本。你可以上传照片制作数字人：要先说明照片里是谁并确认同意；原照片只有你能看到；不能用的照片立即删除，没有用上的一天内删除；删除数字人时，照片和由它生成的文件一起删除。授权记录（谁、何时、同意了什么、照片的校验值，不含照片）保留到账号删除。',
    en: 'Avatars and voices that come with the product are drawn or synthesised by software and show no real person; this site collects no voice samples. You can upload a photo to make an avatar: you say first who it shows and that they agree; only you see the original; a photo that cannot be used is deleted at once, one that was not used within a day; deleting the avatar deletes the photo and every file made from it. The record of the permission (who, when, what was agreed to, a checksum of the photo, never the photo) is kept until the account is deleted.',
  },
  likenessReport: {
    zh: '课件里可能有他人的肖像，请先得到当事人同意。如果有人未经同意使用了你的肖像，联系管理员，核实后会停用并删除。',
    en: 'A deck may show other people: ask for their consent first. If someone used your likeness without consent, tell the administrator; once checked, it is disabled and removed.',
  },

  long: { zh: '保存多久', en: 'For how long' },
  longContent: {
    zh: '账号和你的内容：直到你删除，或账号被删除。试用结束后内容仍然保留。',
    en: 'Account and content: until you delete it or the account is deleted. It stays when a trial ends.',
  },
  longSession: {
    zh: '登录状态：勾选“记住我”为 {days} 天，否则 {shortDays} 天，每次使用后重新计时；修改密码后全部失效。',
    en: 'Sessions: {days} days with “remember me”, otherwise {shortDays} day, counted anew with each use; all of them end when you change your password.',
  },
  longCode: {
    zh: '验证码：{minutes} 分钟内有效。重设密码的链接：{resetMinutes} 分钟。',
    en: 'Verification codes: valid for {minutes} minutes. Reset links: {resetMinutes} minutes.',
  },
  longEvents: { zh: '实时通知：{minutes} 分钟。', en: 'Live events: {minutes} minutes.' },
  longTries: { zh: '输错密码的次数：一天。', en: 'Wrong-password counts: one day.' },
  longPlaces: {
    zh: '观众和你自己当天所在网络的不可还原标记（防止刷奖励）：两天。',
    en: 'Marks of the networks that viewers and you came from, which cannot be turned back into addresses and keep rewards from being farmed: two days.',
  },
  longMailbox: {
    zh: '账号删除后只留一个不可还原成邮箱的标记，好让试用和邀请奖励每个邮箱只有一次；它不含任何个人信息。',
    en: 'After an account is deleted only a mark stays that cannot be turned back into the email address, so that the trial and the referral reward are given once per address; it holds nothing personal.',
  },
  longUploads: {
    zh: '中断的上传：一天内清理。',
    en: 'Interrupted uploads: removed within a day.',
  },
  longLogs: {
    zh: '技术日志和备份：由运行者设定。已删除的内容可能还留在较早的备份里，直到备份被替换。',
    en: 'Technical logs and backups: as the host sets. What you deleted may remain in an older backup until that is replaced.',
  },

  children: { zh: '未满 {age} 岁', en: 'Children under {age}' },
  childrenText: {
    zh: '开讲不向未满 {age} 岁的人提供服务。注册时会询问出生日期，只用来判断年龄；日期本身不保存，只记下已通过检查。未通过的，什么都不保存。如果你发现有未满 {age} 岁的人在使用，请告诉管理员。',
    en: 'Rostrum does not serve anyone under {age}. Signing up asks for a date of birth, only to check the age; the date is not stored, only that the check was passed. If it was not, nothing is stored at all. If you learn of a user under {age}, please tell the administrator.',
  },

  browser: { zh: '浏览器里保存的', en: 'What your browser keeps' },
  browserText: {
    zh: '开讲不使用 Cookie，不做跟踪，也不从别的网站加载任何东西。为了让你保持登录和记住设置，浏览器的本地存储里有：',
    en: 'Rostrum sets no cookies, does not track you, and loads nothing from other sites. To keep you logged in and remember your settings, your browser’s local storage holds:',
  },
  browserToken: { zh: 'userToken：登录令牌；', en: 'userToken: the token of your session;' },
  browserUser: {
    zh: 'userData、userAccount、rememberPassword：账号资料、上次登录的邮箱、是否记住登录（不是密码）；',
    en: 'userData, userAccount, rememberPassword: your profile, the email you last used, and whether to remember you (not your password);',
  },
  browserShare: {
    zh: 'userShareToken、userShareAvatarToken、userLinkeAvatarToken、userShareId：打开分享时的令牌和编号；',
    en: 'userShareToken, userShareAvatarToken, userLinkeAvatarToken, userShareId: tokens and ids of shares you opened;',
  },
  browserSettings: {
    zh: 'language、scheme、chosen：语言和明暗，以及登录前选过的。',
    en: 'language, scheme, chosen: your language and light or dark, and what you chose before you logged in.',
  },
  browserDrafts: {
    zh: '断网时还没送出的讲稿会暂存在浏览器里，送出后删除。退出登录会清除登录令牌和账号资料；清除浏览器的网站数据会清除全部。',
    en: 'Scripts not yet sent when you were offline wait in the browser until they are. Logging out removes your token and profile; clearing the site’s data removes everything.',
  },

  visitors: { zh: '打开分享的人', en: 'People who open a share' },
  visitorsText: {
    zh: '打开别人分享的讲解或数字人，不需要账号。这时会保存：你占用的一个名额、观看和停留时间、你的提问和得到的回答、点赞和收藏。分享者能在统计里看到这些，所以提问时不要写与内容无关的个人信息。想删除自己的提问，联系分享者或管理员。',
    en: 'Opening a talk or an avatar that someone shared needs no account. What is kept: the place you take, that you watched and for how long, your questions and the answers, likes and collections. The person who shared sees these in the statistics, so please do not put personal details into your questions. To have a question removed, ask that person or the administrator.',
  },

  rights: { zh: '你的权利，怎么删除', en: 'Your rights, and how to delete' },
  rightsText: {
    zh: '你可以查看、更正、导出和删除自己的信息：',
    en: 'You may see, correct, export and delete what concerns you:',
  },
  rightsFiles: {
    zh: '文件：在“文件”里下载或删除，没有别处用到时，内容随即从存储中移除；',
    en: 'files: download or delete them under “Files”; the content leaves the storage when nothing else uses it;',
  },
  rightsThings: {
    zh: '项目和分享：在各自的页面删除或停用；',
    en: 'projects and shares: delete or disable them on their own pages;',
  },
  rightsAccount: {
    zh: '账号：在“账号”页面注销，登录状态和属于你的内容会一并删除。',
    en: 'account: delete it on the “Account” page; your logins and content are deleted with it.',
  },
  rightsComplain: {
    zh: '如果管理员没有解决，你可以向所在地的个人信息保护部门投诉。',
    en: 'If the administrator does not help, you may complain to the data protection authority where you live.',
  },

  security: { zh: '怎么保护', en: 'How it is protected' },
  securityText: {
    zh: '登录令牌只保存哈希值；连续输错密码会越等越久；每次访问都在服务器上核对是否属于你；文件只凭本人登录或有时限的签名地址打开；上传的文件在隔离的环境里解析。传输加密（HTTPS）由运行者配置。没有绝对的安全，如果发生影响你的泄露，运行者应当及时告知你。',
    en: 'Session tokens are stored as hashes only; wrong passwords make the next try wait longer; the server checks with every call that a thing is yours; files open to their owner or by signed addresses that expire; uploads are parsed in isolation. Encrypted transport (HTTPS) is set up by the host. Nothing is perfectly secure: if a leak concerns you, the host should tell you without delay.',
  },

  changes: { zh: '政策变更', en: 'Changes' },
  changesText: {
    zh: '政策变更时，本页和上方的日期会一起更新。如果用途变得更宽，运行者应当事先告知你，并重新征得同意。',
    en: 'When this policy changes, this page and the date above change with it. If a purpose becomes wider, the host should tell you beforehand and ask you to agree again.',
  },

  contact: { zh: '联系谁', en: 'Contact' },
  contactText: {
    zh: '关于这份政策或你的数据，联系这台服务器的管理员，也就是给你邀请码或账号的人。请写明账号邮箱和你希望怎么处理。',
    en: 'For anything about this policy or your data, ask the administrator of this server: the person who gave you your invitation code or account. Please give the email of your account and say what should be done.',
  },
});
