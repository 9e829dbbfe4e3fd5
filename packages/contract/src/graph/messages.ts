import { defineMessages } from '../base/messages.ts';

/** Sentences about knowledge graphs. */
export const graphMessages = defineMessages('graph', {
  failed: {
    zh: '知识图谱生成失败，大纲不受影响，请重试',
    en: 'The knowledge graph could not be drawn. Your outline is not affected: try again.',
  },
});
