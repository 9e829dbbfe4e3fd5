import type { Talk } from '@app/contract/project/schema.ts';
import { lightsOf, litAt } from '@app/deck/staging/light.ts';
import { useId, useMemo, useState } from 'react';
import { useStage } from '../../hooks.ts';
import type { TalkPage } from '../../rules.ts';
import type { StageState } from '../../store.ts';
import styles from './spotlight.module.css';

type Props = { page: TalkPage; index: number; viewport: Talk['viewport'] };

/** In units of the slide: how far light reaches round a thing, and how soft its edge is. */
const reach = 14;
const softness = 6;

/** An answer may be about something else, and before the talk everything can be read. */
const litPhases: readonly StageState['phase'][] = ['loading', 'playing', 'paused', 'resuming'];

/** What is spoken of is lit: the rest of the slide is dimmed softly. */
export function Spotlight({ page, index, viewport }: Props) {
  const id = useId();
  const track = useStage(({ tracks }) => tracks[index]);
  const lights = useMemo(() => {
    // What has a build to point it out is pointed out by that.
    const built = page.builds.filter(({ kind }) => kind === 'emphasis').map(({ elementId }) => elementId);
    return track ? lightsOf(track).filter(({ elementId }) => !built.includes(elementId)) : [];
  }, [page, track]);
  const lit = useStage(({ page: now, pageMs, phase, cited }) =>
    now === index && cited === undefined && litPhases.includes(phase) ? litAt(lights, pageMs).join(' ') : '',
  );
  // While the light goes out it stays where it was.
  const [shown, setShown] = useState(lit);
  if (lit !== '' && lit !== shown) setShown(lit);
  const ids = shown.split(' ');
  const boxes = page.elements.filter((element) =>
    [element.id, ...(element.groups ?? [])].some((each) => ids.includes(each)),
  );
  if (boxes.length === 0) return null;
  const { width, height } = viewport;
  return (
    <svg
      className={styles.shade}
      viewBox={`0 0 ${width} ${height}`}
      data-lit={lit}
      data-on={lit !== ''}
      aria-hidden="true"
    >
      <filter
        id={`${id}-soft`}
        filterUnits="userSpaceOnUse"
        x={-width}
        y={-height}
        width={width * 3}
        height={height * 3}
      >
        <feGaussianBlur stdDeviation={softness} />
      </filter>
      <mask id={`${id}-holes`} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
        <rect width={width} height={height} fill="#fff" />
        <g filter={`url(#${id}-soft)`}>
          {boxes.map((box) => (
            <rect
              key={box.id}
              x={box.left - reach}
              y={box.top - reach}
              width={box.width + reach * 2}
              height={box.height + reach * 2}
              rx={reach}
              transform={`rotate(${box.rotate} ${box.left + box.width / 2} ${box.top + box.height / 2})`}
            />
          ))}
        </g>
      </mask>
      <rect className={styles.dark} width={width} height={height} mask={`url(#${id}-holes)`} />
    </svg>
  );
}
