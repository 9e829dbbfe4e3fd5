import { describe, expect, test } from 'vitest';
import { clientLimits } from './limits.ts';
import { clientMessages, statusText, statusTexts } from './messages.ts';

test('the numbers are those of the spec', () => {
  expect(clientLimits).toEqual({
    httpTimeoutMs: 300000,
    noticeMs: 3000,
    mediaNoticeMs: 5000,
    contextMenu: { maxWidth: 180, itemHeight: 30, dividerHeight: 11, padding: 10 },
  });
});

test('an answer without a sentence reads as An Error Occurred', () => {
  expect(clientMessages.errorOccurred.en).toBe('An Error Occurred');
});

describe('HTTP statuses', () => {
  test('each of these has a text of its own', () => {
    const statuses = [400, 401, 402, 403, 404, 405, 408, 413, 415, 429, 500, 502, 503, 504];
    expect(Object.keys(statusTexts).map(Number)).toEqual(statuses);
    expect(new Set(statuses.map((status) => statusText(status).en)).size).toBe(statuses.length);
    expect(new Set(statuses.map((status) => statusText(status).zh)).size).toBe(statuses.length);
  });

  test('500 says that the server is busy', () => {
    expect(statusText(500).en).toBe('The server is busy, please try again later');
  });

  test.each([418, 511, 0])('%i gets the general sentence', (status) => {
    expect(statusText(status)).toBe(clientMessages.errorOccurred);
  });
});
