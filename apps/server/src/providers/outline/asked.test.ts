import { secondsOfTalk } from '@app/contract/outline/states/length.ts';
import { pageCountOptions } from '@app/contract/project/limits.ts';
import { secondsOf } from '@app/deck/script/speech/time.ts';
import { countingIds } from '@app/deck/testing.ts';
import { describe, expect, test } from 'vitest';
import type { Block, SourceDocument } from '../document/document.ts';
import { drawOutline } from './draw-outline.ts';
import { makeTalk } from './make-talk.ts';
import { secondsOfBlocks } from './material.ts';
import { documentOf, tea } from './testing.ts';

const places = ['north', 'south', 'east', 'west', 'middle', 'coast', 'valley', 'plain', 'island', 'forest'];
const months = ['January', 'March', 'April', 'June', 'August', 'October'];

/** Chapters that each have a table and sentences too long to stand beside it. */
function withTables(): SourceDocument {
  const sentence = (place: string, month: string, at: number) =>
    `In ${month} the growers of the ${place} carry about ${at + 2} hundred baskets of the youngest leaves down from the terraces before the rain begins, which takes them ${at + 3} days.`;
  const document = documentOf(
    places
      .map(
        (place, at) =>
          `# The ${place}\n${months.map((month, of) => sentence(place, month, at * 7 + of)).join(' ')}`,
      )
      .join('\n'),
  );
  const blocks = document.blocks.flatMap((block): Block[] =>
    block.kind === 'heading'
      ? [block]
      : [
          block,
          {
            kind: 'table',
            page: 1,
            headRows: 1,
            rows: [
              ['Kind', 'Use'],
              ['Green leaf', 'kept'],
              ['Black leaf', 'sold'],
            ],
          },
        ],
  );
  return { ...document, blocks };
}

const talkOf = (document: SourceDocument, outline: ReturnType<typeof drawOutline>, minutes?: number) =>
  makeTalk(outline, document, { newId: countingIds(), name: 'x', ...(minutes !== undefined && { minutes }) });
const lengthOf = (talk: ReturnType<typeof makeTalk>) =>
  talk.flatMap(({ told }) => told).reduce((sum, { text }) => sum + secondsOf(text), 0);

describe('what was asked for is made', () => {
  test.each(pageCountOptions.slice(0, 3))('$from to $to pages, those that go on counted', (wanted) => {
    const document = withTables();
    const talk = talkOf(document, drawOutline(document, 'x', wanted));
    expect(talk.length).toBeGreaterThanOrEqual(wanted.from);
    expect(talk.length).toBeLessThanOrEqual(wanted.to);
  });

  test.each([3, 5])('a talk of %i minutes is as long as that', (minutes) => {
    const document = withTables();
    const seconds = lengthOf(talkOf(document, drawOutline(document, 'x', { from: 5, to: 10 }), minutes));
    expect(Math.abs(seconds / 60 / minutes - 1)).toBeLessThanOrEqual(0.1);
  });
});

describe('how long a talk will be is known before it is made', () => {
  test.each([
    ['without a length', null],
    ['of a length that its material fills', 5],
    ['of a length that its material cannot fill', 30],
  ])('%s', (_what, minutes) => {
    const document = withTables();
    const outline = drawOutline(document, 'x', { from: 10, to: 15 });
    const promised = secondsOfTalk(outline, secondsOfBlocks(document, 'x'), minutes);
    const made = lengthOf(talkOf(document, outline, minutes ?? undefined));
    expect(Math.abs(made / promised - 1)).toBeLessThanOrEqual(0.15);
  });

  test('a short text promises a minute, and not the twenty that were asked for', () => {
    const promised = secondsOfTalk(drawOutline(tea, 'x'), secondsOfBlocks(tea, 'x'), 20);
    expect(promised).toBeLessThan(120);
  });
});
