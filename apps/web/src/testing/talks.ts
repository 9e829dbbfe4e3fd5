import type { TalkReadiness } from '@app/contract/broadcast/schema.ts';
import type { Talk } from '@app/contract/project/schema.ts';

type Page = Talk['pages'][number];

/** A page on which nothing stands and nothing is said, unless a test wants it. */
export const aPage = (index: number, wanted: Partial<Page> = {}): Page => ({
  id: `page-${index}`,
  index,
  title: `标题${index + 1}`,
  background: { kind: 'solid', color: '#ffffff' },
  elements: [],
  script: '',
  presenterLayout: null,
  transition: null,
  builds: [],
  avatar: null,
  broadcast: null,
  ...wanted,
});

export const aTalk = (pages: Page[], introQuestions: string[] = []): Talk => ({
  id: '01930000-0000-7000-8000-0000000000a1',
  title: '认识太阳系',
  owner: '林老师',
  language: 'zh-CN',
  avatar: null,
  viewport: { width: 1000, height: 562.5 },
  presenterLayout: 'auto',
  pages,
  introQuestions,
  hears: true,
});

/** All that there is can be heard. */
export const allReady = (pages: number): TalkReadiness => ({
  pages,
  ready: pages,
  first: pages,
  waiting: [],
});
