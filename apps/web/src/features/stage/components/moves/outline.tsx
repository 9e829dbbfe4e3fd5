import type { Talk } from '@app/contract/project/schema.ts';
import { useStage } from '../../hooks.ts';
import type { TalkPage } from '../../rules.ts';
import styles from './outline.module.css';

type Props = { page: TalkPage; index: number; viewport: Talk['viewport'] };

/** In units of the slide: how far the line stays off the thing it goes round. */
const reach = 8;

/** What an answer comes from has a line round it, as long as it is told. */
export function Outline({ page, index, viewport: { width, height } }: Props) {
  const id = useStage(({ cited }) => (cited?.page === index ? cited.elementId : undefined));
  const boxes = page.elements.filter(
    (element) => id !== undefined && [element.id, ...(element.groups ?? [])].includes(id),
  );
  if (boxes.length === 0) return null;
  return (
    <svg
      key={id}
      className={styles.outline}
      viewBox={`0 0 ${width} ${height}`}
      data-outlined={id}
      aria-hidden="true"
    >
      {boxes.flatMap(({ id: box, ...at }) => {
        // What reaches over the edge of the slide has its line on the edge.
        const [left, top] = [Math.max(at.left - reach, 1), Math.max(at.top - reach, 1)];
        const [right, bottom] = [
          Math.min(at.left + at.width + reach, width - 1),
          Math.min(at.top + at.height + reach, height - 1),
        ];
        const rect = { x: left, y: top, width: Math.max(right - left, 0), height: Math.max(bottom - top, 0) };
        const turned = `rotate(${at.rotate} ${at.left + at.width / 2} ${at.top + at.height / 2})`;
        return ['halo', 'line'].map((kind) => (
          <rect key={`${box} ${kind}`} className={styles[kind]} {...rect} rx={reach} transform={turned} />
        ));
      })}
    </svg>
  );
}
