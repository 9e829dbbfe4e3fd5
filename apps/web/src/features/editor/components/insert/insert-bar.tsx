import { type ShapeName, shapeGroups } from '@app/deck/shapes/library.ts';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconFolder,
  IconLine,
  type IconProps,
  IconPlus,
} from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { useSize } from '../../../../components/use-size.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { editorMessages } from '../../messages.ts';
import { Popover } from '../fields/popover.tsx';
import { HelpSheet } from '../help/help-sheet.tsx';
import { kinds } from '../kinds/registry.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import { useInsertMedia } from './insert-media.ts';
import styles from './insert.module.css';
import { MediaChoice } from './media-choice.tsx';
import type { MediaKind } from './media-rules.ts';
import { insertTexts as texts } from './messages.ts';
import { countUse } from './most-used.ts';
import { ShapePicker } from './shape-picker.tsx';
import { insertSlots } from './slots.ts';
import { TableGrid } from './table-grid.tsx';
import { Transfers } from './transfers.tsx';
import { useDrawTool } from './use-draw-tool.ts';
import { useInsert } from './use-insert.ts';
import { useAvatarAddress, useShowAvatar } from './use-show-avatar.ts';

/** From so many pixels on the bar has room for all its buttons; below, they stand in one menu. */
const leastWidth = 700;

/** Above the canvas: undo and redo, and everything that can be put on a slide. */
export function InsertBar() {
  const { t } = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  const { width } = useSize(bar);
  const isNarrow = width > 0 && width < leastWidth;
  const isDrawing = useEdited((state) => state.tool.kind === 'draw');
  const label = t(editorMessages.insert);
  useAvatarAddress();
  return (
    <div
      ref={bar}
      className={styles.bar}
      role="toolbar"
      aria-label={t(texts.bar)}
      data-region="insert"
      data-narrow={isNarrow}
    >
      <Steps />
      <span className={styles.gap} />
      {isNarrow ? (
        <Popover label={label} className={styles.item} face={<Face icon={IconPlus} name={label} />}>
          {() => (
            <div className={styles.menu}>
              <Items />
            </div>
          )}
        </Popover>
      ) : (
        <Items />
      )}
      <Transfers />
      <span role="status" className={styles.drawing}>
        {isDrawing ? t(texts.drawing) : ''}
      </span>
      <HelpSheet />
    </div>
  );
}

/** What a button shows. */
const Face = ({ icon: Icon, name }: { icon: ComponentType<IconProps>; name: string }) => (
  <>
    <Icon size={20} stroke={1.6} aria-hidden="true" />
    <span>{name}</span>
  </>
);

type ItemProps = {
  icon: ComponentType<IconProps>;
  name: string;
  keys?: string;
  isOn?: boolean;
  disabled?: boolean;
  onPress: () => void;
};

function Item({ icon, name, keys, isOn, disabled = false, onPress }: ItemProps) {
  const { t } = useTexts();
  const label = keys === undefined ? name : t(texts.withKeys, { name, keys });
  return (
    <button
      type="button"
      className={styles.item}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={onPress}
    >
      <Face icon={icon} name={name} />
    </button>
  );
}

/** The way back and forth. */
function Steps() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const canUndo = useEdited((state) => state.history.past.length > 0);
  const canRedo = useEdited((state) => state.history.future.length > 0);
  return (
    <div className={styles.steps}>
      <Item
        icon={IconArrowBackUp}
        name={t(editorMessages.undo)}
        keys="Ctrl+Z"
        disabled={!canUndo}
        onPress={editor.undo}
      />
      <Item
        icon={IconArrowForwardUp}
        name={t(editorMessages.redo)}
        keys="Ctrl+Y"
        disabled={!canRedo}
        onPress={editor.redo}
      />
    </div>
  );
}

const shapesOnly = shapeGroups.filter((group) => group !== 'lines');

/** Everything that can be put on a slide, one button each. */
function Items() {
  const { t } = useTexts();
  const { tool, arm } = useDrawTool();
  const isText = tool.kind === 'draw' && tool.type === 'text';
  return (
    <>
      <Item
        icon={kinds.text.icon}
        name={t(kinds.text.name)}
        keys="T"
        isOn={isText}
        onPress={() => arm({ type: 'text' })}
      />
      <Shapes icon={kinds.shape.icon} name={t(texts.shapes)} groups={shapesOnly} />
      <Shapes icon={IconLine} name={t(texts.lines)} groups={['lines']} />
      <MediaItem kind="image" />
      <MediaItem kind="video" />
      <MediaItem kind="audio" />
      <MaterialsItem />
      <MoreKinds />
      <AvatarItem />
    </>
  );
}

type ShapesProps = Pick<ItemProps, 'icon' | 'name'> & { groups: typeof shapeGroups };

function Shapes({ icon, name, groups }: ShapesProps) {
  const { t } = useTexts();
  const { tool, arm, insertNow } = useDrawTool();
  const pick = (preset: ShapeName, isAtOnce: boolean) => {
    countUse(preset);
    (isAtOnce ? insertNow : arm)({ type: 'shape', preset });
  };
  return (
    <Popover label={name} className={styles.item} face={<Face icon={icon} name={name} />}>
      {(close) => (
        <ShapePicker
          groups={groups}
          chosen={tool.kind === 'draw' ? tool.preset : undefined}
          hint={t(texts.howToDraw)}
          onPick={(preset, isAtOnce) => {
            close();
            pick(preset, isAtOnce);
          }}
        />
      )}
    </Popover>
  );
}

/** A picture, film or sound, from this computer or the materials. */
function MediaItem({ kind }: { kind: MediaKind }) {
  const { t } = useTexts();
  const { mayInsert } = useInsert();
  const { insertMedia } = useInsertMedia();
  const name = t(kinds[kind].name);
  return (
    <MediaChoice
      kind={kind}
      label={name}
      className={styles.item}
      face={<Face icon={kinds[kind].icon} name={name} />}
      mayChoose={mayInsert}
      onChoose={(source) => void insertMedia([source])}
    />
  );
}

/** Shows the materials beside the canvas, or takes them away. */
function MaterialsItem() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const isOn = useEdited(({ panel }) => panel === 'materials');
  return (
    <Item
      icon={IconFolder}
      name={t(texts.materials)}
      isOn={isOn}
      onPress={() => editor.use({ panel: isOn ? 'slide' : 'materials' })}
    />
  );
}

/** Kinds whose elements are made elsewhere. */
function MoreKinds() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const { insert, mayInsert } = useInsert();
  const { insertTable, insertChart, insertFormula } = insertSlots;
  const at = () => ({ insert, viewport: editor.store.getState().deck.viewport });
  return (
    <>
      {insertTable ? (
        <Popover
          label={t(kinds.table.name)}
          className={styles.item}
          face={<Face icon={kinds.table.icon} name={t(kinds.table.name)} />}
        >
          {(close) => (
            <TableGrid
              onPick={(rows, columns) => {
                close();
                if (mayInsert()) insertTable(at(), rows, columns);
              }}
            />
          )}
        </Popover>
      ) : null}
      {insertChart ? (
        <Item
          icon={kinds.chart.icon}
          name={t(kinds.chart.name)}
          onPress={() => mayInsert() && insertChart(at())}
        />
      ) : null}
      {insertFormula ? (
        <Item
          icon={kinds.latex.icon}
          name={t(kinds.latex.name)}
          onPress={() => mayInsert() && insertFormula(at())}
        />
      ) : null}
    </>
  );
}

function AvatarItem(): ReactNode {
  const { t } = useTexts();
  const show = useShowAvatar();
  return <Item icon={kinds.avatar.icon} name={t(kinds.avatar.name)} onPress={show} />;
}
