import { expect, test } from 'vitest';
import { asked, page } from './testing.ts';

const ferry = [
  page('The ferry', [['A talk on the line to Orlin']], 'Welcome. Today’s talk is about the ferry.'),
  page(
    'Crew',
    [['Three sailors']],
    'One sailor alone cannot steer and moor. Two are too slow when the wind is strong. So the ferry needs at least three sailors.',
  ),
  page(
    'Passengers',
    [['Numbers']],
    'In the year 2031 there were 400 passengers a day. For 2040 the harbour expects 900 passengers a day.',
  ),
  page('Draught', [['What it means']], 'Draught: how deep the ferry lies in the water when it is full.'),
  page('Pier', [['A bridge of oak']], 'The pier is a bridge of oak.'),
];

test('who asks why hears what a sentence concludes from', () => {
  expect(asked(ferry, 'Why does the ferry need three sailors?').said).toContain('cannot steer and moor');
});

test('who asks for a year hears the number of that year', () => {
  const { said } = asked(ferry, 'How many passengers a day are expected in 2040?');
  expect(said).toContain('900');
  expect(said).not.toContain('400');
});

test('a sentence that begins with a name and a colon says what it is', () => {
  expect(asked(ferry, 'What does draught mean?').said).toContain('how deep the ferry lies');
});

test('a talk is summed up in a few words as well', () => {
  expect(asked(ferry, 'What is the talk about in short?').remark).toBe('whole');
  expect(asked(ferry, '用一分钟概括一下这个汇报').remark).toBe('summary');
});
