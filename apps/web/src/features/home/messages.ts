import { defineMessages } from '@app/contract/base/messages.ts';

export const homeMessages = defineMessages('home', {
  name: { zh: '开讲', en: 'Rostrum' },
  otherName: { zh: 'Rostrum', en: '开讲' },
  headline: { zh: '让你的课件', en: 'Give your slides' },
  headlineEnd: { zh: '开口说话', en: 'a voice' },
  about: {
    zh: '上传课件，数字人替你讲、替你答，并告诉你谁听懂了。',
    en: 'Drop in a deck. A digital human presents it, answers questions about it, and tells you who listened.',
  },
  documentTitle: { zh: '开讲 Rostrum', en: 'Rostrum 开讲' },
  otherLanguage: { zh: 'English', en: '中文' },
  apiPages: { zh: '接口文档', en: 'API reference' },
  stage: { zh: '示意图：数字人正在讲解一页课件', en: 'Picture: a digital human presenting a slide' },
  slideTitle: { zh: '认识太阳系', en: 'The solar system' },
  slideText: { zh: '八大行星与它们的轨道', en: 'Eight planets and their orbits' },
  caption: { zh: '大家好，今天我们从水星讲起……', en: 'Hello everyone. We begin with Mercury…' },
  asking: { zh: '正在连接服务…', en: 'Reaching the server…' },
  ready: { zh: '服务已就绪，版本 {version}', en: 'The server is ready, version {version}' },
  notReady: { zh: '服务暂未就绪，正在自动重试', en: 'The server is not ready yet; trying again' },
});
