import { block, disc, form, path, type TemplatePage } from '../kit.ts';

export const pages: readonly TemplatePage[] = [
  {
    layout: 'cover',
    script: [
      '欢迎加入我们！第一周不着急做事，先从认识彼此开始。',
      'Welcome aboard! In week one there is no hurry: we begin by getting to know each other.',
    ],
    words: {
      label: ['入职培训', 'Onboarding'],
      title: ['欢迎\n加入我们', 'Welcome\naboard'],
      subtitle: ['第一周，从认识彼此开始', 'Week one: getting to know each other'],
    },
  },
  {
    layout: 'contents',
    script: [
      '今天有四个模块。先讲公司与文化：我们做什么，怎么做。再讲工作方式：会议、文档和反馈。然后是安全与合规：数据、账号和现场安全。最后是你的前三个月：目标、导师和里程碑。',
      'There are four modules today. Who we are: what we do, and how. How we work: meetings, documents and feedback. Safe and fair: data, accounts and safety on site. And your first 90 days: goals, mentor and milestones.',
    ],
    words: {
      title: ['今天的四个模块', 'Four modules today'],
      'head-1': ['公司与文化', 'Who we are'],
      'text-1': ['我们做什么，怎么做', 'What we do, and how'],
      'head-2': ['工作方式', 'How we work'],
      'text-2': ['会议、文档和反馈', 'Meetings, documents, feedback'],
      'head-3': ['安全与合规', 'Safe and fair'],
      'text-3': ['数据、账号和现场安全', 'Data, accounts and safety on site'],
      'head-4': ['你的前三个月', 'Your first 90 days'],
      'text-4': ['目标、导师和里程碑', 'Goals, mentor and milestones'],
    },
  },
  {
    layout: 'picture',
    script: [
      '有问题，先问人。每位新同事都有一位导师，每周有一次半小时的谈话。请放心，没有“太简单”的问题。',
      'Questions? Ask somebody. Everybody new has a mentor, and the two of you meet for half an hour every week. No question is too simple.',
    ],
    words: {
      title: ['有问题，先问人', 'Questions? Ask somebody'],
      body: [
        '每位新同事都有一位导师\n每周一次半小时的谈话\n没有“太简单”的问题',
        'Everybody new has a mentor\nHalf an hour together every week\nNo question is too simple',
      ],
    },
    art: [
      disc(700, 250, 66, 'accent3'),
      path([600, 330, 200, 180], 'M0,180 L0,100 A100,100 0 0 1 200,100 L200,180 Z', 'accent1'),
      disc(860, 270, 58, 'accent2'),
      path([776, 342, 180, 168], 'M0,168 L0,90 A90,90 0 0 1 180,90 L180,168 Z', 'dark2'),
      form('wedgeRoundRectCallout', [620, 70, 150, 90], 'light1', {
        adjust: { adj1: -10000, adj2: 80000, adj3: 16667 },
      }),
      disc(662, 115, 9, 'accent3'),
      disc(695, 115, 9, 'accent2'),
      disc(728, 115, 9, 'accent4'),
      form('wedgeRoundRectCallout', [816, 100, 128, 80], 'accent4', {
        adjust: { adj1: 6000, adj2: 80000, adj3: 16667 },
      }),
      block([840, 124, 80, 9], 'light1', 4),
      block([840, 146, 54, 9], 'light1', 4),
      block([560, 510, 440, 52.5], 'accent2'),
    ],
  },
  {
    layout: 'week',
    script: [
      '第一周这样过。周一报到，领设备，认识团队。周二了解产品，亲手用一遍。周三跟着导师工作一天。周四自己动手，完成第一个小任务。周五一起回顾，说说收获和疑问。',
      'This is your first week. On Monday you arrive, get your kit and meet the team. On Tuesday you use the product yourself, start to end. On Wednesday you spend a day beside your mentor. On Thursday you finish a first small task. And on Friday we look back: what did you learn, and what do you wonder about?',
    ],
    words: {
      title: ['第一周怎么过', 'Your first week'],
      'time-1': ['周一', 'Mon'],
      'head-1': ['报到', 'Arrive'],
      'text-1': ['领设备，认识团队', 'Get your kit, meet the team'],
      'time-2': ['周二', 'Tue'],
      'head-2': ['了解产品', 'Product'],
      'text-2': ['亲手用一遍', 'Use it yourself, start to end'],
      'time-3': ['周三', 'Wed'],
      'head-3': ['跟着做', 'Shadow'],
      'text-3': ['和导师一起工作一天', 'A day beside your mentor'],
      'time-4': ['周四', 'Thu'],
      'head-4': ['动手', 'Try'],
      'text-4': ['完成第一个小任务', 'Finish a first small task'],
      'time-5': ['周五', 'Fri'],
      'head-5': ['回顾', 'Look back'],
      'text-5': ['谈收获和疑问', 'Share what you learned and wonder'],
    },
  },
  {
    layout: 'compare',
    script: [
      '保护数据，从习惯开始。请这样做：离开座位就锁屏，密码放进密码管理器，可疑邮件立刻上报，客户资料只存在公司系统。请不要共用账号，不要把资料发到私人邮箱，不要在公共场合谈客户，也不要插入来路不明的设备。',
      'Data safety is a habit. Please lock your screen when you leave, keep passwords in the manager, report strange mail at once, and store client files in our systems only. Please avoid sharing accounts, sending files to private mail, talking of clients in public, and plugging in unknown devices.',
    ],
    words: {
      title: ['保护数据，从习惯开始', 'Data safety is a habit'],
      'left-head': ['请这样做', 'Please do'],
      left: [
        '离开座位就锁屏\n密码放进密码管理器\n可疑邮件立刻上报\n客户资料只存在公司系统',
        'Lock your screen when you leave\nKeep passwords in the manager\nReport strange mail at once\nStore client files in our systems only',
      ],
      'right-head': ['请不要', 'Please avoid'],
      right: [
        '共用账号\n把资料发到私人邮箱\n在公共场合谈客户\n插入来路不明的设备',
        'Sharing accounts\nSending files to private mail\nTalking of clients in public\nPlugging in unknown devices',
      ],
    },
  },
  {
    layout: 'numbers',
    script: [
      '前三个月，记住三个数。30 天熟悉，了解产品、流程和同事。60 天上手，独立负责一件小事。90 天贡献，提出第一个改进。',
      'Three numbers for your first three months. 30 days to learn: product, processes and people. 60 days to join in, with a small thing of your own. 90 days to give: propose your first improvement.',
    ],
    words: {
      title: ['前三个月，记住三个数', 'Three numbers for 90 days'],
      'number-1': ['30', '30'],
      'head-1': ['天熟悉', 'days to learn'],
      'text-1': ['了解产品、流程和同事', 'Product, processes, people'],
      'number-2': ['60', '60'],
      'head-2': ['天上手', 'days to join in'],
      'text-2': ['独立负责一件小事', 'Own a small thing by yourself'],
      'number-3': ['90', '90'],
      'head-3': ['天贡献', 'days to give'],
      'text-3': ['提出第一个改进', 'Propose your first improvement'],
    },
  },
  {
    layout: 'chart',
    script: [
      '第一个月一共 40 小时培训，时间怎么分？一半以上是动手练习，有 22 小时；其次是导师谈话和课程，合规只占 3 小时。数据为示例。',
      'There are 40 hours of training in month one. Where do they go? More than half is practice, 22 hours. Then come mentoring and courses, and compliance takes 3 hours. The data is an example.',
    ],
    words: {
      title: ['培训时间怎么分', 'Where the hours go'],
      number: ['40h', '40h'],
      body: [
        '第一个月共 40 小时，多半是动手练习。示例数据。',
        'Forty hours in month one, most of them hands on. Example data.',
      ],
    },
    chart: {
      spot: [84, 168, 560, 314],
      chart: 'bar',
      legend: 'none',
      labels: true,
      categories: [
        ['动手练习', 'Practice'],
        ['导师谈话', 'Mentoring'],
        ['课程', 'Courses'],
        ['合规', 'Compliance'],
      ],
      series: [{ name: ['小时', 'Hours'], values: [22, 8, 7, 3] }],
      inks: ['accent1'],
    },
  },
  {
    layout: 'quote',
    script: [
      '送给每一位新同事一句话：第一周最重要的工作，是提问。',
      'One sentence for everybody who is new here: in your first week, asking is the job.',
    ],
    words: {
      title: ['第一周最重要的工作，\n是提问。', 'In your first week, asking is the job.'],
      subtitle: ['写给每一位新同事', 'To everybody who is new here'],
    },
  },
  {
    layout: 'closing',
    script: [
      '出发吧！下一步，请找到你的导师，约好第一次谈话。祝你第一周顺利。',
      'Off we go! Next, find your mentor and set a date for a first talk. Have a good first week.',
    ],
    words: {
      title: ['出发吧！', 'Off we go!'],
      subtitle: [
        '下一步：找到你的导师，约好第一次谈话',
        'Next: find your mentor and set a date for a first talk',
      ],
    },
  },
];
