import type { NewId } from '../defaults.ts';
import type { Slide } from '../slide.ts';
import type { Entry } from './content.ts';
import { pointsIn } from './lists.ts';
import { boldRoom, fittingSize, heightOf, isLastLineLost } from './measure.ts';
import { contentPlace, disc, filled, ground, run, shape, slot, titleOf, titled, words } from './pieces.ts';

/** Smaller than this share of what would fit a title is too small beside its page. */
const leastShare = 0.7;

/** The largest size at which a title fits, where that leaves no word alone on its last line. */
function titleSize(
  title: string,
  sizes: readonly number[],
  place: { width: number; height: number },
): number {
  const fits = (size: number) => heightOf([title], size, place.width) <= place.height;
  const largest = fittingSize(sizes, fits);
  const even = sizes.find(
    (size) => size <= largest && size >= largest * leastShare && !isLastLineLost(title, size, place.width),
  );
  return even ?? largest;
}

/** Where the title of the first page stands in each of our looks. */
export const coverPlace = { left: 60, top: 120, width: 630, height: 180 };

/** The first page: title and, below it, what it was made from. */
export function composeCover(newId: NewId, title: string, subtitle: string): Slide {
  const size = titleSize(
    title,
    [60, 57, 54, 52, 50, 48, 46, 44, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20],
    { width: boldRoom(coverPlace.width - 24), height: coverPlace.height - 8 },
  );
  const line = fittingSize([22, 20, 18, 16, 14, 13], (each) => heightOf([subtitle], each, 606) <= 42);
  return {
    id: newId(),
    layoutId: 'default-title',
    elements: [
      filled(newId, 'title', title, size),
      ...(subtitle === '' ? [] : [filled(newId, 'subtitle', subtitle, line)]),
    ],
  };
}

/** Where a part begins. */
export function composeSection(newId: NewId, title: string, number: number, subtitle: string): Slide {
  const size = titleSize(title, [48, 46, 44, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20], {
    width: boldRoom(606),
    height: 78,
  });
  const line = fittingSize([22, 20, 18, 16, 15, 14, 13], (each) => heightOf([subtitle], each, 606) <= 42);
  const mark = { left: 60, top: 96, width: 300, height: 76 };
  return {
    id: newId(),
    layoutId: 'default-section',
    elements: [
      words(
        newId,
        mark,
        [
          [
            run(String(number).padStart(2, '0'), {
              size: 60,
              bold: true,
              color: slot('light1'),
              isHeading: true,
            }),
          ],
        ],
        {
          size: 60,
          anchor: 'bottom',
        },
      ),
      filled(newId, 'title', title, size),
      ...(subtitle === '' ? [] : [filled(newId, 'subtitle', subtitle, line)]),
    ],
  };
}

/** Words of somebody, larger than anything else. */
export function composeQuote(newId: NewId, text: string, who: string): Slide {
  const size = fittingSize([36, 32, 30, 28, 26, 24, 22, 20], (each) => heightOf([text], each, 580) <= 190);
  return {
    id: newId(),
    layoutId: 'default-quote',
    elements: [filled(newId, 'title', text, size), ...(who === '' ? [] : [filled(newId, 'subtitle', who)])],
  };
}

type Column = { heading: string; entries: Entry[] };

/** Two things against each other. */
export function composeColumns(newId: NewId, title: string, left: Column, right: Column): Slide {
  const width = 303;
  const elements = [left, right].flatMap(({ heading, entries }, at) => {
    const place = { ...contentPlace, left: contentPlace.left + at * (contentPlace.width - width), width };
    const size = fittingSize([22, 20, 18, 16], (each) => heightOf([heading], each, width - 24) <= 52);
    return [
      ground(newId, place, at === 0 ? 'accent1' : 'accent2'),
      shape(newId, 'rect', { ...place, height: 56 }, slot('dark2')),
      words(
        newId,
        { ...place, left: place.left + 12, width: width - 24, height: 56 },
        [[run(heading, { size, bold: true, color: slot('light1'), isHeading: true })]],
        {
          size,
          anchor: 'middle',
        },
      ),
      ...pointsIn(
        newId,
        { left: place.left + 14, top: place.top + 70, width: width - 28, height: place.height - 84 },
        entries,
      ),
    ];
  });
  return titled(newId, title, elements);
}

/** Where those who watch are asked to ask. */
export function composeQuestions(newId: NewId, title: string, entries: readonly Entry[]): Slide {
  const rows = entries.slice(0, 4);
  const height = 84;
  const size = fittingSize([24, 22, 20, 18, 17, 16, 15], (each) =>
    rows.every(({ text }) => heightOf([text], each, 520) <= height - 12),
  );
  const elements = rows.flatMap(({ text }, at) => {
    const place = { ...contentPlace, top: contentPlace.top + 10 + at * (height + 16), height };
    return [
      ground(newId, place, 'accent2', 'roundRect'),
      ...disc(newId, '?', {
        left: place.left + 16,
        top: place.top + (height - 44) / 2,
        width: 44,
        height: 44,
      }),
      words(newId, { ...place, left: place.left + 78, width: 530 }, [[run(text, { size })]], {
        size,
        anchor: 'middle',
      }),
    ];
  });
  return { id: newId(), layoutId: 'default-content', elements: [titleOf(newId, title), ...elements] };
}
