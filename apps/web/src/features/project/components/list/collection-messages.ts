import { defineMessages } from '@app/contract/base/messages.ts';

/** Words of the decks that everybody may start from. They come with the tab, which most visits do not open. */
export const collectionTexts = defineMessages('collection', {
  titleNoTemplates: { zh: '还没有模板', en: 'No templates yet' },
  noTemplates: {
    zh: '这台服务器没有附带模板。上传一份课件，同样可以开始。',
    en: 'This server comes without templates. Upload a deck to get started.',
  },
  templates: { zh: '模板', en: 'Templates' },
  templatesLoadFailed: { zh: '模板加载失败', en: 'Could not load the templates' },
  noTemplateFound: {
    zh: '没有名称包含“{find}”的模板，换个词试试。',
    en: 'No template is called “{find}”. Try another word.',
  },
  startNamed: { zh: '使用模板“{title}”', en: 'Use the template “{title}”' },
  started: { zh: '已用“{title}”新建项目', en: 'Project created from “{title}”' },
  use: { zh: '使用此模板', en: 'Use this template' },
});
