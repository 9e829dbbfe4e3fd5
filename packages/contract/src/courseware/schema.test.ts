import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { elementSchema, pageSchema } from './schema.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const box = { type: 'text', left: 10, top: 20, width: 300, height: 60, rotate: 0 };
const elementText = elementSchema.shape.element;
const text = {
  paragraphs: [{ runs: [{ text: '太阳系', bold: true }] }],
  anchor: 'top',
  inset: { left: 0, top: 0, right: 0, bottom: 0 },
  wrap: true,
  fit: 'grow',
};

const element = {
  id,
  projectId: id,
  coursewarePageId: id,
  userId: id,
  index: 2,
  elementIndex: 2,
  ...box,
  content: '太阳系',
  element: JSON.stringify({ ...box, text, content: '太阳系' }),
};

const page = {
  id,
  status: 6,
  failure: null,
  pageStatus: 'generation-complete',
  content: '大家好。',
  scriptEngine: 'embedded',
  ssmlJsonText: '{"type":"doc","version":1,"content":[]}',
  imageUrl: null,
  background: null,
  backgroundColor: '#fff',
  slideBackground: { kind: 'solid', color: '#fff' },
  layoutId: null,
  hidesLayout: false,
  presenterLayout: null,
  voice: null,
  elementList: [element],
  modifyStatus: 'save',
  avatarId: null,
  index: 0,
  revision: 4,
  hidden: true,
  section: '开场',
  transition: { kind: 'push', direction: 'left', duration: 500 },
  builds: [{ elementId: id, kind: 'entry', effect: 'fade', trigger: 'click', delay: 0, duration: 500 }],
};

test('a page travels with codes and JSON text, and nothing inside gets lost on the way', () => {
  const decoded = z.parse(pageSchema, page);
  expect(decoded.status).toBe('unconfirmed');
  expect(decoded.ssmlJsonText).toEqual({ type: 'doc', version: 1, content: [] });
  expect(decoded.elementList[0]?.element).toMatchObject({ type: 'text', text });
  const sent = z.encode(pageSchema, decoded);
  expect(JSON.parse(sent.elementList[0]?.element ?? '')).toEqual({ ...box, text, content: '太阳系' });
  expect({ ...sent, elementList: [] }).toEqual({ ...page, elementList: [] });
});

test.each([
  ['a type that nobody knows', { ...box, type: 'hologram' }],
  ['a negative width', { ...box, width: -1 }],
  ['a position that is no number', { ...box, left: '10' }],
  ['a field that nobody knows', { ...box, onclick: 'alert(1)' }],
  ['a link that runs code', { ...box, link: { kind: 'web', address: 'javascript:alert(1)' } }],
])('an element with %s is refused', (_what, body) => {
  expect(z.safeDecode(elementText, JSON.stringify(body)).success).toBe(false);
});
