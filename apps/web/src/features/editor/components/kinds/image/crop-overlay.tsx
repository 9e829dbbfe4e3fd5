import { type DrawnImage, recropped, wholePicture } from '@app/deck/commands/crop.ts';
import type { Grip } from '@app/deck/geometry/resize.ts';
import type { Point } from '@app/deck/geometry/transform.ts';
import { ImageKind } from '@app/slide-view/kinds/image.tsx';
import { useEffect } from 'react';
import { useTexts } from '../../../../../lib/texts.ts';
import { cropBy, innerGrip } from '../../../gestures/crop.ts';
import { handleName } from '../../../gestures/press.ts';
import { openedElement } from '../../../store.ts';
import { cursorOf, frameStyle, grips } from '../../canvas/frame.ts';
import { usePreview, useStage } from '../../canvas/use-stage.ts';
import { useEdited, useEditor } from '../../use-editor.ts';
import { useSeen } from '../seen.ts';
import styles from './crop-overlay.module.css';
import { imageTexts as texts } from './messages.ts';

/** What lies over a picture while it is cut: all of it, dimmed, and the frame of what is shown. */
export function CropOverlay({ scale }: { scale: number }) {
  const element = useEdited((state) => openedElement(state, 'image'));
  const [seen] = useSeen(element ? [element] : []);
  const box = usePreview(({ boxes }) => seen && boxes[seen.id]);
  return seen ? <Overlay key={seen.id} image={{ ...seen, ...box }} scale={scale} /> : null;
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const sides = ['Left', 'Top', 'Right', 'Bottom'] as const;

/** The name of a grip: the sides that it pulls. */
function gripSides({ x, y }: Grip): (typeof sides)[number][] {
  return sides.filter((side) => ({ Left: x === -1, Right: x === 1, Top: y === -1, Bottom: y === 1 })[side]);
}

/** Keys while a picture is cut: arrows pull the grip that has the focus, or the picture; Enter and Escape end it. */
function useCropKeys(): void {
  const stage = useStage();
  const { editor } = useEditor();
  useEffect(() => {
    stage.room?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.isComposing || event.keyCode === 229) return;
      if (!(target instanceof HTMLElement) || !stage.room?.contains(target)) return;
      // From here Tab goes through the grips, not on to the next element.
      if (event.key === 'Tab') return event.stopPropagation();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const way = steps[event.key];
      if (way) {
        const far = event.shiftKey ? 10 : 1;
        const grip = grips[Number(target.dataset['grip'])] ?? innerGrip;
        cropBy(editor, grip, { x: way.x * far, y: way.y * far });
      } else if (event.key === 'Enter' || event.key === 'Escape') {
        editor.open(undefined);
        stage.room.focus({ preventScroll: true });
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      editor.seal();
    };
  }, [stage, editor]);
}

function Overlay({ image, scale }: { image: DrawnImage; scale: number }) {
  const { t } = useTexts();
  useCropKeys();
  const { crop: _crop, geometry: _mask, stroke: _line, shadow: _shadow, fill: _fill, ...plain } = image;
  const { crop: _none, ...room } = recropped(image, wholePicture);
  const whole = { ...plain, ...room };
  const nameOf = (grip: Grip) =>
    t(texts.cropGrip, {
      side: gripSides(grip)
        .map((side) => t(texts[`crop${side}`]))
        .join(' '),
    });
  return (
    <div className={styles.overlay} role="group" aria-label={t(texts.cropping)}>
      <div className={styles.ghost} style={{ transform: `scale(${scale})` }}>
        <ImageKind element={{ ...whole, alt: '' }} />
      </div>
      <div
        className={styles.picture}
        data-handle={handleName({ kind: 'crop', grip: innerGrip })}
        style={frameStyle(whole, scale)}
      />
      <div className={styles.frame} style={frameStyle(image, scale)}>
        {grips.map((grip, index) => (
          <button
            key={`${grip.x} ${grip.y}`}
            type="button"
            className={styles.grip}
            data-grip={index}
            data-corner={grip.x !== 0 && grip.y !== 0}
            data-upright={grip.x !== 0}
            data-handle={handleName({ kind: 'crop', grip })}
            aria-label={nameOf(grip)}
            style={{
              left: `${(grip.x + 1) * 50}%`,
              top: `${(grip.y + 1) * 50}%`,
              cursor: cursorOf(grip, image.rotate),
            }}
          />
        ))}
      </div>
    </div>
  );
}
