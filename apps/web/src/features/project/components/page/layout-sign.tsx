import type { PresenterLayout } from '@app/deck/presenter-layout.ts';
import styles from './presenter-place.module.css';

/** A slide and somebody at it, as small as a letter. */
export function LayoutSign({ layout }: { layout: PresenterLayout | 'deck' }) {
  const slide = layout === 'beside' ? 23 : 31;
  return (
    <svg className={styles.sign} viewBox="0 0 32 20" width={40} height={25} aria-hidden="true">
      <rect
        x={0.5}
        y={layout === 'beside' ? 3 : 0.5}
        width={slide}
        height={layout === 'beside' ? 14 : 19}
        rx={2}
      />
      <Person layout={layout} />
    </svg>
  );
}

function Person({ layout }: { layout: PresenterLayout | 'deck' }) {
  switch (layout) {
    case 'beside':
      return <path d="M28 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm-3.5 11v-3a3.5 3.5 0 0 1 7 0v3z" />;
    case 'corner':
      return <circle cx={26} cy={14} r={4} />;
    case 'small':
      return <circle cx={28} cy={16.5} r={2} />;
    case 'slide':
      return <path d="M25 6a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zm-4.5 13.5v-3a4.5 4.5 0 0 1 9 0v3z" />;
    case 'auto':
      return <path d="M16 3l1.8 5.2L23 10l-5.2 1.8L16 17l-1.8-5.2L9 10l5.2-1.8z" />;
    case 'deck':
      return <path d="M8 6h16v2H8zm0 3.5h16v2H8zM8 13h10v2H8z" />;
    default:
      return null;
  }
}
