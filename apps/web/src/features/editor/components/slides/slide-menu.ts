import {
  IconArrowDown,
  IconArrowUp,
  IconCopyPlus,
  IconEye,
  IconEyeOff,
  IconLayoutNavbar,
  IconPlus,
  IconSelectAll,
  IconTrash,
} from '@tabler/icons-react';
import { divider, type MenuEntry } from '../../../../lib/actions.ts';
import { say } from '../../../../lib/texts.ts';
import type { Editor } from '../../store.ts';
import { stripTexts as texts } from './messages.ts';
import type { SlideWork } from './slide-work.ts';

type Around = { editor: Editor; work: SlideWork; onBegun: (slideId: string) => void };

/** What can be done with the slides that are chosen; a slide that is not among them is chosen first. */
export function slideMenu(id: string, { editor, work, onBegun }: Around): readonly MenuEntry[] {
  if (!editor.store.getState().chosenSlides.includes(id)) editor.goTo(id);
  const { deck, chosenSlides } = editor.store.getState();
  const chosen = deck.slides.filter((slide) => chosenSlides.includes(slide.id));
  const isLast = chosen.length === deck.slides.length;
  const section = deck.slides.find((slide) => slide.id === id)?.section;
  const begin = () => {
    work.beginSection(id);
    onBegun(id);
  };
  return [
    { name: 'add', label: say(texts.add), icon: IconPlus, shortcut: 'Enter', run: () => work.add() },
    {
      name: 'duplicate',
      label: say(texts.duplicate),
      icon: IconCopyPlus,
      shortcut: 'Ctrl+D',
      run: work.duplicate,
    },
    {
      name: 'remove',
      label: say(texts.remove),
      icon: IconTrash,
      shortcut: 'Delete',
      danger: true,
      when: () => !isLast,
      run: work.remove,
    },
    divider,
    {
      name: 'hide',
      label: say(texts.hide),
      icon: IconEyeOff,
      shortcut: 'Ctrl+Shift+H',
      when: () => chosen.some(({ hidden }) => !hidden),
      run: () => work.hide(true),
    },
    {
      name: 'show',
      label: say(texts.show),
      icon: IconEye,
      when: () => chosen.some(({ hidden }) => hidden === true),
      run: () => work.hide(false),
    },
    divider,
    {
      name: 'up',
      label: say(texts.moveUp),
      icon: IconArrowUp,
      shortcut: 'Ctrl+Shift+↑',
      when: () => !isLast,
      run: () => work.move(-1),
    },
    {
      name: 'down',
      label: say(texts.moveDown),
      icon: IconArrowDown,
      shortcut: 'Ctrl+Shift+↓',
      when: () => !isLast,
      run: () => work.move(1),
    },
    { name: 'all', label: say(texts.all), icon: IconSelectAll, shortcut: 'Ctrl+A', run: work.chooseAll },
    divider,
    {
      name: 'begin',
      label: say(texts.beginSection),
      icon: IconLayoutNavbar,
      when: () => section === undefined,
      run: begin,
    },
  ];
}
