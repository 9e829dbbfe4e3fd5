import { tower } from './art.ts';
import { block, disc, type TemplatePage } from '../kit.ts';

export const pages: readonly TemplatePage[] = [
  {
    layout: 'cover',
    script: [
      '各位好，下面汇报年度经营计划。今年的思路是一句话：稳住主业，走向两个新市场。',
      'Good morning. This is our annual business plan. It comes down to one sentence: keep the core strong, and enter two new markets.',
    ],
    words: {
      label: ['经营管理部', 'STRATEGY OFFICE'],
      title: ['年度\n经营计划', 'Annual\nbusiness plan'],
      subtitle: ['稳住主业，走向两个新市场', 'Keep the core strong, enter two new markets'],
      note: ['汇报人 · 日期', 'Presenter · Date'],
    },
  },
  {
    layout: 'contents',
    script: [
      '汇报分六个部分：先回顾去年做成了什么，再看四个关键数字；接着说目标，从现状走到哪里；然后是四个季度的路线、钱和人的投入，最后是要提前准备的风险。',
      'There are six parts. We review what last year brought and look at four figures. Then come the goals, the roadmap quarter by quarter, and the budget: where money and people go. We end with the risks that we prepare for.',
    ],
    words: {
      title: ['目录', 'Agenda'],
      'head-1': ['回顾', 'Review'],
      'text-1': ['去年做成了什么', 'What last year brought'],
      'head-2': ['数字', 'Figures'],
      'text-2': ['四个关键指标', 'Four numbers that matter'],
      'head-3': ['目标', 'Goals'],
      'text-3': ['从现状到目标', 'From here to there'],
      'head-4': ['路线', 'Roadmap'],
      'text-4': ['四个季度怎么走', 'Quarter by quarter'],
      'head-5': ['投入', 'Budget'],
      'text-5': ['钱和人用在哪里', 'Where money and people go'],
      'head-6': ['风险', 'Risks'],
      'text-6': ['提前准备什么', 'What we prepare for'],
    },
  },
  {
    layout: 'picture',
    script: [
      '先看去年。我们在三座城市站稳了脚跟：新增三个区域中心，交付时间缩短了一半；老客户续约率连续四个季度上升；团队也从一个总部变成了四个据点。',
      'First, last year. We settled in three cities. Three regional centres halved our delivery times. Renewals rose four quarters in a row. And one head office became four places to work.',
    ],
    words: {
      title: ['去年我们站稳了三座城市', 'Last year we settled in three cities'],
      body: [
        '新增三个区域中心，交付时间缩短一半\n老客户续约率连续四个季度上升\n团队从一个总部变成四个据点',
        'Three regional centres halved delivery times\nRenewals rose four quarters in a row\nOne head office became four places to work',
      ],
    },
    art: [
      disc(860, 150, 56, 'accent2', { opacity: 0.9 }),
      ...tower(600, 250, 70, 'accent3'),
      ...tower(680, 150, 90, 'dark2'),
      ...tower(782, 220, 70, 'accent1'),
      ...tower(864, 290, 84, 'accent3'),
      block([560, 470, 440, 92.5], 'dark2'),
      block([560, 470, 440, 6], 'accent2'),
    ],
  },
  {
    layout: 'numbers',
    script: [
      '用四个数字看全年。营收增长 18%，主要来自新市场。客户续约率 92%，比前一年高 4 个百分点。平均交付时间 48 小时，原来需要四个工作日。团队 260 人，一半以上在一线。这些是示例数据，请换成自己的。',
      'The year in four numbers. Revenue grew by 18%, most of it in new markets. Renewals stand at 92%, four points above the year before. Delivery takes 48 hours, where it used to take four days. And we are 260 people, more than half of them with customers. These are example figures: put in your own.',
    ],
    words: {
      title: ['四个数字看全年', 'The year in four numbers'],
      subtitle: ['示例数据，请换成自己的', 'Example figures: put in your own'],
      'number-1': ['18%', '18%'],
      'head-1': ['营收增长', 'Revenue'],
      'text-1': ['主要来自新市场', 'Most of it from new markets'],
      'number-2': ['92%', '92%'],
      'head-2': ['客户续约', 'Renewals'],
      'text-2': ['同比高 4 个百分点', 'Four points above the year before'],
      'number-3': ['48h', '48h'],
      'head-3': ['平均交付', 'Delivery time'],
      'text-3': ['原来需要四个工作日', 'It used to take four days'],
      'number-4': ['260', '260'],
      'head-4': ['团队人数', 'People'],
      'text-4': ['一半以上在一线', 'More than half with customers'],
    },
  },
  {
    layout: 'compare',
    script: [
      '从现在到年底，我们要改变四件事。收入现在集中在两个行业，年底要有四个，各有样板客户。报价现在平均三天，以后当天发出。数据散在五个系统里，要合到一个平台。新人上手要两个月，目标是三周独立工作。',
      'From now to year end we change four things. Today two industries bring most revenue; there will be four, each with a model client. A quote takes three days; it will leave the same day. Data lies in five systems; there will be one platform. And new people need two months; they will be ready in three weeks.',
    ],
    words: {
      title: ['从现在到年底', 'From now to year end'],
      'left-head': ['现状', 'Today'],
      left: [
        '收入集中在两个行业\n报价平均要三天\n数据散在五个系统里\n新人上手要两个月',
        'Two industries bring most revenue\nA quote takes three days\nData lies in five systems\nNew people need two months',
      ],
      'right-head': ['年底目标', 'Year end'],
      right: [
        '四个行业，各有样板客户\n报价当天发出\n一个平台看全部数据\n新人三周独立工作',
        'Four industries, each with a model client\nQuotes leave the same day\nOne platform for all data\nNew people ready in three weeks',
      ],
    },
  },
  {
    layout: 'roadmap',
    script: [
      '路线分四个季度。一季度打基础，统一客户数据，确定样板行业。二季度试点，两座城市先行，每周复盘。三季度推广，把做法写成手册，复制到全部区域。四季度收获，核对目标，定下一年的计划。',
      'Four quarters, four steps. In the first we lay foundations: unite customer data and choose model industries. In the second we pilot in two cities, with weekly reviews. In the third we roll out, with a handbook for all regions. In the fourth we harvest: check the goals and plan the next year.',
    ],
    words: {
      title: ['四个季度的路线', 'Four quarters, four steps'],
      'time-1': ['一季度', 'Q1'],
      'head-1': ['打基础', 'Foundations'],
      'text-1': ['统一客户数据，确定样板行业', 'Unite customer data, choose model industries'],
      'time-2': ['二季度', 'Q2'],
      'head-2': ['试点', 'Pilot'],
      'text-2': ['两座城市先行，每周复盘', 'Two cities first, with weekly reviews'],
      'time-3': ['三季度', 'Q3'],
      'head-3': ['推广', 'Roll out'],
      'text-3': ['做法写成手册，复制到全部区域', 'Put it in a handbook, bring it to all regions'],
      'time-4': ['四季度', 'Q4'],
      'head-4': ['收获', 'Harvest'],
      'text-4': ['核对目标，定下一年的计划', 'Check the goals, plan the next year'],
    },
  },
  {
    layout: 'chart',
    script: [
      '从图上看，收入逐季上升：主业平稳增长，新市场从二季度开始贡献收入，到四季度占到三成。全年增长 18%，数据为示例。',
      'Revenue rises quarter by quarter. In the chart the core grows steadily, and new markets count from the second quarter on; by the fourth they make up about a third. Over the year that is 18% growth. The data is an example.',
    ],
    words: {
      title: ['收入按季度上升', 'Revenue rises quarter by quarter'],
      number: ['+18%', '+18%'],
      head: ['全年增长', 'Growth in the year'],
      body: [
        '新市场从二季度开始贡献收入，四季度占到三成。示例数据。',
        'New markets count from Q2 on and make up a third by Q4. Example data.',
      ],
    },
    chart: {
      spot: [56, 160, 620, 344],
      chart: 'column',
      stacked: true,
      legend: 'bottom',
      categories: [
        ['一季度', 'Q1'],
        ['二季度', 'Q2'],
        ['三季度', 'Q3'],
        ['四季度', 'Q4'],
      ],
      series: [
        { name: ['主业', 'Core'], values: [52, 54, 55, 57] },
        { name: ['新市场', 'New markets'], values: [0, 8, 15, 25] },
      ],
      inks: ['accent3', 'accent2'],
    },
  },
  {
    layout: 'quote',
    script: [
      '开会之前，我想先说一句话：计划的意义，在于让每个人知道明天先做什么。',
      'One sentence to carry with us: a plan is good when everybody knows what to do first tomorrow.',
    ],
    words: {
      title: [
        '计划的意义，\n在于让每个人知道明天先做什么。',
        'A plan is good when everybody knows what to do first tomorrow.',
      ],
      subtitle: ['经营会议 · 开场', 'Opening of the business review'],
    },
  },
  {
    layout: 'closing',
    script: [
      '计划已经清楚，接下来要一起把它变成结果。下一步，请各部门在两周内提交行动清单。谢谢大家。',
      'The plan is clear. Let us turn it into results. Next, every team hands in its list of actions within two weeks. Thank you.',
    ],
    words: {
      title: ['一起把计划\n变成结果', 'Let us turn the\nplan into results'],
      subtitle: [
        '下一步：各部门两周内提交行动清单',
        'Next: every team hands in its list of actions within two weeks',
      ],
    },
  },
];
