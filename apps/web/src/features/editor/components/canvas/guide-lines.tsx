import type { Axis } from '@app/deck/snap/targets.ts';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { followPointer } from '../../gestures/follow-pointer.ts';
import { guideGesture, moveGuide } from '../../gestures/guide.ts';
import { useEdited } from '../use-editor.ts';
import styles from './canvas.module.css';
import { canvasTexts as texts } from './messages.ts';
import { useStage, useView } from './use-stage.ts';

const outside = -1;

/** Guides that somebody has put on the slide; they are moved by pointer or arrow keys, and go with Delete. */
export function GuideLines({ scale }: { scale: number }) {
  const guides = useView((view) => view.guides);
  return (['x', 'y'] as const).flatMap((axis) =>
    guides[axis].map((at) => <GuideLine key={`${axis} ${at}`} axis={axis} at={at} scale={scale} />),
  );
}

function GuideLine({ axis, at, scale }: { axis: Axis; at: number; scale: number }) {
  const { t } = useTexts();
  const stage = useStage();
  const { width, height } = useEdited((state) => state.deck.viewport);
  const onKeyDown = (event: KeyboardEvent) => {
    const isForward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
    const isBack = event.key === 'ArrowLeft' || event.key === 'ArrowUp';
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    if (event.nativeEvent.isComposing || (!isForward && !isBack && !isGone)) return;
    event.preventDefault();
    const by = (event.shiftKey ? 10 : 1) * (isForward ? 1 : -1);
    moveGuide(stage, axis, at, isGone ? outside : at + by);
  };
  return (
    <div
      className={styles.guide}
      role="slider"
      tabIndex={0}
      aria-label={t(texts.guide)}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={axis === 'x' ? width : height}
      aria-valuenow={at}
      data-axis={axis}
      style={axis === 'x' ? { left: at * scale } : { top: at * scale }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        followPointer(stage, event.nativeEvent, guideGesture(stage, axis, at));
      }}
    />
  );
}
