import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the statistics. */
export const recordMessages = defineMessages('record', {
  questions: { zh: '观众提问', en: 'Questions asked' },
  questionsCount: { zh: '观众提问 {count}', en: 'Questions asked: {count}' },
  lead: {
    zh: '观众边看边问的问题，和数字人从课件里给出的回答。没讲到的，可以补进讲稿。',
    en: 'What viewers asked while watching, and what the avatar answered from the deck. What is missing can go into a script.',
  },
  question: { zh: '问题与回答', en: 'Question and answer' },
  outcome: { zh: '结果', en: 'Outcome' },
  pages: { zh: '出处', en: 'Pages' },
  talk: { zh: '项目', en: 'Project' },
  time: { zh: '时间', en: 'When' },
  found: { zh: '已回答', en: 'Answered' },
  foundAbout: { zh: '课件里讲到了', en: 'The deck covers it' },
  near: { zh: '答得接近', en: 'Close' },
  nearAbout: { zh: '课件没有直接讲到，给了最接近的内容', en: 'Not said directly; the closest was given' },
  none: { zh: '没讲到', en: 'Not covered' },
  noneAbout: { zh: '课件里没有相关内容', en: 'The deck says nothing about it' },
  reply: { zh: '已回应', en: 'Replied' },
  replyAbout: {
    zh: '打招呼，或问题太宽，已反问',
    en: 'A greeting, or a question so wide that it was asked back',
  },
  page: { zh: '第 {page} 页', en: 'Page {page}' },
  noPages: { zh: '无', en: 'None' },
  allTalks: { zh: '全部项目', en: 'All projects' },
  chooseTalk: { zh: '按项目筛选', en: 'Filter by project' },
  titleEmpty: { zh: '还没有观众提问', en: 'Nobody has asked yet' },
  empty: {
    zh: '分享一个项目，观众边看边问的问题和回答都会列在这里。',
    en: 'Share a project: what viewers ask while watching is listed here with its answers.',
  },
  toProjects: { zh: '分享项目', en: 'Share a project' },
  nothingFound: { zh: '这个项目还没有人提问', en: 'Nobody has asked this project yet' },
  loadFailed: { zh: '提问没有加载成功', en: 'The questions could not be loaded' },
});
