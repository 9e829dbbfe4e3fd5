import {
  alignElements,
  type Alignment,
  type Chosen,
  distributeElements,
  matchSize,
} from '@app/deck/commands/arrange.ts';
import type { Message } from '@app/contract/base/messages.ts';
import type { Command } from '@app/deck/commands/command.ts';
import { unitsOf } from '@app/deck/commands/groups.ts';
import type { Size } from '@app/deck/deck.ts';
import {
  IconArrowAutofitHeight,
  IconArrowAutofitWidth,
  IconFile,
  type IconProps,
  IconLayersSubtract,
  IconLayersUnion,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  IconStackBack,
  IconStackBackward,
  IconStackForward,
  IconStackFront,
} from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../../../lib/texts.ts';
import { seenMovable } from '../../gestures/seen.ts';
import { groupChosen, reorderChosen, ungroupChosen } from '../../keys/actions.ts';
import { keyTexts } from '../../keys/messages.ts';
import { chosenElements } from '../../store.ts';
import { FieldRow, Section } from '../fields/section.tsx';
import { Toggle } from '../fields/toggle.tsx';
import { useEdited, useEditor } from '../use-editor.ts';
import { arrangeTexts as texts } from './arrange-messages.ts';
import { PanelButton } from './panel-button.tsx';

type Icon = ComponentType<IconProps>;

const alignments: readonly (readonly [Alignment, Message, Icon])[] = [
  ['left', texts.alignLeft, IconLayoutAlignLeft],
  ['center', texts.alignCenter, IconLayoutAlignCenter],
  ['right', texts.alignRight, IconLayoutAlignRight],
  ['top', texts.alignTop, IconLayoutAlignTop],
  ['middle', texts.alignMiddle, IconLayoutAlignMiddle],
  ['bottom', texts.alignBottom, IconLayoutAlignBottom],
];

/** How chosen elements stand to each other, to the page and in the order of painting. */
export function AlignSection() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const [toPage, setToPage] = useState(false);
  const entered = useEdited((state) => state.entered);
  const units = unitsOf(useEdited(useShallow(chosenElements)), entered);
  const arrange = (commandsOf: (chosen: Chosen, page: Size) => Command[]) => {
    const state = editor.store.getState();
    editor.perform(commandsOf(seenMovable(state), state.deck.viewport));
  };
  const isAlone = units.length < 2;
  const least = toPage ? 2 : 3;
  return (
    <Section title={t(texts.arrange)}>
      <FieldRow>
        {alignments.map(([alignment, message, icon]) => (
          <PanelButton
            key={alignment}
            label={t(message)}
            icon={icon}
            onClick={() => arrange((chosen, page) => alignElements(chosen, alignment, page, toPage))}
          />
        ))}
      </FieldRow>
      <FieldRow>
        <Toggle
          label={t(texts.toPage)}
          icon={IconFile}
          isOn={toPage || isAlone}
          disabled={isAlone}
          onChange={setToPage}
        />
        <PanelButton
          label={t(texts.distributeX)}
          icon={IconLayoutDistributeVertical}
          disabled={units.length < least}
          onClick={() => arrange((chosen, page) => distributeElements(chosen, 'x', page, toPage))}
        />
        <PanelButton
          label={t(texts.distributeY)}
          icon={IconLayoutDistributeHorizontal}
          disabled={units.length < least}
          onClick={() => arrange((chosen, page) => distributeElements(chosen, 'y', page, toPage))}
        />
        <PanelButton
          label={t(texts.sameWidth)}
          icon={IconArrowAutofitWidth}
          disabled={isAlone}
          onClick={() => arrange((chosen) => matchSize(chosen, 'x'))}
        />
        <PanelButton
          label={t(texts.sameHeight)}
          icon={IconArrowAutofitHeight}
          disabled={isAlone}
          onClick={() => arrange((chosen) => matchSize(chosen, 'y'))}
        />
      </FieldRow>
      <OrderRow canGroup={!isAlone} canUngroup={units.some((unit) => unit.length > 1)} />
    </Section>
  );
}

function OrderRow({ canGroup, canUngroup }: { canGroup: boolean; canUngroup: boolean }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const layers = [
    ['front', IconStackFront],
    ['forward', IconStackForward],
    ['backward', IconStackBackward],
    ['back', IconStackBack],
  ] as const;
  return (
    <FieldRow>
      {layers.map(([layer, icon]) => (
        <PanelButton
          key={layer}
          label={t(keyTexts[layer])}
          icon={icon}
          onClick={() => reorderChosen(editor, layer)}
        />
      ))}
      <PanelButton
        label={t(keyTexts.group)}
        icon={IconLayersUnion}
        disabled={!canGroup}
        onClick={() => groupChosen(editor)}
      />
      <PanelButton
        label={t(keyTexts.ungroup)}
        icon={IconLayersSubtract}
        disabled={!canUngroup}
        onClick={() => ungroupChosen(editor)}
      />
    </FieldRow>
  );
}
