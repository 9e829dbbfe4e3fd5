import type { AssistantLocation } from '@app/contract/helper/schema.ts';
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { saveLocation, useHelperCount } from '../api.ts';
import { useTip } from '../hooks.ts';
import { helperTexts as texts } from '../messages.ts';
import {
  deskSize,
  dockPlace,
  freePlace,
  inside,
  isOverContent,
  locationOf,
  movedByKey,
  type Place,
  placeIn,
  type Size,
  smallSize,
  type Surroundings,
  type Tip,
  tipFor,
  tipSide,
} from '../rules.ts';
import { useHelper } from '../store.ts';
import { AssistantFace } from './assistant-face.tsx';
import styles from './assistant.module.css';
import { CountPill, useCountLabel } from './count-pill.tsx';
import { TipCard } from './tip-card.tsx';
import { useDrag } from './use-drag.ts';
import { useSurroundings } from './use-surroundings.ts';

/** Steps by the arrow keys are saved when they have come to rest. */
const restMs = 500;

/** Where it is, and how it gets somewhere else. */
function usePlace(window: Size) {
  const user = useSession((state) => state.user);
  const moved = useHelper((state) => state.moved);
  // Somebody else may have logged in since.
  const location = moved && moved.userId === user?.id ? moved.location : user?.assistantLocation;
  const [moving, setMoving] = useState<Place>();
  const latest = useRef<AssistantLocation>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (latest.current) void saveLocation(latest.current);
    latest.current = undefined;
  }, []);
  const rest = () => {
    save();
    setMoving(undefined);
  };
  // Whoever leaves the screen within the pause has still moved it.
  useEffect(() => save, [save]);
  return {
    place: moving ?? placeIn(window, location),
    isMoving: moving !== undefined,
    /** Somebody wants it there, whatever it covers. */
    isChosen: moving !== undefined || Boolean(location),
    move(to: Place) {
      const place = inside(to, window, deskSize);
      latest.current = locationOf(place, window);
      setMoving(place);
    },
    rest,
    restSoon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(rest, restMs);
    },
  };
}

/**
 * Where it is shown. Where somebody put it, it stays, and only steps aside for a main button; otherwise it covers nothing
 * of the screen: it floats where the specification says if there is room beside the content, else it is in its dock.
 */
function shownPlace(
  { place, isMoving, isChosen }: Pick<ReturnType<typeof usePlace>, 'place' | 'isMoving' | 'isChosen'>,
  { buttons, dock, content }: Surroundings,
  window: Size,
): { at: Place; isDocked: boolean } {
  if (isMoving) return { at: place, isDocked: false };
  if (!isChosen && dock && isOverContent(place, deskSize, content)) {
    return { at: dockPlace(dock), isDocked: true };
  }
  return { at: freePlace(place, deskSize, buttons, window), isDocked: false };
}

type Props = { path: string; window: Size; onHelp: () => void };

/** The head with the count below it. It can be dragged, moved by keys, and asked. */
export function DeskAssistant({ path, window, onHelp }: Props) {
  const { t } = useTexts();
  const [tipId, hintId] = [useId(), useId()];
  const head = useRef<HTMLButtonElement>(null);
  const { count, isLoading } = useHelperCount();
  const label = useCountLabel(count);
  const { status, muted } = useHelper();
  const content = tipFor(status, count, path);
  const tip = useTip(!muted.includes(content.id));
  const around = useSurroundings();
  const { move, rest, restSoon, ...own } = usePlace(window);
  const { at: shownAt, isDocked } = shownPlace(own, around, window);
  const { isDragging, handlers } = useDrag({
    place: shownAt,
    onPress: tip.leave,
    onMove: move,
    onDrop: (hasMoved) => hasMoved && rest(),
    onClick: tip.toggle,
  });
  const side = tipSide(shownAt, window, isDocked ? smallSize : deskSize);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.target === head.current ? movedByKey(shownAt, event.key, event.shiftKey) : undefined;
    if (to) {
      event.preventDefault();
      move(to);
      restSoon();
    } else if (event.key === 'Escape' && tip.isOpen) {
      event.stopPropagation();
      tip.close();
      head.current?.focus();
    }
  };
  const ifMouse = (work: () => void) => (event: PointerEvent) => event.pointerType !== 'touch' && work();
  return (
    // Escape and the arrow keys belong to whatever inside has the focus.
    <div
      className={styles.assistant}
      style={shownAt}
      role="group"
      aria-label={t(texts.name)}
      data-dragging={isDragging}
      data-docked={isDocked}
      data-no-print
      onKeyDown={onKeyDown}
    >
      <button
        ref={head}
        type="button"
        className={styles.head}
        aria-label={label}
        aria-busy={isLoading}
        aria-expanded={tip.isOpen}
        aria-controls={tip.isOpen ? tipId : undefined}
        aria-describedby={hintId}
        {...handlers}
        onPointerEnter={ifMouse(tip.approach)}
        onPointerLeave={ifMouse(tip.leave)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && tip.approach()}
        onBlur={tip.leave}
      >
        <AssistantFace isSpeaking={tip.isOpen} />
        <CountPill count={count} />
      </button>
      <span id={hintId} hidden>
        {t(texts.howToMove)}
      </span>
      {tip.isOpen && !isDragging ? (
        <DeskTip id={tipId} side={side} tip={tip} content={content} onHelp={onHelp} />
      ) : null}
    </div>
  );
}

type TipProps = {
  id: string;
  side: ReturnType<typeof tipSide>;
  tip: ReturnType<typeof useTip>;
  content: Tip;
  onHelp: () => void;
};

/** What it says, beside it; it stays while somebody is on it. */
function DeskTip({ id, side, tip, content, onHelp }: TipProps) {
  return (
    <div
      id={id}
      className={styles.tip}
      data-x={side.x}
      data-y={side.y}
      onPointerEnter={tip.hold}
      onPointerLeave={tip.release}
      onFocus={tip.hold}
      onBlur={tip.release}
    >
      <TipCard
        tip={content}
        onHelp={() => {
          tip.close();
          onHelp();
        }}
        onDone={tip.close}
      />
    </div>
  );
}
