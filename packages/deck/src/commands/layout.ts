import type { NewId } from '../defaults.ts';
import { emptyPlace, isForWords } from '../design/default-slide.ts';
import { withInherited } from '../design/inherit.ts';
import type { Design, Layout, Placeholder } from '../design.ts';
import type { SlideElement } from '../element.ts';
import { elementText } from '../elements/registry.ts';
import type { Slide } from '../slide.ts';
import type { Command } from './command.ts';
import { removeElements } from './elements.ts';
import { setLayout } from './design.ts';
import { elementPlace, insert, set, slidePlace } from './place.ts';

const layoutOf = ({ masters }: Design, id: string | undefined): Layout | undefined =>
  masters.flatMap(({ layouts }) => layouts).find((layout) => layout.id === id);

/** Which place of another layout something moves to: one for the same, or else any for words below a title. */
function fitting(from: Placeholder, free: readonly Placeholder[]): Placeholder | undefined {
  const alike = free.find(({ role }) => role === from.role);
  if (alike || from.role === 'title' || !isForWords(from)) return alike;
  return free.find((place) => isForWords(place) && place.role !== 'title');
}

const isEmptyText = (element: SlideElement) => element.type === 'text' && elementText(element) === '';

type Fitting = { commands: Command[]; gone: string[]; free: Placeholder[] };

function moved(slide: Slide, from: Layout | undefined, to: Layout): Fitting {
  let free = [...to.placeholders];
  const gone: string[] = [];
  const commands = slide.elements.flatMap((element): Command[] => {
    const before = from?.placeholders.find(({ id }) => id === element.placeholder);
    if (!before) return [];
    const place = fitting(before, free);
    if (place) {
      free = free.filter((each) => each !== place);
      return [set(elementPlace(slide.id, element.id).to('placeholder'), place.id)];
    }
    if (isEmptyText(element)) {
      gone.push(element.id);
      return [];
    }
    // There is no place for it: it stays as it was seen.
    const { placeholder: _gone, ...own } = withInherited(element, before);
    return [set(elementPlace(slide.id, element.id), own)];
  });
  return { commands, gone, free };
}

/**
 * Puts a slide on another layout. What was written into places goes to those of the new layout, or stays as it was seen
 * where there is none; places that nobody has filled come and go.
 */
export function changeLayout(slide: Slide, design: Design, layoutId: string, newId: NewId): Command[] {
  const to = layoutOf(design, layoutId);
  if (!to || slide.layoutId === layoutId) return [];
  const { commands, gone, free } = moved(slide, layoutOf(design, slide.layoutId), to);
  const end = slide.elements.length - gone.length;
  return [
    ...setLayout(slide, layoutId),
    ...commands,
    ...removeElements(slide, gone),
    ...free
      .filter(isForWords)
      .map((place, index) =>
        insert(slidePlace(slide.id).to('elements'), end + index, emptyPlace(newId(), place.id)),
      ),
  ];
}
