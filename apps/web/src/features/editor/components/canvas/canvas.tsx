import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { contextZone } from '../../../../lib/context-menu.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { watchPinch } from '../../gestures/pinch.ts';
import { doublePress, press } from '../../gestures/press.ts';
import { createStage, putOnScreen, type Stage } from '../../gestures/stage.ts';
import { keepAnchor, watchWheel } from '../../gestures/zoom.ts';
import { useEditorKeys } from '../../keys/use-editor-keys.ts';
import { editorMessages as texts } from '../../messages.ts';
import { BuildMarks } from '../panels/build-marks.tsx';
import { DropZone } from '../insert/drop-zone.tsx';
import { TransferMarks } from '../insert/transfers.tsx';
import { editedSlots } from '../slides/edited-slots.tsx';
import { EmptyPlaces } from '../slides/empty-places.tsx';
import { StandingFigure } from '../kinds/avatar/avatar-figure.tsx';
import { ChartSheet } from '../kinds/chart/chart-sheet.tsx';
import { CropOverlay } from '../kinds/image/crop-overlay.tsx';
import { TableOverlay } from '../kinds/table/table-overlay.tsx';
import { FloatingBar } from '../textbox/floating-bar.tsx';
import { useEdited, useEditor } from '../use-editor.ts';
import { Announcer } from './announcer.tsx';
import styles from './canvas.module.css';
import { ElementNodes } from './element-node.tsx';
import { CanvasFoot } from './foot.tsx';
import { GestureMarks } from './gesture-marks.tsx';
import { Grid } from './grid.tsx';
import { Ground } from './ground.tsx';
import { GuideLines } from './guide-lines.tsx';
import { canvasEntries } from './menu-entries.ts';
import { Rulers } from './rulers.tsx';
import { SelectionBox } from './selection-box.tsx';
import { useScale } from './use-scale.ts';
import { StageContext } from './use-stage.ts';

/** The slide that is edited, in the middle of its room, and what helps to arrange things on it. */
export function Canvas() {
  const { editor, project } = useEditor();
  const [stage] = useState(() => createStage(editor, project.id));
  const [zone] = useState(() => contextZone(() => canvasEntries(stage)));
  return (
    <StageContext value={stage}>
      <DropZone>
        <div ref={zone} className={styles.canvas} data-region="canvas">
          <Room stage={stage} />
          <Announcer />
          <ChartSheet />
          <FloatingBar />
        </div>
      </DropZone>
    </StageContext>
  );
}

/** What scrolls. Inside of the paper everything is in units of the viewport. */
function Room({ stage }: { stage: Stage }) {
  const { t, language } = useTexts();
  const room = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const scale = useScale(room);
  const viewport = useEdited((state) => state.deck.viewport);
  const { width, height } = viewport;
  const isDrawing = useEdited((state) => state.tool.kind === 'draw');
  const isFit = useEdited((state) => state.zoom === 'fit');
  const slideId = useEdited((state) => state.slideId);
  const slots = useMemo(() => editedSlots(language, slideId), [language, slideId]);
  const { isPanning } = useEditorKeys(stage);
  useLayoutEffect(() => {
    putOnScreen(stage, { room: room.current ?? undefined, paper: paper.current ?? undefined, scale });
    keepAnchor(stage);
  }, [stage, scale]);
  useEffect(() => {
    if (!room.current) return undefined;
    const stops = [watchWheel(stage, room.current), watchPinch(stage, room.current)];
    return () => stops.forEach((stop) => stop());
  }, [stage]);
  return (
    <>
      <div
        ref={room}
        className={styles.room}
        role="application"
        aria-label={t(texts.canvas)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-tool={isPanning ? 'pan' : isDrawing ? 'draw' : 'select'}
        data-fit={isFit}
        onPointerDown={(event) => press(stage, event.nativeEvent, isPanning)}
        onDoubleClick={(event) => doublePress(stage, event.nativeEvent)}
        onDragStart={(event) => event.preventDefault()}
        // Links of a slide lead away only where it is shown.
        onClickCapture={(event) =>
          event.target instanceof Element && event.target.closest('a') && event.preventDefault()
        }
      >
        <div className={styles.field}>
          <div ref={paper} className={styles.paper} style={{ width: width * scale, height: height * scale }}>
            <div className={styles.world} data-world style={{ width, height, transform: `scale(${scale})` }}>
              <Ground slots={slots} />
              <ElementNodes slots={slots} />
              <StandingFigure slideId={slideId} viewport={viewport} />
              <EmptyPlaces />
            </div>
            <div className={styles.veil} />
            <Grid scale={scale} />
            <GuideLines scale={scale} />
            <CropOverlay scale={scale} />
            <SelectionBox scale={scale} />
            <TableOverlay scale={scale} />
            <BuildMarks scale={scale} />
            <GestureMarks scale={scale} />
            <TransferMarks scale={scale} />
          </div>
        </div>
      </div>
      <Rulers scale={scale} />
      <CanvasFoot scale={scale} />
    </>
  );
}
