import { describe, expect, test } from 'vitest';
import { acceptedTypes, documentLimits } from './limits.ts';
import { documentFaults, documentFaultText } from './states/fault.ts';

test('what is accepted depends on the purpose', () => {
  expect(acceptedTypes).toEqual({
    document: ['pdf', 'pptx', 'docx', 'txt'],
    knowledge: ['pdf', 'pptx', 'docx', 'txt', 'mp3', 'wav', 'mp4'],
    canvas: ['pptx'],
  });
});

test('a text file is read up to 5 MB', () => {
  expect(documentLimits.textReadBytes).toBe(5 * 1024 * 1024);
});

describe('what a parser reports', () => {
  test('20250001e4 says that the document is unavailable', () => {
    expect(documentFaultText('20250001e4').en).toMatch(/unavailable/);
  });

  test('20250002e4 says that the document is noncompliant', () => {
    expect(documentFaultText('20250002e4').en).toMatch(/noncompliant/);
  });

  test.each([['20250003e4'], ['timeout'], [''], ['toString'], ['constructor']])(
    '%j says that the server is busy',
    (code) => {
      expect(documentFaultText(code).en).toBe('The server is busy, please try again later');
    },
  );

  test('only these two of the specification, and two each about decks and project files, have a text of their own', () => {
    expect(Object.keys(documentFaults)).toEqual([
      '20250001e4',
      '20250002e4',
      'no-slides',
      'not-a-deck',
      'project-damaged',
      'project-newer',
    ]);
  });
});
