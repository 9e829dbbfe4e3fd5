import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the statistics. */
export const recordMessages = defineMessages('record', {
  questions: { zh: '观众提问', en: 'Questions asked' },
  questionsCount: { zh: '观众提问 {count}', en: 'Viewer questions: {count}' },
  lead: {
    zh: '观众的提问，和数字人从课件里给出的回答。课件未涉及的，可以补进讲稿。',
    en: 'What viewers asked, and what the avatar answered from the deck. What is not covered can go into a script.',
  },
  question: { zh: '问题与回答', en: 'Question and answer' },
  outcome: { zh: '结果', en: 'Outcome' },
  pages: { zh: '出处', en: 'Source' },
  talk: { zh: '项目', en: 'Project' },
  time: { zh: '时间', en: 'Time' },
  found: { zh: '已回答', en: 'Answered' },
  foundAbout: { zh: '课件里讲到了', en: 'The deck covers it' },
  near: { zh: '相近内容', en: 'Close match' },
  nearAbout: {
    zh: '课件谈到了这方面，但不一定直接回答',
    en: 'The deck speaks of this, though perhaps not directly',
  },
  none: { zh: '未涉及', en: 'Not covered' },
  noneAbout: { zh: '课件里没有相关内容', en: 'The deck has nothing about it' },
  reply: { zh: '已回应', en: 'Replied' },
  replyAbout: {
    zh: '打招呼，或问题太宽，已反问',
    en: 'A greeting, or a question too broad to answer, so the avatar asked back',
  },
  whyCount: { zh: '依据 {count} 处', en: 'Sources: {count}' },
  source: { zh: '来自第 {page} 页：', en: 'From page {page}:' },
  understood: { zh: '按上文理解为：{question}', en: 'Understood after the questions before as: {question}' },
  standIn: { zh: '{by}（{reason}）', en: '{by} ({reason})' },
  standInSlow: { zh: '语言模型太慢', en: 'the language model was too slow' },
  standInFailed: { zh: '语言模型无法使用', en: 'the language model could not be used' },
  standInUnsupported: {
    zh: '语言模型写的内容在课件里没有依据',
    en: 'what the language model wrote has no source in the deck',
  },
  standInDeclined: {
    zh: '语言模型在课件里没找到答案',
    en: 'the language model found no answer in the deck',
  },
  page: { zh: '第 {page} 页', en: 'Page {page}' },
  noPages: { zh: '无', en: 'None' },
  allTalks: { zh: '全部项目', en: 'All projects' },
  chooseTalk: { zh: '按项目筛选', en: 'Filter by project' },
  titleEmpty: { zh: '还没有观众提问', en: 'No questions yet' },
  empty: {
    zh: '分享一个项目，观众的提问和回答都会列在这里。',
    en: 'Share a project: questions from viewers and their answers are listed here.',
  },
  toProjects: { zh: '分享项目', en: 'Share a project' },
  nothingFound: { zh: '这个项目还没有人提问', en: 'No questions about this project yet' },
  loadFailed: { zh: '提问加载失败', en: 'Could not load the questions' },
});
