// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { StageContext } from '../hooks.ts';
import { allReady } from '../../../testing/talks.ts';
import { StageEngine } from '../engine/stage-engine.ts';
import { Turns } from './turns.tsx';

const talk = {
  id: '01930000-0000-7000-8000-0000000000a1',
  title: '',
  owner: '',
  language: 'zh-CN' as const,
  avatar: null,
  viewport: { width: 1000, height: 562.5 },
  presenterLayout: 'auto' as const,
  pages: [],
  introQuestions: [],
  hears: true,
};
const engine = new StageEngine({
  talk,
  calls: {
    projectId: talk.id,
    load: () => Promise.resolve(talk),
    readiness: () => Promise.resolve(allReady(0)),
    async *ask() {},
    transcribe: async () => '',
    listener: '',
  },
  client: new QueryClient(),
});
const failed = (isFinal: boolean) => ({
  id: 1,
  question: '哪颗行星最大？',
  sentences: [],
  state: 'failed' as const,
  fault: '为什么没有回答',
  isFinal,
});

test.each([
  ['embedded', '由内置引擎回答'],
  ['qwen3', '由qwen3回答'],
])('an answer of %s says so', (by, text) => {
  const turn = { ...failed(false), state: 'done' as const, fault: '', engine: by };
  show(
    <StageContext value={engine}>
      <Turns turns={[turn]} talk={talk} />
    </StageContext>,
  );
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  [false, 1],
  [true, 0],
])('a question that failed for good (%s) can be sent again by %i button', (isFinal, buttons) => {
  show(
    <StageContext value={engine}>
      <Turns turns={[failed(isFinal)]} talk={talk} />
    </StageContext>,
  );
  expect(screen.getByRole('alert').textContent).toContain('为什么没有回答');
  expect(screen.queryAllByRole('button', { name: '重试' })).toHaveLength(buttons);
});
