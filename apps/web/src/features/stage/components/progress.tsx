import { type PointerEvent, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { clockText, type Place, placeOf, timeOf, totalOf } from '../rules.ts';
import styles from './progress.module.css';

/** The line of time, one piece per page. It can be dragged, and read aloud. */
export function Progress() {
  const { t } = useTexts();
  const engine = useEngine();
  const page = useStage((state) => state.page);
  const pageMs = useStage((state) => state.pageMs);
  const pages = useStage((state) => state.pages);
  useStage((state) => state.tracks);
  const line = useRef<HTMLDivElement>(null);
  const [hover, setHover] = useState<{ share: number; place: Place }>();
  const lengths = engine.lengths();
  const total = totalOf(lengths);
  const now = timeOf(lengths, { page, ms: pageMs });

  const shareAt = ({ clientX }: PointerEvent): number => {
    const { left, width } = line.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return Math.min(1, Math.max(0, (clientX - left) / Math.max(1, width)));
  };
  const look = (event: PointerEvent) => {
    const share = shareAt(event);
    setHover({ share, place: placeOf(lengths, share * total) });
    if (event.buttons === 1 && event.currentTarget.hasPointerCapture(event.pointerId))
      engine.seekTo(share * total);
  };
  const nameOf = (index: number) => pages[index]?.title || t(texts.untitledPage, { page: index + 1 });
  return (
    <div
      ref={line}
      className={styles.line}
      role="slider"
      tabIndex={0}
      aria-label={t(texts.progress)}
      aria-valuemin={0}
      aria-valuemax={Math.round(total / 1000)}
      aria-valuenow={Math.round(now / 1000)}
      aria-valuetext={t(texts.progressText, { page: page + 1, pages: pages.length, time: clockText(now) })}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        engine.seekTo(shareAt(event) * total);
      }}
      onPointerMove={look}
      onPointerLeave={() => setHover(undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'Home' && event.key !== 'End') return;
        event.preventDefault();
        engine.seekTo(event.key === 'Home' ? 0 : total);
      }}
    >
      {pages.map(({ id }, index) => {
        const length = lengths[index] ?? 0;
        const done = index < page ? 1 : index > page ? 0 : Math.min(1, pageMs / Math.max(1, length));
        return (
          <span key={id} className={styles.page} data-current={index === page} style={{ flexGrow: length }}>
            <i style={{ transform: `scaleX(${done})` }} />
          </span>
        );
      })}
      {hover ? (
        <span className={styles.tip} style={{ left: `${hover.share * 100}%` }} aria-hidden="true">
          {`${hover.place.page + 1} · ${nameOf(hover.place.page)} · ${clockText(hover.share * total)}`}
        </span>
      ) : null}
    </div>
  );
}
