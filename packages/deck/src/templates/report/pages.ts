import { disc, path, sign, type TemplatePage } from '../kit.ts';

export const pages: readonly TemplatePage[] = [
  {
    layout: 'cover',
    script: [
      '各位好，这是第三季度的线上服务运行报告，主要说用户、质量和成本的三个变化。',
      'Hello. This is the report on our online services for the third quarter: three changes, in users, quality and cost.',
    ],
    words: {
      label: ['季度报告 · 第三季度', 'QUARTERLY REPORT · Q3'],
      title: ['线上服务\n运行报告', 'Online services:\nhow we did'],
      subtitle: ['用户、质量与成本的三个变化', 'Three changes in users, quality and cost'],
    },
  },
  {
    layout: 'summary',
    script: [
      '这一季的结论只有 3 条。使用的人多了，主要来自手机端。问题少了，重复投诉下降了一半。单次成本持平，省下的钱花在了新功能上。后面每一条都用一页数据说明。',
      'There are 3 findings, no more. More people came, most of them by phone. There were fewer problems: repeated complaints halved. And cost per visit is flat, because scale paid for new features. Each has a page of data.',
    ],
    words: {
      label: ['摘要', 'SUMMARY'],
      title: ['这一季，结论只有三条', 'Three findings, no more'],
      body: [
        '使用的人多了，主要来自手机端。\n问题少了，重复投诉下降一半。\n单次成本持平，省下的钱花在了新功能上。',
        'More people came, most of them by phone.\nFewer problems: repeated complaints halved.\nCost per visit is flat; scale paid for new features.',
      ],
      number: ['3', '3'],
      note: ['条结论，后面每条用一页数据说明。', 'findings; each has a page of data below.'],
    },
  },
  {
    layout: 'numbers',
    script: [
      '先看三个数字。月活跃用户增加 24%，手机端占七成。重复投诉减少 51%，首次解决率升到 86%。单次成本 0.31 元，与上一季持平。数据为示例。',
      'Three numbers first. Monthly users rose by 24%, seven in ten of them by phone. Repeated complaints fell by 51%, and 86% are solved the first time. Cost per visit is 0.31, as in the quarter before. The data is an example.',
    ],
    words: {
      label: ['总览', 'OVERVIEW'],
      title: ['三个数字', 'Three numbers'],
      'number-1': ['+24%', '+24%'],
      'head-1': ['月活跃用户', 'Monthly users'],
      'text-1': ['手机端占七成，示例数据', 'Seven in ten by phone; example data'],
      'number-2': ['−51%', '−51%'],
      'head-2': ['重复投诉', 'Repeated complaints'],
      'text-2': ['首次解决率升到 86%', '86% are solved the first time'],
      'number-3': ['0.31', '0.31'],
      'head-3': ['单次成本（元）', 'Cost per visit'],
      'text-3': ['与上一季持平', 'As in the quarter before'],
    },
  },
  {
    layout: 'chart',
    script: [
      '先说用户。从图上看，手机端的访问量从年初一路上升，四月起超过电脑端，到九月已经是电脑端的两倍。电脑端则缓慢下降。单位是万次访问，数据为示例。',
      'First, users. In the chart, visits by phone rise from January on; they overtook desktops in April, and by September there were twice as many. Desktop visits fall slowly. The chart counts in ten thousand visits, with example data.',
    ],
    words: {
      label: ['用户', 'USERS'],
      title: ['手机端从四月起超过电脑端', 'Phones overtook desktops in April'],
      note: [
        '单位：万次访问。示例数据，可在图表中直接修改。',
        'In ten thousand visits. Example data: change it right in the chart.',
      ],
    },
    chart: {
      spot: [48, 160, 904, 310],
      chart: 'line',
      legend: 'top',
      categories: [
        ['1月', 'Jan'],
        ['2月', 'Feb'],
        ['3月', 'Mar'],
        ['4月', 'Apr'],
        ['5月', 'May'],
        ['6月', 'Jun'],
        ['7月', 'Jul'],
        ['8月', 'Aug'],
        ['9月', 'Sep'],
      ],
      series: [
        { name: ['手机端', 'Phone'], values: [30, 33, 38, 45, 50, 56, 61, 66, 72] },
        { name: ['电脑端', 'Desktop'], values: [44, 43, 42, 41, 40, 38, 37, 36, 35] },
      ],
      inks: ['accent1', 'accent2'],
    },
  },
  {
    layout: 'chart-text',
    script: [
      '再说质量。投诉主要来自登录和支付，分别占 34% 和 26%，合计占六成。也就是说，修好这两处，投诉就能少掉一大半。两处都已经排进下个月的计划。',
      'Next, quality. Most complaints are about sign-in and payment: 34% and 26%, together six in ten. So if we mend these two, more than half of the complaints go away. Both are in the plan for next month.',
    ],
    words: {
      label: ['质量', 'QUALITY'],
      title: ['投诉主要来自登录和支付', 'Most complaints: sign-in and payment'],
      head: ['修好两处，\n少掉大半', 'Mend two,\nlose over half'],
      body: [
        '登录和支付合计占六成。\n两处都排进了下月计划。',
        'Sign-in and payment make up six in ten.\nBoth are in the plan for next month.',
      ],
    },
    chart: {
      spot: [48, 190, 566, 330],
      chart: 'bar',
      legend: 'none',
      labels: true,
      categories: [
        ['登录', 'Sign-in'],
        ['支付', 'Payment'],
        ['加载慢', 'Slow pages'],
        ['内容', 'Content'],
        ['其他', 'Other'],
      ],
      series: [{ name: ['占比 %', 'Share %'], values: [34, 26, 18, 12, 10] }],
      inks: ['accent1'],
    },
  },
  {
    layout: 'compare',
    script: [
      '成本为什么持平？一边省下了：服务器按量使用，夜间缩减；图片统一压缩，流量减少；两套后台合并为一套。另一边是新花的：智能问答上线，按次计费；新增一组备份机房；客服工具升级。',
      'Why is cost flat? On one side we saved: servers follow demand and rest at night, images are smaller, and two back offices became one. On the other side we added: smart answers that are paid by use, a second site for backups, and better tools for support.',
    ],
    words: {
      label: ['成本', 'COST'],
      title: ['省下的，和新花的', 'What we saved, what we added'],
      'left-head': ['省下', 'Saved'],
      left: [
        '服务器按量使用，夜间缩减\n图片统一压缩，流量减少\n两套后台合并为一套',
        'Servers follow demand and rest at night\nSmaller images, less traffic\nTwo back offices became one',
      ],
      'right-head': ['新增', 'Added'],
      right: [
        '智能问答上线，按次计费\n新增一组备份机房\n客服工具升级',
        'Smart answers, paid by use\nA second site for backups\nBetter tools for support',
      ],
    },
  },
  {
    layout: 'timeline',
    script: [
      '这一季做了这些事。7 月上线新版首页，打开快了三分之一。8 月在帮助中心试用智能问答。9 月完成支付改造，失败后可以原地重试。下一步在 10 月：登录改造，并全量开放问答。',
      'What happened this quarter? In July the new home page came, which opens a third faster. In August smart answers went on trial in the help centre. In September payment was rebuilt, so that failed payments can be retried. Next, in October: sign-in, and answers for everybody.',
    ],
    words: {
      label: ['进展', 'PROGRESS'],
      title: ['这一季做了什么', 'What happened this quarter'],
      'time-1': ['7 月', 'July'],
      'head-1': ['新版首页', 'New home page'],
      'text-1': ['打开快了三分之一', 'Opens a third faster'],
      'time-2': ['8 月', 'August'],
      'head-2': ['智能问答', 'Smart answers'],
      'text-2': ['先在帮助中心试用', 'A trial in the help centre'],
      'time-3': ['9 月', 'September'],
      'head-3': ['支付改造', 'Payment rebuilt'],
      'text-3': ['失败后可以原地重试', 'Failed payments can be retried'],
      'time-4': ['10 月', 'October'],
      'head-4': ['下一步', 'Next'],
      'text-4': ['登录改造，全量开放问答', 'Sign-in; answers for everybody'],
    },
  },
  {
    layout: 'picture',
    script: [
      '我们还访谈了 24 位用户。最常听到的有两句话。一句是：现在不用打电话，也能找到答案。另一句是：希望支付失败时，能告诉我为什么。',
      'We also spoke with 24 users. Two sentences came up most. One was: I find answers without calling now. The other: when a payment fails, tell me why.',
    ],
    words: {
      label: ['访谈', 'INTERVIEWS'],
      title: ['用户怎么说', 'What users told us'],
      body: [
        '“现在不用打电话，也能找到答案。”\n“希望支付失败时，能告诉我为什么。”\n我们访谈了 24 位用户，以上是最常听到的两句话。',
        '“I find answers without calling now.”\n“When a payment fails, tell me why.”\nWe spoke with 24 users; these two sentences came up most.',
      ],
    },
    art: [
      disc(210, 200, 78, 'accent1'),
      path([80, 300, 260, 262.5], 'M0,262.5 L0,130 A130,130 0 0 1 260,130 L260,262.5 Z', 'dark2'),
      disc(318, 120, 46, 'accent2'),
      sign([272, 82, 92, 110], '“', {
        size: 84,
        ink: 'light1',
        heading: true,
        bold: true,
        align: 'center',
      }),
    ],
  },
  {
    layout: 'closing',
    script: [
      '下一季要做三件事：登录失败率降到 1% 以下，智能问答覆盖全部页面，每月公开一次服务质量数据。报告就到这里，谢谢大家。',
      'There are three things for next quarter: failed sign-ins below 1%, smart answers on every page, and figures on service quality that we publish monthly. Thank you for listening.',
    ],
    words: {
      title: ['下一季的三件事', 'Three things for next quarter'],
      body: [
        '登录失败率降到 1% 以下\n智能问答覆盖全部页面\n每月公开一次服务质量数据',
        'Failed sign-ins below 1%\nSmart answers on every page\nService quality, published monthly',
      ],
    },
  },
];
