import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './load-more.module.css';

type Props = { label: string; isBusy: boolean; onMore: () => void };

/** The end of a list that goes on: what follows is fetched when it comes near, or when somebody asks for it. */
export function LoadMore({ label, isBusy, onMore }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (isBusy || !box.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: '800px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isBusy]);
  return (
    <div ref={box} className={styles.more}>
      <Button variant="default" loading={isBusy} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
