import type { ProjectOrder } from '@app/contract/project/states/sort.ts';

const idOf = (number: number) => `01930000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;

/** A project as the server sends it. */
export const projectSent = (number = 1, more: object = {}) => ({
  id: idOf(number),
  title: `项目 ${number}`,
  avatarsId: null,
  ttsId: null,
  voiceSettings: null,
  coursewareId: idOf(number + 50),
  backgroundColor: '#fff',
  isAiCheck: 2,
  isAiCheckStatus: 'ppt-no-tip',
  step: null,
  docId: idOf(99),
  docIds: [idOf(99)],
  docText: null,
  docName: 'deck.pptx',
  docType: 'pptx',
  sceneId: null,
  pageNumber: -1,
  lengthMinutes: null,
  menu: 3,
  status: null,
  outlineStatus: null,
  pptStatus: 1,
  atlasStatus: null,
  coursewareStatus: 'ppt-generation-complete',
  coursewareProgress: null,
  imageUrl: null,
  pages: 2,
  viewport: { width: 1000, height: 562.5 },
  presenterLayout: 'auto',
  docFault: null,
  notKept: [],
  kept: [],
  broadcastAt: null,
  isTemplate: false,
  isSample: false,
  createdAt: '2026-11-15T08:00:00.000Z',
  updatedAt: '2026-11-15T08:00:00.000Z',
  openedAt: null,
  ...more,
});

/** A page of a project with one line of text on it, as the server sends it. */
export function pageSent(index: number, more: object = {}, words = `Slide ${index + 1}`) {
  const id = idOf(index + 70);
  const box = { type: 'text', left: 80, top: 120, width: 840, height: 120, rotate: 0 };
  const text = {
    paragraphs: [{ runs: [{ text: words, size: 44, color: '#0B6B74', bold: true }] }],
    anchor: 'top',
    inset: { left: 10, top: 5, right: 10, bottom: 5 },
    wrap: true,
    fit: 'grow',
  };
  return {
    id,
    status: 6,
    pageStatus: 'generation-complete',
    content: `第 ${index + 1} 页的讲稿。`,
    scriptEngine: null,
    ssmlJsonText: null,
    imageUrl: null,
    background: null,
    backgroundColor: '#ffffff',
    slideBackground: { kind: 'solid', color: '#ffffff' },
    layoutId: null,
    hidesLayout: false,
    elementList: [
      {
        id: idOf(index + 80),
        projectId: idOf(1),
        coursewarePageId: id,
        userId: idOf(0),
        index: 0,
        elementIndex: 0,
        ...box,
        content: words,
        element: JSON.stringify({ ...box, content: words, text }),
      },
    ],
    modifyStatus: 'save',
    avatarId: null,
    presenterLayout: null,
    voice: null,
    index,
    hidden: false,
    section: null,
    transition: null,
    builds: [],
    revision: 1,
    failure: null,
    ...more,
  };
}

/** What a list call of the web asks for. */
export type AskedList = { tab: string; search: string; orderBy: ProjectOrder; orderDir: string };

/** A page of projects as a list call answers. */
export const listSent = (list: readonly object[], total = list.length) => ({
  data: { list, total, pageNum: 1, pageSize: 24 },
});
