import type { Message } from '@app/contract/base/messages.ts';
import {
  IconCheck,
  IconCopyPlus,
  IconCrop,
  IconLock,
  IconLockOpen,
  IconTable,
  IconTrash,
} from '@tabler/icons-react';
import { type Action, type ActionIcon, divider, type MenuEntry } from '../../../../lib/actions.ts';
import { say } from '../../../../lib/texts.ts';
import { canOpen } from '../../gestures/choose.ts';
import type { Stage } from '../../gestures/stage.ts';
import type { View } from '../../gestures/view.ts';
import { zoomTo } from '../../gestures/zoom.ts';
import {
  canGroup,
  canUngroup,
  chooseAll,
  duplicateChosen,
  groupChosen,
  hideChosen,
  isLocked,
  lockChosen,
  openChosen,
  removeChosen,
  reorderChosen,
  ungroupChosen,
} from '../../keys/actions.ts';
import { type KeyRow, shortcutOf } from '../../keys/key-map.ts';
import { keyTexts } from '../../keys/messages.ts';
import { chosenElements, type Editor } from '../../store.ts';
import { chartTexts } from '../kinds/chart/messages.ts';
import { imageTexts } from '../kinds/image/messages.ts';
import { canvasTexts as texts } from './messages.ts';

type More = Pick<Action, 'when' | 'danger'> & { icon?: ActionIcon; message?: Message };

/** An entry for what keys do as well; it says which. */
function entry(action: KeyRow['action'], run: () => void, { message, ...more }: More = {}): Action {
  const shortcut = shortcutOf(action);
  return {
    name: action,
    label: say(message ?? keyTexts[action]),
    run,
    ...(shortcut !== undefined && { shortcut }),
    ...more,
  };
}

/** What opens by two presses and does not show it. */
function openEntries(editor: Editor): MenuEntry[] {
  const [only, ...others] = chosenElements(editor.store.getState());
  if (!only || others.length > 0 || !canOpen(only)) return [];
  if (only.type === 'image')
    return [entry('write', () => openChosen(editor), { icon: IconCrop, message: imageTexts.crop }), divider];
  if (only.type === 'chart')
    return [
      entry('write', () => openChosen(editor), { icon: IconTable, message: chartTexts.editData }),
      divider,
    ];
  return [];
}

const chosenEntries = (editor: Editor): MenuEntry[] => [
  ...openEntries(editor),
  entry('duplicate', () => duplicateChosen(editor), { icon: IconCopyPlus }),
  entry('remove', () => removeChosen(editor), {
    icon: IconTrash,
    danger: true,
    when: () => !isLocked(editor),
  }),
  divider,
  entry('group', () => groupChosen(editor), { when: () => canGroup(editor) }),
  entry('ungroup', () => ungroupChosen(editor), { when: () => canUngroup(editor) }),
  divider,
  entry('front', () => reorderChosen(editor, 'front')),
  entry('forward', () => reorderChosen(editor, 'forward')),
  entry('backward', () => reorderChosen(editor, 'backward')),
  entry('back', () => reorderChosen(editor, 'back')),
  divider,
  entry(
    'lock',
    () => lockChosen(editor),
    isLocked(editor)
      ? { icon: IconLockOpen, message: keyTexts.lockOff }
      : { icon: IconLock, message: keyTexts.lockOn },
  ),
  entry('hide', () => hideChosen(editor)),
];

type Switch = { [Name in keyof View]: View[Name] extends boolean ? Name : never }[keyof View];

/** What helps to arrange things, on and off; what is on has a tick. */
export function viewEntries({ view, editor }: Stage): MenuEntry[] {
  const now = view.getState();
  const { viewport } = editor.store.getState().deck;
  const onOff = (name: Switch): Action => ({
    name,
    label: say(texts[name]),
    run: () => view.setState({ [name]: !now[name] }),
    ...(now[name] && { icon: IconCheck }),
  });
  const addGuide = (axis: 'x' | 'y', at: number) =>
    view.setState(({ guides }) => ({ guides: { ...guides, [axis]: [...guides[axis], at] } }));
  return [
    onOff('snaps'),
    onOff('grid'),
    onOff('rulers'),
    divider,
    { name: 'guide-x', label: say(texts.addUprightGuide), run: () => addGuide('x', viewport.width / 2) },
    { name: 'guide-y', label: say(texts.addLevelGuide), run: () => addGuide('y', viewport.height / 2) },
    {
      name: 'clear-guides',
      label: say(texts.clearGuides),
      when: () => now.guides.x.length + now.guides.y.length > 0,
      run: () => view.setState({ guides: { x: [], y: [] } }),
    },
  ];
}

/** The menu of the canvas: of what is chosen, or of the canvas itself. */
export function canvasEntries(stage: Stage): MenuEntry[] {
  const { editor } = stage;
  if (editor.store.getState().selected.length > 0) return chosenEntries(editor);
  return [
    entry('chooseAll', () => chooseAll(editor)),
    entry('zoomFit', () => zoomTo(stage, 'fit')),
    divider,
    ...viewEntries(stage),
  ];
}
