// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '../../../../lib/language.ts';
import { show } from '../../../../testing/show.tsx';
import { SpeechChoice, usualSpeech } from './speech-choice.tsx';

const open = (pages: { spoken: number; silent: number } | undefined) =>
  show(<SpeechChoice pages={pages} wish={usualSpeech} onChange={() => undefined} />);

test('before a narrated export it is said how many pages have speech and how many have none', () => {
  setLanguage('zh-CN');
  open({ spoken: 7, silent: 2 });
  expect(screen.getByText('7 页有语音，2 页没有语音、放映时需手动翻页。')).toBeDefined();
});

test('one page is no pages, and all pages need no second number', () => {
  setLanguage('en-US');
  const { unmount } = open({ spoken: 1, silent: 1 });
  expect(screen.getByText('1 page has speech; 1 has none and waits for a click.')).toBeDefined();
  unmount();
  open({ spoken: 3, silent: 0 });
  expect(screen.getByText('Every page has speech (3).')).toBeDefined();
});
